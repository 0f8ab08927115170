import { functionNamed, remembering } from '../catalogue/index.js';
import type { Utf8Column } from '../column/utf8-column.js';
import { keys } from '../key/index.js';
import type { JobPlan } from './plan-job.js';

/** What a job puts behind each value. */
export interface Appended {
  /** Of the cells. */
  readonly names: readonly string[];
  /** The cells of the rows of some values. Null: nothing can be said. */
  cellsOf(values: Utf8Column): (row: number) => readonly (string | null)[];
}

/** Keys, or the fields of a function of the catalogue. */
export async function appendedOf({ function: { work }, category, level }: JobPlan): Promise<Appended> {
  if (work.kind !== 'fields') {
    return {
      names: ['SimKey'],
      cellsOf(values) {
        const found = keys(values, { category, level });
        return (row) => [found[row]];
      },
    };
  }
  const { inputs, outputs, load } = functionNamed(work.name);
  const apply = remembering(await load());
  const others = inputs.slice(1).map(() => '');
  return { names: outputs.map(({ name }) => name), cellsOf: (values) => (row) => apply([values.at(row), ...others]) };
}

/** Whether a function has said of a value that it is not valid. */
export function isInvalid({ names }: Appended): (cells: readonly (string | null)[]) => boolean {
  const place = names.indexOf('Valid');
  return (cells) => cells[place] === 'false';
}
