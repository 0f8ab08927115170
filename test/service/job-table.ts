import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { writeXlsx } from 'hucre/xlsx';
import { lineOf } from '../../src/target/index.js';

/** Columns of the table that all sources of these tests have. */
export const COLUMNS = ['id', 'name', 'person', 'street', 'address', 'product', 'email', 'city', 'state', 'country', 'phone', 'amount'] as const;
export type ColumnName = (typeof COLUMNS)[number];

export const ROWS: readonly (readonly string[])[] = [
  [
    'a-1',
    'Cisco',
    'James Kelly',
    '500 Main St',
    '10 Downing Street, London SW1A 2AA, UK',
    'iPhone 12 64GB black',
    'jim@example.com',
    'NYC',
    'calif',
    'Germny',
    '+1 212 555 0100',
    '5',
  ],
  [
    'a-2',
    'Cisco Systems',
    'Jim Kelley',
    '500 Main Street',
    '10 Downing St, London',
    'Apple iPhone 12 (64 GB, Black)',
    'JIM@EXAMPLE.COM',
    'New York City',
    'California',
    'Deutschland',
    '+44 20 7946 0958',
    '-1',
  ],
  [
    'a-3',
    'IBM',
    'Mr. Jim H. Kellie',
    '100 Broadway Ave Suite 2',
    'Unter den Linden 1, 10117 Berlin',
    'Galaxy S21',
    'no mail',
    'LA',
    'TX',
    'U.S.A.',
    'none',
    '1,000',
  ],
  [
    'a-4',
    'International Business Machines',
    'Bob Smith',
    '100 Broadway Avenue #2',
    'Unter den Linden 1, Berlin',
    'Samsung Galaxy S21 128GB',
    'x@y',
    'Los Angeles',
    'Texas',
    '日本',
    '',
    'x',
  ],
  ['a-5', 'Acme, "Inc"; <b>|', 'Smith, Robert J.', '', '', 'Kettle', 'info@mailinator.com', '', '', '', '030 901820', '100'],
  [
    'a-6',
    'Cisco',
    'Sally Anderson',
    '1234 1st Ave',
    '1 rue de Rivoli, 75001 Paris',
    'Kettle',
    'a.b@gmail.com',
    'Chicago',
    'Ontario',
    'Ivory Coast',
    '+49 30 901820',
    '0',
  ],
  ['a-7', 'Trading 392', 'Ms. Sallie Andersen', '1234 First Avenue', '1 Rivoli street Paris', '', 'sales@bmw.de', 'Chicgo', 'ON', 'Cote d’Ivoire', '+1', '7.5'],
  ['a-8', 'Trading 393', '', '77 Sunset Blvd', '', 'iPhone 13', '', 'Köln', 'Bavaria', 'nowhere', '12', '2024-05-31'],
  ['a-9', '', 'Ivo Šimić', '77 Sunset Boulevard', '', '', 'ü@bücher.example', 'Cologne', '', 'España', '', ''],
];

export const columnOf = (name: ColumnName): string[] => ROWS.map((row) => row[COLUMNS.indexOf(name)]);

/** The table as a file of each format, in a new folder. */
export async function writeTableFiles(): Promise<Readonly<Record<string, string>>> {
  const folder = mkdtempSync(join(tmpdir(), 'namesake-jobs-'));
  const files: Record<string, string> = {};
  const write = (format: string, extension: string, content: string | Uint8Array): void => {
    files[format] = join(folder, `table.${extension}`);
    writeFileSync(files[format], content);
  };
  for (const [format, delimiter] of [
    ['csv', ','],
    ['tsv', '\t'],
    ['psv', '|'],
    ['ssv', ';'],
  ] as const)
    write(format, format, [COLUMNS, ...ROWS].map((cells) => lineOf(delimiter)(cells)).join(''));
  write('excel', 'xlsx', await writeXlsx({ sheets: [{ name: 'Table', rows: [[...COLUMNS], ...ROWS.map((row) => [...row])] }] }));
  files.parquet = join(folder, 'table.parquet');
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  await connection.run(
    `CREATE TABLE t AS SELECT * FROM read_csv('${files.csv}', all_varchar=true, header=true, delim=',', quote='"', escape='"', nullstr='\\N')`,
  );
  await connection.run(`COPY t TO '${files.parquet}' (FORMAT parquet)`);
  return files;
}

/** A JSON list of one column of the table, as the JSON sources have it. */
export function jsonOf(column: ColumnName, withReferences: boolean): string {
  const values = columnOf(column);
  return JSON.stringify(values.map((value, i) => (withReferences ? { Data: value, Reference: ROWS[i][0] } : { Data: value })));
}
