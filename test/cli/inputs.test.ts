import { describe, expect, it } from 'vitest';
import { companyKey } from '../../src/key/index.js';
import { namesake, tempFolder } from './run-cli.js';

const folder = tempFolder();
const keysOf = (input: string | Buffer, ...args: string[]) => namesake(['keys', '-', '--column', 'name', '--target', 'json', ...args], input);
const dataOf = (input: string | Buffer, ...args: string[]): string[] => (JSON.parse(keysOf(input, ...args).out) as { Data: string }[]).map(({ Data }) => Data);

describe('empty inputs end well, with a notice', () => {
  it.each([
    ['an empty file', '', /input is empty/],
    ['empty lines', '\n\n', /input is empty/],
    ['a byte order mark', '\uFEFF', /input is empty/],
    ['a header only', 'id,name\n', /header and no rows/],
  ])('%s', (_, input, notice) => {
    for (const [args, out] of [
      [['match'], ''],
      [['match', '--target', 'json'], '{"Status":"success","Message":"","MatchClusters":[]}'],
      [['keys', '--target', 'json'], '[]'],
      [['match', '--output', 'rows', '--target', 'json'], '[]'],
    ] as const) {
      const [command, ...rest] = args;
      const run = namesake([command, '-', '--column', 'name', ...rest], input);
      expect(run).toMatchObject({ code: 0, err: expect.stringMatching(notice) });
      expect(out === '' ? run.out : JSON.stringify(JSON.parse(run.out))).toBe(out);
    }
    expect(namesake(['match', '-', '--column', 'name', '--quiet'], input).err).toBe('');
  });

  it('keeps the header of rows', () => {
    expect(namesake(['match', '-', '--column', 'name', '--output', 'rows'], 'id,name\n').out).toBe('id,name,Cluster,SimKey\n');
  });
});

describe('encodings', () => {
  const TEXT = 'id,name\n1,Müller Łódź 株式会社 😀\n';
  const utf16 = Buffer.from(`\uFEFF${TEXT}`, 'utf16le');

  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['UTF-16 LE', utf16],
    ['UTF-16 BE', Buffer.from(utf16).swap16()],
  ])('%s', (_, input) => {
    const { code, err } = keysOf(input);
    expect([code, err]).toEqual([0, '']);
    expect(dataOf(input)).toEqual(['Müller Łódź 株式会社 😀']);
  });

  it('reads Latin-1, and says so', () => {
    const input = Buffer.from('id,name\n1,Acme\n2,Café Zoë\n', 'latin1');
    expect(dataOf(input)).toEqual(['Acme', 'Café Zoë']);
    expect(keysOf(input).err).toMatch(/line 3 is not UTF-8.*windows-1252.*--encoding utf-8/);
    expect(keysOf(input, '--quiet').err).toBe('');
    expect(dataOf(input, '--encoding', 'utf-8')).toEqual(['Acme', 'Caf\uFFFD Zo\uFFFD']);
    expect(keysOf(input, '--encoding', 'windows-1252').err).toBe('');
    expect(dataOf(input, '--encoding', 'Windows-1252')).toEqual(['Acme', 'Café Zoë']);
  });

  it('says so where an option says nothing of a file', () => {
    const file = folder.file('names.json', '[{"name":"Acme"}]');
    const keys = (...args: string[]) => namesake(['keys', file, '--column', 'name', ...args]);
    expect(keys('--delimiter', ';').err).toBe('namesake: --delimiter says nothing of a file of this kind\n');
    expect(keys('--encoding', 'latin1').err).toBe('namesake: --encoding says nothing of a file of this kind\n');
    expect(keys('--encoding', 'utf-8')).toMatchObject({ code: 0, err: '' });
    expect(keysOf('name;town\nAcme;Rome\n', '--delimiter', ';').err).toBe('');
  });

  it('keeps NUL bytes', () => {
    expect(dataOf('id,name\n1,a\0b\n2,"\0"\n')).toEqual(['a\0b', '\0']);
  });
});

