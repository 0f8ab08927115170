import { explainKey, type KeyExplanation } from '../key/index.js';
import { categoryOption, levelOption, oneOf } from '../options.js';
import { aligned } from './aligned.js';
import { OPTIONS, READING_TARGET, requirePositionals, textOf } from './arguments.js';
import type { Command } from './command.js';
import { writing } from './writing.js';

/** `namesake explain VALUE`: how a key came about. */
export const explainCommand: Command = {
  name: 'explain',
  positionals: ['VALUE'],
  summary: "Prints a value's similarity key and how it came about",
  details: 'Prints the text that the key is made of, the key, and every rule or table row that changed something.',
  options: { category: OPTIONS.category, level: OPTIONS.level, target: READING_TARGET, out: OPTIONS.out, help: OPTIONS.help },
  examples: ['namesake explain "Netflix, Inc."', 'namesake explain "Intl. Business Machines" --level wide --target json'],

  async run({ values, positionals }) {
    const [value] = requirePositionals('explain', positionals, ['VALUE']);
    const category = categoryOption(textOf(values, 'category'));
    const level = levelOption(textOf(values, 'level'));
    const json = oneOf('target', textOf(values, 'target'), ['text', 'json'], 'text') === 'json';
    const explanation = explainKey(value, { category, level });
    await writing(textOf(values, 'out'), (output) => void output.push(json ? asJson(explanation) : asText(explanation)));
  },
};

function asJson({ value, category, level, version, keyText, key, reasons }: KeyExplanation): string {
  const report = {
    Data: value,
    Category: category,
    Level: level,
    Version: version,
    KeyText: keyText,
    SimKey: key ?? '',
    Reasons: reasons.map(({ text, role, becomes, because }) => ({ Text: text, Role: role, Becomes: becomes, Because: because })),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function asText({ value, level, version, keyText, key, reasons }: KeyExplanation): string {
  const head = aligned([
    ['value', value],
    ['level', `${level} (${version})`],
    ['key text', keyText || '(nothing is left to match on)'],
    ['key', key ?? '(none)'],
  ]);
  if (reasons.length === 0) return head;
  return `${head}\n${aligned([['words', 'taken for', 'become', 'because'], ...reasons.map(({ text, role, becomes, because }) => [text, role, becomes || '·', because])])}`;
}
