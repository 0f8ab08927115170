import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Utf8Column } from '../../src/column/index.js';
import { keyColumn, keys } from '../../src/key/index.js';
import { readTable } from '../../src/source/index.js';
import {
  columnNames,
  type FormatOptions,
  freeName,
  KeysReport,
  type Member,
  Output,
  type RowSource,
  type Target,
  writeClusters,
  writeRows,
} from '../../src/target/index.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'namesake-report-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function written(write: (output: Output) => Promise<void>): Promise<string> {
  const output = await Output.open(join(folder, 'out'));
  await write(output);
  await output.close();
  return readFileSync(join(folder, 'out'), 'utf8');
}

const DATA = ['IBM', 'Acme, Inc.', 'I.B.M.', 'ACME "Inc"', 'x'];
const withReference = (row: number): Member => ({ data: DATA[row], reference: String(row + 10), simKey: `k${row % 2}` });
const without = (row: number): Member => ({ ...withReference(row), reference: undefined });
const CLUSTERS = [
  { score: 0.98765, rows: [0, 2] },
  { score: 1, rows: Int32Array.of(1, 3) },
];

describe('writeClusters', () => {
  const text = (options?: FormatOptions, memberOf = without, clusters = CLUSTERS): Promise<string> =>
    written((output) => writeClusters(output, clusters, memberOf, options));

  it('writes lines, and a blank line between clusters', async () => {
    expect(await text()).toBe('IBM,k0\nI.B.M.,k0\n\n"Acme, Inc.",k1\n"ACME ""Inc""",k1\n');
    expect(await text({}, withReference)).toBe('IBM,10,k0\nI.B.M.,12,k0\n\n"Acme, Inc.",11,k1\n"ACME ""Inc""",13,k1\n');
  });

  it.each<[Target, string]>([
    ['tsv', 'IBM\t10\tk0\nI.B.M.\t12\tk0\n\nAcme, Inc.\t11\tk1\n"ACME ""Inc"""\t13\tk1\n'],
    ['psv', 'IBM|10|k0\nI.B.M.|12|k0\n\nAcme, Inc.|11|k1\n"ACME ""Inc"""|13|k1\n'],
    ['ssv', 'IBM;10;k0\nI.B.M.;12;k0\n\nAcme, Inc.;11;k1\n"ACME ""Inc""";13;k1\n'],
  ])('writes %s', async (target, expected) => expect(await text({ target }, withReference)).toBe(expected));

  it('writes JSON as clients read it', async () => {
    const item = (row: number, reference: string, cluster: number, score: number): object => ({
      Data: DATA[row],
      Reference: reference,
      SimKey: `k${row % 2}`,
      Cluster: cluster,
      Score: score,
    });
    const head = { Status: 'success', Message: '' };
    expect(JSON.parse(await text({ target: 'json' }))).toEqual({
      ...head,
      MatchClusters: [
        [item(0, '', 1, 0.9877), item(2, '', 1, 0.9877)],
        [item(1, '', 2, 1), item(3, '', 2, 1)],
      ],
    });
    const referenced = JSON.parse(await text({ target: 'json' }, withReference));
    expect(referenced.MatchClusters[1]).toEqual([item(1, '11', 2, 1), item(3, '13', 2, 1)]);
    expect(Object.keys(referenced)).toEqual(['Status', 'Message', 'MatchClusters']);
    expect(Object.keys(referenced.MatchClusters[0][0])).toEqual(['Data', 'Reference', 'SimKey', 'Cluster', 'Score']);
  });

  it('writes no clusters as an empty text or list', async () => {
    expect(await text({}, without, [])).toBe('');
    expect(JSON.parse(await text({ target: 'json' }, without, []))).toEqual({ Status: 'success', Message: '', MatchClusters: [] });
  });

  it('escapes formulas in text, not in JSON', async () => {
    const formula = (): Member => ({ data: '=1', reference: undefined, simKey: '-k' });
    expect(await text({ escapeFormulas: true }, formula, [CLUSTERS[0]])).toBe("'=1,'-k\n'=1,'-k\n");
    expect(JSON.parse(await text({ escapeFormulas: true, target: 'json' }, formula, [CLUSTERS[0]])).MatchClusters[0][0].Data).toBe('=1');
  });
});

describe('KeysReport', () => {
  const text = (rows: number, options?: FormatOptions & { header?: boolean }, references = false): Promise<string> =>
    written(async (output) => {
      const report = new KeysReport(output, options);
      const values = Utf8Column.from(DATA.slice(0, rows));
      const ids = references ? Utf8Column.from(DATA.slice(0, rows).map((_, i) => String(i + 10))) : null;
      const keys = keyColumn(['acme', '', 'bee', 'acme', 'bee'].slice(0, rows));
      if (rows > 0) await report.write({ values, references: ids, keys });
      await report.end(references);
    });
  const [acme, bee] = keys(['acme', 'bee']);

  it('writes a line per value', async () => {
    expect(await text(3, { header: true })).toBe(`Data,SimKey\nIBM,${acme}\n"Acme, Inc.",\nI.B.M.,${bee}\n`);
    expect(await text(1, { target: 'tsv' }, true)).toBe(`IBM\t10\t${acme}\n`);
    expect(await text(0, { header: true }, true)).toBe('Data,Reference,SimKey\n');
    expect(await text(0)).toBe('');
  });

  it('writes JSON', async () => {
    expect(JSON.parse(await text(2, { header: true, target: 'json' }))).toEqual([
      { Data: 'IBM', Reference: '', SimKey: acme },
      { Data: 'Acme, Inc.', Reference: '', SimKey: '' },
    ]);
    expect(JSON.parse(await text(0, { target: 'json' }))).toEqual([]);
  });
});

