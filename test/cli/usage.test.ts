import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readArguments } from '../../src/cli/arguments.js';
import { COMMANDS } from '../../src/cli/commands.js';
import { DEFAULT_CONFIG } from '../../src/service/service-config.js';
import { namesake, tempFolder } from './run-cli.js';

const folder = tempFolder();
const file = folder.file('x.csv', 'id,name\n1,Acme Ltd\n2,ACME Limited\n');
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };

describe('help and version', () => {
  it.each([[['--help']], [['-h']], [['help']]])('%j lists the commands', (args) => {
    const { code, out, err } = namesake(args);
    expect([code, err]).toEqual([0, '']);
    for (const command of ['match FILE', 'link MASTER FILE', 'keys FILE', 'score A B', 'explain VALUE', 'index build FILE', 'index match INDEX VALUE…|-'])
      expect(out).toContain(command);
  });

  it.each([
    [
      'match',
      [
        '--column',
        '--reference',
        '--output',
        '--method',
        '--threshold',
        '--policy',
        '--category',
        '--level',
        '--target',
        '--out',
        '--no-header',
        '--delimiter',
        '--encoding',
        '--escape-formulas',
        '--quiet',
      ],
    ],
    ['link', ['--column', '--column2', '--reference', '--reference2', '--cardinality', '--threshold', '--output', '--category', '--target', '--out']],
    ['keys', ['--column', '--reference', '--level', '--target', '--out', '--no-header', '--delimiter', '--encoding', '--escape-formulas']],
    ['score', ['--category', '--explain', '--target']],
    ['explain', ['--category', '--level', '--target']],
  ])('%s --help lists its options', (command, options) => {
    const { code, out, err } = namesake([command, '--help']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`Usage: namesake ${command}`);
    for (const option of options) expect(out).toContain(`  ${option}`);
  });

  it('serve --help lists what a configuration may have', () => {
    for (const name of Object.keys(DEFAULT_CONFIG)) expect(namesake(['serve', '--help']).out).toMatch(new RegExp(`JSON: .*\\b${name}\\b`));
  });

  it('commands without a FILE take nothing but options', () => {
    expect(namesake(['doctor', '--help']).out).toContain('Usage: namesake doctor [options]\n');
    const { code, err } = namesake(['doctor', 'more']);
    expect([code, err]).toEqual([2, 'namesake: namesake doctor; expected nothing but options; got "more"\n']);
  });

  it.each([['index'], ['profile'], ['accounts'], ['payments']])('%s --help lists the commands that begin with the word, and no other', (word) => {
    const { code, out, err } = namesake([word, '--help']);
    expect([code, err]).toEqual([0, '']);
    const group = Object.keys(COMMANDS).filter((name) => name.startsWith(`${word} `));
    for (const name of Object.keys(COMMANDS)) expect(out.includes(`  ${name} `), name).toBe(group.includes(name));
    for (const args of [[word], [word, 'nothing-such']]) {
      const wrong = namesake(args);
      expect([wrong.code, wrong.out]).toEqual([2, '']);
      expect(wrong.err).toContain(`one of ${group.join(', ')}`);
    }
  });

  it('prints its version', () => expect(namesake(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' }));
});

/** The words of a shell line. */
const wordsOf = (line: string): string[] => [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain);

describe('examples are lines that the program understands', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const ofReadme = [...readme.matchAll(/^ {4}.*?npx (namesake (?!serve|--)[^#\n]*)/gm)].map(([, line]) => line.trim());

  it.each([
    ['of the README', async () => ofReadme] as const,
    ...Object.entries(COMMANDS).map(([name, load]) => [name, async () => (await load()).examples] as const),
  ])('%s', async (_, load) => {
    for (const line of await load()) {
      const words = wordsOf(line.replace(/^.*\| /, '')).slice(1);
      const two = words.slice(0, 2).join(' ');
      const name = two in COMMANDS ? two : words[0];
      const { options } = await COMMANDS[name]();
      expect(() => readArguments(words.slice(name.split(' ').length), options), line).not.toThrow();
    }
  });
});

describe('wrong usage ends with 2 and one line that says what is wrong', () => {
  it.each<[string, string[], RegExp]>([
    ['no command', [], /no command.*match, link, keys, score, explain, index build, index match/],
    ['an unknown command', ['mach', file], /no command "mach".*did you mean "match"/],
    ['an unknown option', ['match', file, '--colum', 'name'], /no option "--colum".*did you mean "--column"/],
    ['an unknown short option', ['match', file, '-x'], /no option "-x"/],
    ['an option of another command', ['keys', file, '--output', 'rows'], /no option "--output"/],
    ['an option without its value', ['match', file, '--column'], /--column/],
    ['a switch with a value', ['match', file, '--quiet=yes'], /--quiet/],
    ['no file', ['match'], /FILE.*got nothing/],
    ['two files', ['match', file, file], /FILE/],
    ['one file to link', ['link', file], /MASTER FILE/],
    ['standard input twice', ['link', '-', '-'], /standard input/],
    ['half a command', ['index', file], /"index" is the first word of commands; expected one of index build, index match/],
    ['an index without a place', ['index', 'build', file, '--column', 'name'], /--out/],
    ['an index without a value', ['index', 'match', file], /INDEX VALUE/],
    ['a limit that is no number', ['index', 'match', file, 'x', '--limit', 'all'], /limit.*1 to 1000/],
    ['a limit that is not whole', ['index', 'match', file, 'x', '--limit', '1.5'], /limit.*whole number from 1 to 1000; got 1\.5/],
    ['threads that are not whole', ['match', file, '--column', 'name', '--workers', '1.5'], /workers.*whole/],
    ['a port that is not whole', ['serve', '--port', '80.5'], /port.*whole/],
    ['a negative number', ['match', file, '--column', '-1'], /no column "-1".*1 id, 2 name/],
    ['a negative threshold', ['match', file, '--column', 'name', '--threshold', '-.5'], /threshold.*0 to 1; got -0\.5/],
    ['a value that begins with a dash', ['score', '-5', 'x'], /no option "-5".*behind --/],
    ['an option in place of a value', ['match', file, '--column', '--quiet'], /option "column"; expected a value \(one that begins with a dash: --column=-…\)/],
    ['a threshold of keys', ['match', file, '--column', 'name', '--method', 'keys', '--threshold', '0.9'], /--threshold does nothing.*--method linkage/],
    ['a policy of linked keys', ['link', file, file, '--column', 'name', '--method', 'keys', '--policy', 'strict'], /--policy does nothing/],
    ['a table of no statements', ['keys', file, '--column', 'name', '--newtable', 't'], /--newtable does nothing.*--process gensql/],
    ['a target of statements', ['keys', file, '--column', 'name', '--process', 'gensql', '--newtable', 't', '--target', 'json'], /--target does nothing/],
    ['a dialect of no statements', ['email', file, '--column', 'name', '--function', 'emailval', '--dialect', 'mysql'], /--dialect does nothing/],
    [
      'an input from a text and a column',
      ['standardize', file, '--column', 'name', '--function', 'city-standard', '--set', 'country=US', '--input', 'country=1'],
      /country.*given twice/,
    ],
    [
      'two texts for an input',
      ['standardize', file, '--column', 'name', '--function', 'city-standard', '--set', 'country=US', '--set', 'country=DE'],
      /country.*given twice/,
    ],
    ['an unknown cardinality', ['link', file, file, '--column', 'name', '--cardinality', 'n:m'], /cardinality.*m:n, 1:n, 1:1/],
    [
      'no such second column',
      ['link', file, file, '--column', 'name', '--column2', 'nam'],
      /no column "nam".*1 id, 2 name.*--column2 "nam".*did you mean "name"/,
    ],
    ['no column', ['match', file], /--column.*1 id, 2 name/],
    ['no such column', ['match', file, '--column', 'nam'], /no column "nam".*1 id, 2 name.*did you mean "name"/],
    ['no such number', ['keys', file, '--column', '3'], /no column "3".*1 id, 2 name/],
    ['no such reference', ['match', file, '--column', 'name', '--reference', 'x'], /no column "x".*--reference/],
    ['an unknown category', ['match', file, '--column', '2', '--category', 'planet'], /category.*company/],
    ['an unknown level', ['match', file, '--column', '2', '--level', 'tight'], /level.*narrow, medium, wide/],
    ['an unknown method', ['match', file, '--column', '2', '--method', 'magic'], /method.*linkage, keys/],
    ['an unknown output', ['match', file, '--column', '2', '--output', 'all'], /output.*clusters, rows/],
    ['an unknown target', ['match', file, '--column', '2', '--target', 'xml'], /target.*csv, tsv, psv, ssv, json/],
    ['an unknown encoding', ['match', file, '--column', '2', '--encoding', 'ebcdic'], /encoding.*utf-8/],
    ['a long delimiter', ['match', file, '--column', '2', '--delimiter', '::'], /delimiter/],
    ['a policy that the category does not know', ['match', file, '--column', '2', '--category', 'individual', '--policy', 'group'], /policy.*normal.*"group"/],
    ['a threshold above 1', ['match', file, '--column', '2', '--threshold', '1.5'], /threshold.*0 to 1.*1\.5/],
    ['a threshold that is no number', ['match', file, '--column', '2', '--threshold', 'high'], /threshold.*"high"/],
    ['an empty threshold', ['match', file, '--column', '2', '--threshold', ''], /threshold/],
    ['one value to score', ['score', 'a'], /A B/],
    ['three values to score', ['score', 'a', 'b', 'c'], /A B/],
    ['two values to explain', ['explain', 'Acme', 'Ltd'], /VALUE.*"Acme" "Ltd"/],
    ['a table target of score', ['score', 'a', 'b', '--target', 'csv'], /target.*text, json/],
  ])('%s', (_, args, message) => {
    const { code, out, err } = namesake(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
    expect(err).toMatch(/^namesake: [^\n]*\n$/);
  });
});

describe('a run that fails ends with 1 and one line', () => {
  it.each<[string, string[], RegExp]>([
    ['a file that is not there', ['match', `${file}.none`, '--column', '1'], /cannot read.*no such file/],
    ['a folder', ['keys', folder.path, '--column', '1'], /a directory/],
    ['an unwritable --out', ['match', file, '--column', '2', '--out', `${folder.path}/none/x.csv`], /cannot write/],
    ['a folder as --out', ['score', 'a', 'b', '--out', folder.path], /a directory/],
  ])('%s', (_, args, message) => {
    const { code, out, err } = namesake(args);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(message);
    expect(err).toMatch(/^namesake: [^\n]*\n$/);
  });
});
