import { type FieldFunction, functionNamed, remembering } from '../catalogue/index.js';
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
  const failed: EnrichedRecord = { fields: outputs.map(() => ''), failed: true };
  if (fn.embedded !== undefined) {
    const apply = await loadedFunction(fn.embedded);
    return inputs.map((values) => (isIncomplete(fn, values) ? failed : { fields: apply(values), failed: false }));
  }
  const enriched: EnrichedRecord[] = new Array(inputs.length);
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < inputs.length) {
      const at = next++;
      enriched[at] = isIncomplete(fn, inputs[at]) ? failed : recordOf(await lookup(fn, inputs[at], providers, context), outputs, failed);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, inputs.length) }, work));
  return enriched;
}

/** Whether there is nothing to look up. */
function isIncomplete({ inputs }: EnrichFunction, values: readonly string[]): boolean {
  return inputs.some(({ required }, i) => required && values[i].trim() === '') || values.every((value) => value.trim() === '');
}

const lookup = (fn: EnrichFunction, values: readonly string[], providers: Providers, context: LookupContext): Promise<Outcome> =>
  providers.lookup(fn.name, Object.fromEntries(fn.inputs.map(({ name }, i) => [name, values[i]])), context);

function recordOf(outcome: Outcome, outputs: readonly string[], failed: EnrichedRecord): EnrichedRecord {
  if (outcome.status === 'unavailable') return failed;
  const found = outcome.status === 'found' ? outcome.fields : {};
  return { fields: outputs.map((name) => found[name] ?? ''), failed: false };
}

/** Functions that were asked for before, with what they remember. */
const loaded = new Map<string, Promise<FieldFunction>>();

function loadedFunction(name: string): Promise<FieldFunction> {
  const known = loaded.get(name) ?? functionNamed(name).load().then(remembering);
  loaded.set(name, known);
  return known;
}
