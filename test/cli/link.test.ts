import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { namesake, tempFolder } from './run-cli.js';

const folder = tempFolder();
const master = folder.file('master.csv', 'id,name\nm1,Acme Widgets Ltd\nm2,Bank of America Corp\nm3,Zenith Optics\n');
const file = folder.file('file.tsv', 'city\tcompany\nOslo\tACME Widgets Limited\nRome\t"Nobody, Knows"\nBern\tBofA\nOslo\tAcme Wigdets\n');
const BOTH = [master, file, '--column', 'name', '--column2', 'company'];

describe('namesake link', () => {
  it('writes links', () => {
    const { code, out, err } = namesake(['link', ...BOTH, '--reference', 'id', '--reference2', 'city']);
    const [head, ...lines] = out.trimEnd().split('\n');
    expect([code, head]).toEqual([0, 'Master,MasterReference,Data,Reference,Score']);
    expect(lines.map((line) => line.replace(/,[\d.]+$/, ''))).toEqual([
      'Acme Widgets Ltd,m1,ACME Widgets Limited,Oslo',
      'Acme Widgets Ltd,m1,Acme Wigdets,Oslo',
      'Bank of America Corp,m2,BofA,Bern',
    ]);
    expect(err).toMatch(/^3 rows and 4 rows, 3 links; without a partner: 1 and 1; /);
  });

  it('writes every row of the file with its match', () => {
    const { out } = namesake(['link', ...BOTH, '--reference', 'id', '--output', 'rows', '--quiet']);
    expect(out.replace(/\t[\d.]+$/gm, '\tS').split('\n')[0]).toBe('city,company,Match,Score');
    expect(
      out
        .trimEnd()
        .split('\n')
        .slice(1)
        .map((line) => line.replace(/,[\d.]+$/, ',S')),
    ).toEqual(['Oslo,ACME Widgets Limited,m1,S', 'Rome,"Nobody, Knows",,', 'Bern,BofA,m2,S', 'Oslo,Acme Wigdets,m1,S']);
    const values = namesake(['link', ...BOTH, '--output', 'rows', '--cardinality', '1:1', '--target', 'json']);
    expect(JSON.parse(values.out)).toEqual([
      { city: 'Oslo', company: 'ACME Widgets Limited', Match: 'Acme Widgets Ltd', Score: expect.any(Number) },
      { city: 'Rome', company: 'Nobody, Knows', Match: '', Score: '' },
      { city: 'Bern', company: 'BofA', Match: 'Bank of America Corp', Score: expect.any(Number) },
      { city: 'Oslo', company: 'Acme Wigdets', Match: '', Score: '' },
    ]);
    expect(values.err).toMatch(/not linked, because a likelier partner was found: "Acme Widgets Ltd" \(row 1\) and "Acme Wigdets" \(row 4\)/);
  });

  it('writes a row once for each match where it may have several', () => {
    const twice = folder.file('twice.csv', 'name\nAcme Widgets Ltd\nAcme Widgets\n');
    const { out } = namesake(['link', twice, '-', '--cardinality', 'm:n', '--output', 'rows', '--quiet'], 'name\nACME WIDGETS\nApex\n');
    expect(out.replace(/,[\d.]+$/gm, ',S').split('\n')).toEqual([
      'name,Match,Score',
      'ACME WIDGETS,Acme Widgets Ltd,S',
      'ACME WIDGETS,Acme Widgets,S',
      'Apex,,',
      '',
    ]);
  });

  it('takes files without names and without rows', () => {
    const numbered = namesake(['link', master, '-', '--no-header', '--column', '2', '--column2', '1', '--quiet'], 'Zenith Optics\n');
    expect(numbered.out).toBe('Zenith Optics,Zenith Optics,100\n');
    const empty = namesake(['link', master, '-', '--column', 'name', '--target', 'json'], 'name\n');
    expect([empty.code, empty.out]).toEqual([0, '[]\n']);
  });

  it('leaves its inputs alone', () => {
    for (const input of [master, file]) {
      const before = readFileSync(input, 'utf8');
      const { code, err } = namesake(['link', ...BOTH, '--out', input]);
      expect([code, readFileSync(input, 'utf8')]).toEqual([2, before]);
      expect(err).toContain('--out names the input file');
    }
    const out = join(folder.path, 'links.csv');
    expect(namesake(['link', ...BOTH, '--out', out]).code).toBe(0);
    expect(existsSync(out)).toBe(true);
  });
});
