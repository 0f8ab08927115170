import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { companyKey } from '../../src/index.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const output = (...args: string[]): string => execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
const ibm = companyKey('IBM');

it('stream.mjs brings together what is the same', () => expect(output('examples/stream.mjs')).toBe('1 2\n3\n'));

it('csv-pipe.mjs adds a column to a file', () => {
  const lines = output('examples/csv-pipe.mjs', 'examples/companies.csv', 'name').split('\n');
  expect([lines.length, lines[0]]).toEqual([114, 'id,name,city,SimKey']);
  expect(lines).toContain(`1065,IBM,Porto,${ibm}`);
});

it('arrow.mjs adds a column to a table', () => {
  expect(output('examples/arrow.mjs')).toBe(`IBM\t${ibm}\nIntl. Business Machines, Inc.\t${ibm}\nnull\tnull\nSiemens AG\t${companyKey('Siemens AG')}\n`);
});

it('duckdb.mjs groups and scores in SQL', () => expect(output('examples/duckdb.mjs')).toBe('IBM = Intl. Business Machines, Inc.\nSiemens AG\ntrue\n'));