describe('broken and odd rows', () => {
  it('counts ragged rows and names the first', () => {
    const { code, err } = keysOf('id,name\n1,a\n2\n3,b,c\n');
    expect([code, err]).toEqual([0, expect.stringMatching(/^namesake: 2 rows have not the 2 cells.*beginning with row 2\n$/)]);
    expect(dataOf('id,name\n1,a\n2\n3,b,c\n')).toEqual(['a', '', 'b']);
  });

  it('names the line of a quote that is never closed', () => {
    const { code, out, err } = keysOf('id,name\n1,a\n\n2,"b\n3,c\n');
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^namesake: the quote that opens on line 4 is never closed[^\n]*\n$/);
  });

  it('takes duplicate names by number only, and blank names by number', () => {
    const input = 'name,,name,\na,b,c,d\n';
    expect(keysOf(input)).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/several columns are named "name".*1 or 3/) });
    for (const [number, value] of [
      ['1', 'a'],
      ['2', 'b'],
      ['3', 'c'],
      ['4', 'd'],
    ]) {
      expect(namesake(['keys', '-', '--column', number], input).out.split('\n')[1].split(',')[0]).toBe(value);
    }
    const { err } = namesake(['keys', '-'], input);
    expect(err).toContain('1 name, 2 (no name), 3 name, 4 (no name)');
    const rows = JSON.parse(namesake(['match', '-', '--column', '1', '--output', 'rows', '--target', 'json'], input).out);
    expect(Object.values(rows[0]).slice(0, 4)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('takes a number for a name only where there is no such column', () => {
    expect(namesake(['keys', '-', '--column', '2024', '--no-header'], '2024,b\n').code).toBe(2);
    expect(namesake(['keys', '-', '--column', '2024'], 'x,2024\na,b\n').out).toContain('\nb,');
    expect(namesake(['keys', '-', '--column', '1'], 'x,1\na,b\n').out).toContain('\na,');
  });

  it('reads a cell of 10 MB', () => {
    const cell = 'Größe '.repeat(1_500_000);
    const { code, out } = namesake(['match', '-', '--column', 'name', '--output', 'rows'], `id,name\n1,"${cell}"\n2,x\n`);
    expect(code).toBe(0);
    expect(out.includes(cell)).toBe(true);
    expect(out.split('\n').length).toBe(4);
  });

  it.each([
    ['.tsv', 'id\tname\n1\tA, B\n'],
    ['.psv', 'id|name\n1|A, B\n'],
    ['.ssv', 'id;name\n1;A, B\n'],
    ['.csv', 'id;name\n1;A, B\n'],
    ['.txt', 'id|name\n1|A, B\n2|C, D\n'],
  ])('finds the delimiter of a %s', (extension, content) => {
    const path = folder.file(`x${extension}`, content);
    expect(namesake(['keys', path, '--column', 'name', '--target', 'json']).out).toContain('"Data": "A, B"');
  });

  it('takes the delimiter it is told', () => {
    const path = folder.file('colon.csv', 'id:name\n1:A, B\n');
    expect(namesake(['keys', path, '--column', 'name', '--delimiter', ':', '--target', 'json']).out).toContain('"Data": "A, B"');
  });
});

describe('values', () => {
  it('of legal forms only are alone and may have no key', () => {
    const names = ['Ltd.', 'GmbH', 'Ltd.', 'Inc'];
    const { code, out } = namesake(['match', '-', '--output', 'rows', '--target', 'json'], `name\n${names.join('\n')}\n`);
    expect(code).toBe(0);
    const rows = JSON.parse(out) as { name: string; Cluster: number; SimKey: string }[];
    expect(rows.map(({ name }) => name)).toEqual(names);
    for (const row of rows) if (companyKey(row.name) === null) expect(row.SimKey).toBe('');
  });

  it('of right-to-left and mixed scripts come through as they are', () => {
    const names = ['شركة النفط', 'חברת החשמל', 'Газпром Gazprom 天然气', '株式会社日立製作所', 'e\u0301clair', '\u202Eabc\u202C', '👩‍👩‍👧 Ltd'];
    expect(dataOf(`name\n${names.join('\n')}\n`)).toEqual(names);
    const { code, out } = namesake(['match', '-', '--output', 'rows'], `name\n${[...names, ...names].join('\n')}\n`);
    expect(code).toBe(0);
    expect(
      out
        .split('\n')
        .slice(1, -1)
        .map((line) => line.split(',')[0]),
    ).toEqual([...names, ...names]);
  });

  it('that are all the same are one cluster: a million', () => {
    const { code, out, err } = namesake(['match', '-'], `name\n${'Acme Limited\n'.repeat(1_000_000)}`);
    expect(code).toBe(0);
    expect(err).toMatch(/^1,000,000 rows, 1 cluster of two rows and more with 1,000,000 rows, 0 pairs kept apart\n/);
    const line = `Acme Limited,${companyKey('Acme Ltd')}\n`;
    expect(out.length).toBe(line.length * 1_000_000);
    expect(out.startsWith(line) && out.endsWith(line)).toBe(true);
  }, 60_000);

  it('that are all empty are no cluster: a million', () => {
    const { code, out, err } = namesake(['match', '-'], `name\n${'""\n'.repeat(1_000_000)}`);
    expect([code, out]).toEqual([0, '']);
    expect(err).toMatch(/^1,000,000 rows, 0 clusters/);
  }, 60_000);
});