describe('writeRows', () => {
  const sourceOf = (header: string[] | null, rows: string[][], width = header?.length ?? rows[0]?.length ?? 0): RowSource => ({
    header,
    width,
    async eachRecord(visit, afterChunk) {
      const cells = (row: number): string[] => [...rows[row]];
      visit({ length: rows.length, cells, visitCells: () => -1 }, 0, 0);
      await afterChunk();
    },
  });
  const cellsOf = (row: number) => [[row + 1, row === 1 ? '' : `k${row}`]];
  const rowsText = (source: RowSource, options?: FormatOptions): Promise<string> =>
    written((output) => writeRows(output, source, ['Cluster', 'SimKey'], cellsOf, options));

  it('writes all cells and the two new ones', async () => {
    expect(
      await rowsText(
        sourceOf(
          ['a', 'b'],
          [
            ['1', 'x,y'],
            ['2', ''],
            ['3', 'z'],
          ],
        ),
      ),
    ).toBe('a,b,Cluster,SimKey\n1,"x,y",1,k0\n2,,2,\n3,z,3,k2\n');
  });

  it('pads short rows and keeps long ones', async () => {
    expect(await rowsText(sourceOf(['a', 'b'], [['1'], ['2', '3', '4']]))).toBe('a,b,Cluster,SimKey\n1,,1,k0\n2,3,4,2,\n');
  });

  it('writes no header where there is none', async () => {
    expect(await rowsText(sourceOf(null, [['1', '2'], ['3']]), { target: 'ssv' })).toBe('1;2;1;k0\n3;;2;\n');
    expect(await rowsText(sourceOf(null, []))).toBe('');
  });

  it('finds names for its columns', async () => {
    expect(await rowsText(sourceOf(['Cluster', 'SimKey', 'Cluster_enriched'], []))).toBe(
      'Cluster,SimKey,Cluster_enriched,Cluster_enriched_enriched,SimKey_enriched\n',
    );
    expect(freeName('SimKey', [' SimKey '])).toBe('SimKey_enriched');
    expect(freeName('SimKey', ['simkey'])).toBe('SimKey');
  });

  it('writes JSON objects by name', async () => {
    const text = await rowsText(sourceOf(['a', '10', '__proto__', ''], [['1', '2', '3', '4'], ['5']]), { target: 'json' });
    expect(text.split('\n')[1]).toBe(' {"a": "1", "10": "2", "__proto__": "3", "Column 4": "4", "Cluster": 1, "SimKey": "k0"},');
    expect(JSON.parse(text)[1]).toMatchObject({ a: '5', 10: '', 'Column 4': '', Cluster: 2, SimKey: '' });
  });

  it('names the cells beyond the header in JSON', async () => {
    const text = await rowsText(sourceOf(['a', 'Column 2', 'Cluster'], [['1', '2', '3', '4', '5']]), { target: 'json' });
    expect(JSON.parse(text)).toEqual([{ a: '1', 'Column 2': '2', Cluster: '3', 'Column 4': '4', 'Column 5': '5', Cluster_enriched: 1, SimKey: 'k0' }]);
  });

  it('writes JSON lists where columns have no names', async () => {
    expect(JSON.parse(await rowsText(sourceOf(null, [['1', '2'], ['3']]), { target: 'json' }))).toEqual([
      ['1', '2', 1, 'k0'],
      ['3', '', 2, ''],
    ]);
    expect(JSON.parse(await rowsText(sourceOf(['a'], []), { target: 'json' }))).toEqual([]);
  });

  it('writes bytes of a file as it would write their text', async () => {
    const unit = fc.constantFrom('a', ',', ';', '"', '\n', '\r\n', ' ', '=', 'é', '\u00a0', '\ufeff', '株', '😀', '""', ',"', '",', '"\n');
    const path = join(folder, 'in.csv');
    let quoted = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit, maxLength: 40 }),
        fc.constantFrom<Target>('csv', 'ssv', 'json'),
        fc.boolean(),
        async (content, target, escapeFormulas) => {
          writeFileSync(path, `x${content}`);
          const table = await readTable(path, { column: '1', delimiter: ',' }).catch(() => null);
          if (table === null) return;
          const rows: string[][] = [];
          await table.eachRow((cells) => void rows.push(cells));
          const options = { target, escapeFormulas };
          const text = await rowsText(table, options);
          expect(text).toBe(await rowsText({ ...sourceOf(table.header as string[], rows), widest: table.widest }, options));
          if (text.includes('"')) quoted++;
        },
      ),
      { numRuns: 300 },
    );
    expect(quoted, 'enough rows have quotes').toBeGreaterThan(50);
  });

  it('escapes formulas in every cell', async () => {
    expect(await rowsText(sourceOf(['=a'], [['+1'], ['2']]), { escapeFormulas: true })).toBe("'=a,Cluster,SimKey\n'+1,1,k0\n2,2,\n");
  });

  it('makes different member names of any header', () => {
    expect(columnNames(['a', 'a', '', ' ', 'a 2', 'Cluster'], ['Cluster_enriched', 'SimKey'])).toEqual([
      'a',
      'a 2 (2)',
      'Column 3',
      'Column 4',
      'a 2',
      'Cluster',
    ]);
  });
});
