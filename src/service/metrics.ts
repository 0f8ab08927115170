/** Upper bounds of the times that are counted, in seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60, 600];
const startSeconds = Date.now() / 1000;

interface Family {
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly values: Map<string, number>;
}

/** What a service counts, in Prometheus' text format. Labels come from lists of its own: nobody outside can make them many. */
export class Metrics {
  readonly #families = new Map<string, Family>();

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
    const { values } = this.#family(name, help, 'histogram');
    const count = (suffix: string, more: Readonly<Record<string, string>>, by: number): void => {
      const key = `${suffix}${labelsOf({ ...labels, ...more })}`;
      values.set(key, (values.get(key) ?? 0) + by);
    };
    for (const bound of BOUNDS) count('_bucket', { le: String(bound) }, seconds <= bound ? 1 : 0);
    count('_bucket', { le: '+Inf' }, 1);
    count('_sum', {}, seconds);
    count('_count', {}, 1);
  }

  text(): string {
    const own = [
      ['process_resident_memory_bytes', 'Memory of the process', process.memoryUsage.rss()],
      ['process_start_time_seconds', 'When the process began', startSeconds],
      ['process_cpu_seconds_total', 'Time that the process has computed', (process.cpuUsage().user + process.cpuUsage().system) / 1e6],
    ] as const;
    const lines = own.flatMap(([name, help, value]) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${name.endsWith('_total') ? 'counter' : 'gauge'}`,
      `${name} ${value}`,
    ]);
    for (const [name, { help, type, values }] of this.#families) {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`);
      for (const [key, value] of values) lines.push(`${name}${key} ${value}`);
    }
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

function labelsOf(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`))}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}
