import { explainMatch, type MatchExplanation, type MatchTurn, matchScore, policyOption } from '../link/index.js';
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
  details:
    'With --explain also what forbids a match, the smallest change of one value that would turn the decision, which words were aligned with which, and what spoke for and against.',
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

function explained({ score, match, veto, turn, alignment, evidence }: MatchExplanation, json: boolean): string {
  if (json) {
    const report = {
      Score: score,
      Match: match,
      Veto: veto,
      Turn: turn === null ? null : turnRecord(turn),
      Alignment: alignment.map(({ left, right, how }) => ({ Left: left, Right: right, How: how })),
      Evidence: evidence.map(({ feature, value, logOdds }) => ({ Feature: feature, Value: value, LogOdds: logOdds })),
    };
    return `${JSON.stringify(report, null, 2)}\n`;
  }
  const head = [
    ['score', String(score)],
    ['match', match ? 'yes' : 'no'],
  ];
  if (veto !== null) head.push(['veto', veto]);
  head.push(['turn', turn === null ? 'no single small change would turn the decision' : turnText(turn)]);
  const parts = [aligned(head)];
  if (alignment.length > 0) parts.push(aligned([['left', 'right', 'how'], ...alignment.map(({ left, right, how }) => [left || '·', right || '·', how])]));
  if (evidence.length > 0) {
    const rows = evidence.map(({ feature, value, logOdds }) => [feature, value.toFixed(3), `${logOdds >= 0 ? '+' : ''}${logOdds.toFixed(2)}`]);
    parts.push(aligned([['evidence', 'value', 'log-odds'], ...rows]));
  }
  return parts.join('\n');
}

const turnRecord = ({ change, side, from, to, value, score, match }: MatchTurn): Readonly<Record<string, string | number | boolean>> => ({
  Change: change,
  Side: side,
  From: from,
  To: to,
  Value: value,
  Score: score,
  Match: match,
});

/** One line: `without "Jr" on the left (Bob Smith): a match, score 97.1`. */
function turnText({ change, side, from, to, value, score, match }: MatchTurn): string {
  const changed = change === 'drop' ? `without "${from}"` : change === 'add' ? `with "${to}"` : `"${to}" for "${from}"`;
  return `${changed} on the ${side} (${value}): ${match ? 'a match' : 'no match'}, score ${score}`;
}
