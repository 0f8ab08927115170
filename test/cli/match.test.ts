import { describe, expect, it } from 'vitest';
import { companyKey } from '../../src/key/index.js';
import { namesake, tempFolder } from './run-cli.js';

const folder = tempFolder();
const CSV = 'id,name,city\n1,IBM,NY\n2,"Acme, Ltd",x\n\n3,I.B.M. Corp,y\n4,ACME Limited,z\n5,Trading 392,\n6,Trading 393,\n';
const file = folder.file('x.csv', CSV);
const KEY = /^[\w-]{43}$/;

describe('namesake match', () => {
  it('writes clusters as lines with blank lines between', () => {
    const { code, out } = namesake(['match', file, '--column', 'name', '--reference', 'id']);
    expect(code).toBe(0);
    const [ibm, acme, ...rest] = out.split('\n\n').map((cluster) => cluster.trimEnd().split('\n'));
    expect(rest).toEqual([]);
    expect(ibm.map((line) => line.replace(/[\w-]{43}$/, 'K'))).toEqual(['IBM,1,K', 'I.B.M. Corp,3,K']);
    expect(acme.map((line) => line.replace(/[\w-]{43}$/, 'K'))).toEqual(['"Acme, Ltd",2,K', 'ACME Limited,4,K']);
    expect(ibm[0].slice(-43)).toBe(ibm[1].slice(-43));
    expect(ibm[0].slice(-43)).not.toBe(acme[0].slice(-43));
  });

  it('leaves the reference out where none is asked for', () => {
    const lines = namesake(['match', file, '--column', '2', '--quiet']).out.split('\n');
    expect(lines[0]).toMatch(/^IBM,[\w-]{43}$/);
  });

  it('writes the JSON that clients read', () => {
    const { code, out } = namesake(['match', file, '--column', 'name', '--reference', 'id', '--target', 'json']);
    const report = JSON.parse(out);
    expect([code, report.Status, report.Message, report.MatchClusters.length]).toEqual([0, 'success', '', 2]);
    expect(report.MatchClusters.map((members: { Data: string }[]) => members.map(({ Data }) => Data))).toEqual([
      ['IBM', 'I.B.M. Corp'],
      ['Acme, Ltd', 'ACME Limited'],
    ]);
    for (const [c, members] of report.MatchClusters.entries()) {
      for (const member of members) {
        expect(Object.keys(member)).toEqual(['Data', 'Reference', 'SimKey', 'Cluster', 'Score']);
        expect(member).toMatchObject({ Reference: expect.stringMatching(/^[1-4]$/), SimKey: expect.stringMatching(KEY), Cluster: c + 1 });
        expect(member.Score).toBeGreaterThan(0);
        expect(member.Score).toBeLessThanOrEqual(1);
        expect(member.Score).toBe(Number(member.Score.toFixed(4)));
      }
    }
    expect(JSON.parse(namesake(['match', file, '--column', 'name', '--target', 'json']).out).MatchClusters[0][0].Reference).toBe('');
  });

  it('writes every row with its cluster', () => {
    const { code, out } = namesake(['match', file, '--column', 'name', '--output', 'rows']);
    const lines = out.split('\n');
    expect([code, lines[0], lines.length]).toEqual([0, 'id,name,city,Cluster,SimKey', 8]);
    expect(lines.slice(1, 7).map((line) => line.replace(/,[\w-]{43}$/, ''))).toEqual([
      '1,IBM,NY,1',
      '2,"Acme, Ltd",x,2',
      '3,I.B.M. Corp,y,1',
      '4,ACME Limited,z,2',
      '5,Trading 392,,3',
      '6,Trading 393,,4',
    ]);
  });

  it('writes rows without a header', () => {
    const { out } = namesake(['match', '-', '--no-header', '--column', '2', '--output', 'rows'], '1,Acme Ltd\n2,ACME Limited\n3\n');
    expect(out.split('\n').map((line) => line.replace(/,[\w-]{43}$/, ',K'))).toEqual(['1,Acme Ltd,1,K', '2,ACME Limited,1,K', '3,,2,', '']);
    const rows = JSON.parse(namesake(['match', '-', '--no-header', '--column', '2', '--output', 'rows', '--target', 'json'], '1,Acme Ltd\n3\n').out);
    expect(rows).toEqual([
      ['1', 'Acme Ltd', 1, expect.stringMatching(KEY)],
      ['3', '', 2, ''],
    ]);
  });

  it('gives cells beyond the header a column, so that its own stand below their names', () => {
    const rowsOf = (input: string, ...more: string[]): string[] =>
      namesake(['match', '-', '--column', 'name', '--output', 'rows', '--quiet', ...more], input)
        .out.trim()
        .split('\n')
        .map((line) => line.replace(/,[\w-]{43}$/, ',K'));
    expect(rowsOf('name\nCisco, Inc.\nIBM\n')).toEqual(['name,Column 2,Cluster,SimKey', 'Cisco," Inc.",1,K', 'IBM,,2,K']);
    expect(rowsOf('name,Column 3\nCisco,a,b,c\n\nIBM\n')).toEqual(['name,Column 3,Column 3 (2),Column 4,Cluster,SimKey', 'Cisco,a,b,c,1,K', 'IBM,,,,2,K']);
    const json = JSON.parse(rowsOf('name\nCisco,x\nIBM\n', '--target', 'json').join('\n'));
    expect(json).toMatchObject([
      { name: 'Cisco', 'Column 2': 'x', Cluster: 1 },
      { name: 'IBM', 'Column 2': '', Cluster: 2 },
    ]);
  });

  it('renames its columns where the input has such', () => {
    const input = 'SimKey,name,Cluster,Cluster_enriched\na,Acme,b,c\n';
    expect(namesake(['match', '-', '--column', 'name', '--output', 'rows'], input).out.split('\n')[0]).toBe(
      'SimKey,name,Cluster,Cluster_enriched,Cluster_enriched_enriched,SimKey_enriched',
    );
    expect(Object.keys(JSON.parse(namesake(['match', '-', '--column', 'name', '--output', 'rows', '--target', 'json'], input).out)[0])).toEqual([
      'SimKey',
      'name',
      'Cluster',
      'Cluster_enriched',
      'Cluster_enriched_enriched',
      'SimKey_enriched',
    ]);
  });

  it.each([
    ['csv', ','],
    ['tsv', '\t'],
    ['psv', '|'],
    ['ssv', ';'],
  ])('writes %s', (target, delimiter) => {
    const input = `a;b\nAcme${delimiter}Ltd;"x""y"\n`;
    const { out } = namesake(
      ['match', '-', '--delimiter', delimiter === ';' ? 'pipe' : 'semicolon', '--column', '1', '--output', 'rows', '--target', target],
      delimiter === ';' ? input.replaceAll(/;(?=[b"])/g, '|') : input,
    );
    const [header, row] = out.split('\n');
    expect(header).toBe(['a', 'b', 'Cluster', 'SimKey'].join(delimiter));
    expect(row.startsWith([`"Acme${delimiter}Ltd"`, '"x""y"', '1', ''].join(delimiter))).toBe(true);
  });

  it('groups by keys where asked to, at the level asked for', () => {
    const input = 'name\nApple\nApple Inc\nApple Computer\n';
    const grouped = (level: string): string[] => namesake(['match', '-', '--method', 'keys', '--level', level], input).out.match(/^[^,\n]+/gm) ?? [];
    const equalAt = (level: 'medium' | 'wide') =>
      ['Apple', 'Apple Inc', 'Apple Computer'].filter((name) => companyKey(name, { level }) === companyKey('Apple', { level }));
    expect(grouped('medium')).toEqual(equalAt('medium'));
    expect(grouped('wide')).toEqual(equalAt('wide'));
    expect(grouped('wide').length).toBeGreaterThan(1);
  });

  it('takes a threshold', () => {
    const clusters = (threshold: string): number =>
      JSON.parse(namesake(['match', file, '--column', '2', '--threshold', threshold, '--target', 'json', '--quiet']).out).MatchClusters.length;
    expect(clusters('0.1')).toBe(2);
    expect(namesake(['match', file, '--column', '2', '--threshold', '0']).code).toBe(0);
    expect(namesake(['match', file, '--column', '2', '--threshold', '1']).code).toBe(0);
  });

  it('says on standard error what it found, and nothing when quiet', () => {
    const { err } = namesake(['match', file, '--column', 'name']);
    expect(err).toMatch(/^6 rows, 2 clusters of two rows and more with 4 rows, (0|1) pairs? kept apart\n/);
    expect(err).toMatch(/\n\d+\.\d\d s, [\d,]+ rows\/s\n$/);
    expect(err).not.toContain('\x1b');
    expect(namesake(['match', file, '--column', 'name', '--quiet']).err).toBe('');
  });

  it('takes the only column without being told', () => {
    const { code, out } = namesake(['match', '-'], 'name\nAcme Ltd\nACME Limited\n');
    expect([code, out.split('\n').length]).toEqual([0, 3]);
  });

  it('escapes formulas', () => {
    const input = 'a,b\n=1+1,+1\n@x,-2\n';
    const lines = namesake(['match', '-', '--column', 'a', '--output', 'rows', '--escape-formulas'], input).out.split('\n');
    expect(lines[1]).toMatch(/^'=1\+1,'\+1,1,/);
    expect(lines[2]).toMatch(/^'@x,'-2,2,/);
    expect(namesake(['match', '-', '--column', 'a', '--output', 'rows'], input).out.split('\n')[1]).toMatch(/^=1\+1,\+1,1,/);
  });
});
