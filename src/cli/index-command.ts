import { NamesakeError } from '../errors.js';
import { createIndex, openIndex, policyOption } from '../link/index.js';
import { oneOf } from '../options.js';
import { type DecodedText, decodeText, encodingNamed, readBytes, STDIN } from '../source/index.js';
import { DELIMITER_OF_TARGET, lineOf, Output, TARGETS } from '../target/index.js';
import { countOf, numberOf, OPTIONS, requirePositionals, textOf } from './arguments.js';
import type { Command } from './command.js';
import { wholeNumber } from '../text/whole-number.js';
import { badLineNotice, FILE_HELP, tableRun } from './table-options.js';
import { writing } from './writing.js';

const { column, category, threshold, policy, delimiter, encoding, quiet, help } = OPTIONS;
const out = { ...OPTIONS.out, help: 'write the index to FILE; needed' };

/** `namesake index build FILE --out INDEX`: a column made ready to be asked. */
export const indexBuildCommand: Command = {
  name: 'index build',
  positionals: ['FILE'],
  summary: 'Makes an index of a column, for matching one value at a time',
  details: `${FILE_HELP}
The index is one file that namesake index match opens.`,
  options: { column, category, threshold, policy, out, 'no-header': OPTIONS['no-header'], delimiter, encoding, quiet, help },
  examples: ['namesake index build customers.csv --column name --out customers.idx'],

  async run(args) {
    const [path] = requirePositionals('index build', args.positionals, ['FILE']);
    const run = tableRun(args);
    if (run.out === undefined) throw new NamesakeError('ERR_USAGE', 'namesake index build', '--out FILE', 'no --out');
    const probability = numberOf(args.values, 'threshold', 0, 1);
    const policyName = policyOption(run.category, textOf(args.values, 'policy'));
    await Output.check(run.out);
    const startMs = performance.now();
    const { values } = await run.readColumns(path);
    const index = createIndex(values, {
      category: run.category,
      policy: policyName,
      ...(probability === undefined ? {} : { threshold: probability }),
      progress: ({ stage, done, total }) => run.progress.update(stage, total > 0 ? done / total : 0, done),
    });
    const bytes = index.save();
    run.progress.clear();
    await writing(run.out, (output) => output.write(bytes));
    const seconds = (performance.now() - startMs) / 1000;
    run.tell(
      `${wholeNumber(index.size)} rows, ${wholeNumber(index.values)} different values, ${(bytes.length / 2 ** 20).toFixed(1)} MiB in ${seconds.toFixed(2)} s\n`,
    );
  },
};

/** `namesake index match INDEX VALUE…`: what an index has that means the same. */
export const indexMatchCommand: Command = {
  name: 'index match',
  positionals: ['INDEX', 'VALUE…|-'],
  summary: 'Finds the values of an index that mean the same as a value',
  details: `INDEX is what namesake index build has written; - stands for the lines of standard input, a value each. A line
Data,Match,Row,Score,Cluster for each match under a line of those names, best first; a value without a match has one
line with nothing behind it. Rows are counted from 1, the header of the indexed file aside.`,
  options: { limit: OPTIONS.limit, threshold, target: OPTIONS.target, out: OPTIONS.out, encoding, 'escape-formulas': OPTIONS['escape-formulas'], help },
  examples: ['namesake index match customers.idx "Netflix, Inc."', 'cut -f2 new.tsv | namesake index match customers.idx - --limit 1'],

  async run({ values, positionals }) {
    const [path, ...given] = positionals;
    if (given.length === 0) requirePositionals('index match', positionals, ['INDEX', 'VALUE…|-']);
    const limit = countOf(values, 'limit', 1, 1000);
    const probability = numberOf(values, 'threshold', 0, 1);
    const encoded = values.encoding === undefined ? undefined : encodingNamed(textOf(values, 'encoding') ?? '');
    const target = oneOf('target', textOf(values, 'target'), TARGETS, 'csv');
    const options = { ...(limit === undefined ? {} : { limit }), ...(probability === undefined ? {} : { threshold: probability }) };
    await Output.check(textOf(values, 'out'));
    const index = openIndex(await readBytes(path));
    const asked = given.length === 1 && given[0] === STDIN ? linesOf(decodeText(await readBytes(STDIN), encoded)) : given;
    const json = target === 'json';
    const line = lineOf(json ? ',' : DELIMITER_OF_TARGET[target], values['escape-formulas'] === true);
    await writing(textOf(values, 'out'), async (output) => {
      output.push(json ? '[' : line(['Data', 'Match', 'Row', 'Score', 'Cluster']));
      let separator = '\n ';
      for (const value of asked) {
        const matches = index.match(value, options);
        if (json) {
          const members = matches.map((match) => ({ Match: match.value, Row: match.row + 1, Score: match.score, Cluster: match.cluster + 1 }));
          output.push(`${separator}${JSON.stringify({ Data: value, Matches: members })}`);
          separator = ',\n ';
        } else if (matches.length === 0) output.push(line([value, '', '', '', '']));
        for (const match of json ? [] : matches) output.push(line([value, match.value, String(match.row + 1), String(match.score), String(match.cluster + 1)]));
        await output.drain();
      }
      if (json) output.push(separator === '\n ' ? ']\n' : '\n]\n');
    });
  },
};

/** Lines of a text, without the line ends; none of an empty text. */
function linesOf({ bytes, firstBadLine }: DecodedText): string[] {
  if (firstBadLine > 0) process.stderr.write(`namesake: ${badLineNotice(firstBadLine)}\n`);
  const text = bytes.toString();
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}
