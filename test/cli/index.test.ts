import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createIndex } from '../../src/link/index.js';
import { namesake, tempFolder } from './run-cli.js';

const folder = tempFolder();
const values = ['Acme Widgets Ltd', 'Bank of America Corp', 'Zenith Optics', 'ACME Widgets Limited'];
const file = folder.file('values.csv', `id,name\n${values.map((value, i) => `${i},${value}\n`).join('')}`);
const saved = join(folder.path, 'values.idx');
const built = namesake(['index', 'build', file, '--column', 'name', '--out', saved]);

describe('namesake index build', () => {
  it('writes what save gives', () => {
    expect([built.code, built.out]).toEqual([0, '']);
    expect(built.err).toMatch(/^4 rows, 3 different values, .* s\n$/);
    expect(new Uint8Array(readFileSync(saved))).toEqual(createIndex(values).save());
  });
});

describe('namesake index match', () => {
  it('writes the matches of values', () => {
    const { code, out } = namesake(['index', 'match', saved, 'BofA', 'Nobody, Knows', 'acme widgets ltd']);
    expect([code, out.replace(/,[\d.]+,2\n/, ',S,2\n').split('\n')]).toEqual([
      0,
      ['Data,Match,Row,Score,Cluster', 'BofA,Bank of America Corp,2,S,2', '"Nobody, Knows",,,,', 'acme widgets ltd,Acme Widgets Ltd,1,100,1', ''],
    ]);
  });

  it('reads values from standard input, and writes JSON', () => {
    const { out } = namesake(['index', 'match', saved, '-', '--target', 'json', '--limit', '1'], 'Zenith Optics\r\n\nX\n');
    expect(JSON.parse(out)).toEqual([
      { Data: 'Zenith Optics', Matches: [{ Match: 'Zenith Optics', Row: 3, Score: 100, Cluster: 3 }] },
      { Data: '', Matches: [] },
      { Data: 'X', Matches: [] },
    ]);
    expect(namesake(['index', 'match', saved, '-', '--target', 'json'], '').out).toBe('[]\n');
  });

  it('reads them in any encoding, and says so', () => {
    const ask = (input: Buffer, ...more: string[]) => namesake(['index', 'match', saved, '-', '--target', 'json', ...more], input);
    const asked = ({ out }: { out: string }): string[] => JSON.parse(out).map(({ Data }: { Data: string }) => Data);
    const latin = ask(Buffer.from('Acme\nM\xfcller\n', 'latin1'));
    expect([asked(latin), latin.err]).toEqual([['Acme', 'Müller'], expect.stringMatching(/^namesake: line 2 is not UTF-8.*windows-1252/)]);
    const wide = ask(Buffer.from('\ufeffMüller\r\n', 'utf16le'));
    expect([asked(wide), wide.err]).toEqual([['Müller'], '']);
    expect(asked(ask(Buffer.from('M\xfcller', 'latin1'), '--encoding', 'utf-8'))).toEqual(['M\ufffdller']);
  });

  it('says that a file is no index', () => {
    const { code, err } = namesake(['index', 'match', file, 'Acme']);
    expect([code, err]).toEqual([1, expect.stringMatching(/^namesake: this is no index that can be opened; expected /)]);
  });
});
