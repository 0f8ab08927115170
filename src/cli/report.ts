import { oneOf } from '../options.js';
import { type Arguments, textOf } from './arguments.js';
import { writing } from './writing.js';

/** Writes records for reading, or as JSON: options `target` and `out`. */
export async function report({ values }: Arguments, record: unknown, text: () => string): Promise<void> {
  const json = oneOf('target', textOf(values, 'target'), ['text', 'json'], 'text') === 'json';
  await writing(textOf(values, 'out'), (output) => void output.push(json ? `${JSON.stringify(record, null, 2)}\n` : text()));
}
