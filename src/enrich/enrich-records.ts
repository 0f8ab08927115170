import { functionNamed, remembering } from '../catalogue/index.js';
import type { EnrichFunction } from './enrich-function.js';
import type { LookupContext, Outcome, Providers } from './provider.js';

/** Lookups of one job that are under way at once. */
const AT_ONCE = 8;

/** What became of a record. */
export interface EnrichedRecord {
  /** In the order of the output fields; '' where there is nothing to say. */
  readonly fields: readonly string[];
  /** Whether it failed: there was nothing to look up, or nobody who could. */
  readonly failed: boolean;
}

/**
 * Runs a function over records.
 *
 * @param inputs   of each record, in the order of the function's inputs.
 * @param outputs  names of the fields.
 * @returns one for each record, in their order. A record that failed has empty fields.
 */
export async function enrichRecords(
  fn: EnrichFunction,
  inputs: readonly (readonly string[])[],
  outputs: readonly string[],
  providers: Providers,
  context: LookupContext,
): Promise<EnrichedRecord[]> {
  const lookup = fn.embedded === undefined ? providerLookup(fn, providers, context) : await embeddedLookup(fn.embedded);
  const enriched: EnrichedRecord[] = new Array(inputs.length);
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < inputs.length) {
      const at = next++;
      const values = inputs[at];
      const outcome = values.every((value) => value.trim() === '') || isIncomplete(fn, values) ? FAILED : await lookup(values);
      const found = outcome.status === 'found' ? outcome.fields : {};
      enriched[at] = { fields: outputs.map((name) => found[name] ?? ''), failed: outcome.status === 'unavailable' };
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, inputs.length) }, work));
  return enriched;
}

const FAILED: Outcome = { status: 'unavailable', reason: 'no-evidence' };

const isIncomplete = ({ inputs }: EnrichFunction, values: readonly string[]): boolean => inputs.some(({ required }, i) => required && values[i].trim() === '');

type Lookup = (values: readonly string[]) => Promise<Outcome> | Outcome;

function providerLookup(fn: EnrichFunction, providers: Providers, context: LookupContext): Lookup {
  return (values) => providers.lookup(fn.name, Object.fromEntries(fn.inputs.map(({ name }, i) => [name, values[i]])), context);
}

/** Functions that were asked for before, with what they remember. */
const loaded = new Map<string, Promise<Lookup>>();

function embeddedLookup(name: string): Promise<Lookup> {
  const known = loaded.get(name) ?? load(name);
  loaded.set(name, known);
  return known;
}

async function load(name: string): Promise<Lookup> {
  const { outputs, load: loadFunction } = functionNamed(name);
  const apply = remembering(await loadFunction());
  return (values) => {
    const fields = apply(values);
    return { status: 'found', fields: Object.fromEntries(outputs.map((output, i) => [output.name, fields[i]])) };
  };
}
