import { explainMatch, type MatchExplanation, matchScore, policyOption } from '../link/index.js';
import { categoryOption, oneOf } from '../options.js';
import { aligned } from './aligned.js';
import { OPTIONS, READING_TARGET, requirePositionals, textOf } from './arguments.js';
import type { Command } from './command.js';
import { writing } from './writing.js';

/** `namesake score A B`: how probably two values mean the same. */
export const scoreCommand: Command = {
  name: 'score',
  positionals: ['A', 'B'],
  summary: 'Prints how probably two values mean the same, 0 to 100',
  details: 'With --explain also which words were aligned with which, what spoke for and against, and what forbids a match.',
  options: { category: OPTIONS.category, policy: OPTIONS.policy, explain: OPTIONS.explain, target: READING_TARGET, out: OPTIONS.out, help: OPTIONS.help },
  examples: ['namesake score "International Business Machines" "IBM Corp."', 'namesake score "Trading 392" "Trading 393" --explain'],

  async run({ values, positionals }) {
    const [a, b] = requirePositionals('score', positionals, ['A', 'B']);
    const category = categoryOption(textOf(values, 'category'));
    const policy = policyOption(category, textOf(values, 'policy'));
    const json = oneOf('target', textOf(values, 'target'), ['text', 'json'], 'text') === 'json';
    const text = values.explain === true ? explained(explainMatch(a, b, { category, policy }), json) : scored(matchScore(a, b, { category, policy }), json);
    await writing(textOf(values, 'out'), (output) => void output.push(text));
  },
};

const scored = (score: number, json: boolean): string => (json ? `{"Score": ${score}}\n` : `${score}\n`);

function explained({ score, veto, alignment, evidence }: MatchExplanation, json: boolean): string {
  if (json) {
    const report = {
      Score: score,
      Veto: veto,
      Alignment: alignment.map(({ left, right, how }) => ({ Left: left, Right: right, How: how })),
      Evidence: evidence.map(({ feature, value, logOdds }) => ({ Feature: feature, Value: value, LogOdds: logOdds })),
    };
    return `${JSON.stringify(report, null, 2)}\n`;
  }
  const parts = [aligned([['score', String(score)], ...(veto === null ? [] : [['veto', veto]])])];
  if (alignment.length > 0) parts.push(aligned([['left', 'right', 'how'], ...alignment.map(({ left, right, how }) => [left || '·', right || '·', how])]));
  if (evidence.length > 0) {
    const rows = evidence.map(({ feature, value, logOdds }) => [feature, value.toFixed(3), `${logOdds >= 0 ? '+' : ''}${logOdds.toFixed(2)}`]);
    parts.push(aligned([['evidence', 'value', 'log-odds'], ...rows]));
  }
  return parts.join('\n');
}
