// What the adapters cost: rows a second of each, beside keyColumn on the same values, every one different. The names are those of bench/speed.mjs.
// The rows that cost nothing but the asking (for await over a generator, over a Readable) stand beside those with keys.
// Usage: node bench/stream.mjs [--rows 200000] [--runs 5]   (after a build); runs are interleaved, medians and ranges are shown.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import * as duckdb from '@duckdb/node-api';
import { Utf8, vectorFromArray } from 'apache-arrow';
import { arrowKeys } from '../dist/arrow/index.js';
import { Utf8Column } from '../dist/column/index.js';
import { register } from '../dist/duckdb/index.js';
import { keyColumn, keys } from '../dist/key/index.js';
import { matchScore } from '../dist/link/index.js';
import { keyStream, keyTransformStream } from '../dist/stream/index.js';
import { keyCsvTransform, keyTransform } from '../dist/stream/node.js';
import { differentNames } from './speed/names.mjs';

const SEED = 5;
const PAIRS = 2000;
const { values: options } = parseArgs({ options: { rows: { type: 'string', default: '200000' }, runs: { type: 'string', default: '5' } } });
const rows = Number(options.rows);

const names = differentNames(rows, SEED);
const column = Utf8Column.from(names);
const objects = names.map((name, id) => ({ id, name }));
const csv = Buffer.from(`id,name\n${names.map((name, id) => `${id},"${name.replaceAll('"', '""')}"\n`).join('')}`);
const csvPieces = Array.from({ length: Math.ceil(csv.length / 65_536) }, (_, i) => csv.subarray(i * 65_536, (i + 1) * 65_536));
const vector = vectorFromArray(names, new Utf8());
const connection = await (await duckdb.DuckDBInstance.create()).connect();
register(connection, { duckdb });
await connection.run('CREATE TABLE t (id INTEGER, name VARCHAR)');
const appender = await connection.createAppender('t');
for (const { id, name } of objects) {
  appender.appendInteger(id);
  appender.appendVarchar(name);
  appender.endRow();
}
appender.closeSync();

async function* later() {
  yield* objects;
}

/** @param {AsyncIterable<unknown>} stream */
async function counted(stream) {
  let count = 0;
  for await (const _ of stream) count++;
  return count;
}

/** @param {string} sql */
const answer = async (sql) => Number((await connection.runAndReadAll(sql)).getRows()[0][0]);

/** Name → work; each gives the number of rows it has keyed. @type {Record<string, () => number | Promise<number>>} */
const ADAPTERS = {
  'keyColumn (Utf8Column)': () => keyColumn(column).length,
  'keys (string[])': () => keys(names).length,
  'arrowKeys (Vector<Utf8>)': () => arrowKeys(vector).length,
  'keyStream (array of objects)': () => counted(keyStream(objects, { column: 'name' })),
  'an async generator, for await': () => counted(later()),
  'keyStream (async generator of objects)': () => counted(keyStream(later(), { column: 'name' })),
  'Readable.from, for await': () => counted(Readable.from(objects)),
  'keyTransform (Readable.from)': () => counted(Readable.from(objects).pipe(keyTransform({ column: 'name' }))),
  'keyTransformStream (ReadableStream.from)': () => counted(ReadableStream.from(objects).pipeThrough(keyTransformStream({ column: 'name' }))),
  'keyCsvTransform (64 KiB pieces)': async () => {
    let lines = -1;
    await pipeline(csvPieces, keyCsvTransform({ column: 'name' }), async (pieces) => {
      for await (const piece of pieces) for (const byte of piece) if (byte === 10) lines++;
    });
    return lines;
  },
  'DuckDB company_key(name)': () => answer('SELECT count(company_key(name)) + count(*) - count(company_key(name)) FROM t'),
};

/** @type {Map<string, number[]>} */
const perSecond = new Map(Object.keys(ADAPTERS).map((name) => [name, []]));
keyColumn(column); // the words are known from here on
for (let run = 0; run < Number(options.runs); run++) {
  for (const [name, work] of Object.entries(ADAPTERS)) {
    const start = performance.now();
    const count = await work();
    const ms = performance.now() - start;
    if (count !== rows) throw new Error(`${name}: ${count} rows, not ${rows}`);
    perSecond.get(name)?.push(count / ms / 1000);
  }
}
for (const [name, figures] of perSecond) show(name, figures, 'M rows/s');

const pairs = names.slice(0, PAIRS + 1);
const start = performance.now();
for (let i = 0; i < PAIRS; i++) matchScore(pairs[i], pairs[i + 1]);
show('matchScore', [PAIRS / (performance.now() - start)], 'k pairs/s');
const sqlStart = performance.now();
await answer(`SELECT count(match_score(a.name, b.name)) FROM t a JOIN t b ON b.id = a.id + 1 WHERE a.id < ${PAIRS}`);
show('DuckDB match_score(a, b)', [PAIRS / (performance.now() - sqlStart)], 'k pairs/s');

/** @param {string} name @param {number[]} figures @param {string} unit */
function show(name, figures, unit) {
  const sorted = figures.toSorted((a, b) => a - b);
  const range = figures.length > 1 ? `  (${sorted[0].toFixed(2)} to ${sorted[sorted.length - 1].toFixed(2)})` : '';
  console.log(`${name.padEnd(44)} ${sorted[sorted.length >> 1].toFixed(2)} ${unit}${range}`);
}
