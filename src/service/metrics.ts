/** Upper bounds of the times that are counted, in seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60, 600];
const startSeconds = Date.now() / 1000;

interface Family {
  readonly help: string;
  readonly type: 'counter' | 'gauge';
  readonly values: Map<string, number>;
}

/** Times of one label: how many were within each bound and not within the one before, and their sum. */
interface Times {
  readonly counts: number[];
  sum: number;
}

interface Histogram {
  readonly help: string;
  readonly times: Map<string, Times>;
}

/** What a service counts, in Prometheus' text format. Labels come from lists of its own: nobody outside can make them many. */
export class Metrics {
  readonly #families = new Map<string, Family>();
  readonly #histograms = new Map<string, Histogram>();

  /** Sets a gauge. */
  set(name: string, help: string, value: number): void {
    this.#family(name, help, 'gauge').values.set('', value);
  }

  /** Adds to a counter. */
  add(name: string, help: string, labels: Readonly<Record<string, string>>, by = 1): void {
    const { values } = this.#family(name, help, 'counter');
    const key = labelsOf(labels);
    values.set(key, (values.get(key) ?? 0) + by);
  }

  /** Counts a time in a histogram. */
  time(name: string, help: string, labels: Readonly<Record<string, string>>, seconds: number): void {
    let histogram = this.#histograms.get(name);
    if (histogram === undefined) this.#histograms.set(name, (histogram = { help, times: new Map() }));
    const key = labelsOf(labels);
    let times = histogram.times.get(key);
    if (times === undefined) histogram.times.set(key, (times = { counts: new Array<number>(BOUNDS.length + 1).fill(0), sum: 0 }));
    const bound = BOUNDS.findIndex((most) => seconds <= most);
    times.counts[bound < 0 ? BOUNDS.length : bound]++;
    times.sum += seconds;
  }

  text(): string {
    const { user, system } = process.cpuUsage();
    const lines = [
      ...head('process_resident_memory_bytes', 'Memory of the process', 'gauge'),
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      ...head('process_start_time_seconds', 'When the process began', 'gauge'),
      `process_start_time_seconds ${startSeconds}`,
      ...head('process_cpu_seconds_total', 'Time that the process has computed', 'counter'),
      `process_cpu_seconds_total ${(user + system) / 1e6}`,
    ];
    for (const [name, { help, type, values }] of this.#families) {
      lines.push(...head(name, help, type));
      for (const [key, value] of values) lines.push(`${name}${key} ${value}`);
    }
    for (const [name, { help, times }] of this.#histograms)
      lines.push(...head(name, help, 'histogram'), ...[...times].flatMap(([key, of]) => timesOf(name, key, of)));
    return `${lines.join('\n')}\n`;
  }

  #family(name: string, help: string, type: Family['type']): Family {
    const known = this.#families.get(name);
    if (known !== undefined) return known;
    const family: Family = { help, type, values: new Map() };
    this.#families.set(name, family);
    return family;
  }
}

const head = (name: string, help: string, type: string): string[] => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];

function timesOf(name: string, key: string, { counts, sum }: Times): string[] {
  const inner = key === '' ? '' : `${key.slice(1, -1)},`;
  let total = 0;
  const buckets = counts.map((count, i) => `${name}_bucket{${inner}le="${BOUNDS[i] ?? '+Inf'}"} ${(total += count)}`);
  return [...buckets, `${name}_sum${key} ${sum}`, `${name}_count${key} ${total}`];
}

function labelsOf(labels: Readonly<Record<string, string>>): string {
  let text = '';
  for (const name in labels) text += `${text === '' ? '{' : ','}${name}="${escapedLabel(labels[name])}"`;
  return text === '' ? '' : `${text}}`;
}

const escapedLabel = (value: string): string => (/[\\"\n]/.test(value) ? value.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`)) : value);
