import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Utf8Column } from '../../dist/column/index.js';
import { keyColumn } from '../../dist/key/index.js';
import { matchReport } from '../../dist/link/index.js';
import { createPool, Pool } from '../../dist/pool/index.js';

/** With repeats, slips, other scripts, empty and hostile values. */
const ROWS = 60_000;
/** Rows from which the pools of these tests use their workers, so that these read, too, what has 20,567 different values. */
const SMALL = 5_000;
const WORKER = new URL('../../dist/pool/worker.js', import.meta.url);
const poolOf = (workers: number): Pool => new Pool(workers, WORKER, SMALL);
const NAMES = ['Orlop', 'Köln', 'Zentral', 'Northern', 'Харків', '東京', 'Quist', 'Vandal', 'Ember', 'Müller'];
const FORMS = ['Ltd', 'GmbH', 'Inc.', '(Pty) Ltd', '', 'S.A.'];
const values = Array.from({ length: ROWS }, (_, i) => {
  if (i % 997 === 0) return ['', '\0\0', '\ud800x', 'a'.repeat(5000)][i % 4];
  return `${NAMES[i % 10]} ${NAMES[(i >> 3) % 10]}${i % 7 === 0 ? 's' : ''} ${(i * 7919) % 4000} ${FORMS[i % 6]}`;
});
const column = Utf8Column.from(values);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'namesake-pool-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function withPool<T>(pool: Pool, work: (pool: Pool) => Promise<T>): Promise<T> {
  try {
    return await work(pool);
  } finally {
    await pool.close();
  }
}

describe('a pool', () => {
  const plainKeys = keyColumn(column, { level: 'wide' });
  const plainReport = matchReport(column);

  it.each([0, 1, 2, 8])('of %i workers gives the keys and the report of one thread', async (workers) => {
    await withPool(poolOf(workers), async (pool) => {
      const keys = await pool.keyColumn(column, { level: 'wide' });
      expect(Buffer.compare(Buffer.from(keys.data), Buffer.from(plainKeys.data))).toBe(0);
      expect(Buffer.compare(Buffer.from(keys.present), Buffer.from(plainKeys.present))).toBe(0);
      const report = await pool.matchReport(column);
      expect(Buffer.compare(Buffer.from(report.clusterOfRow.buffer), Buffer.from(plainReport.clusterOfRow.buffer))).toBe(0);
      expect(report.clusters.map(({ score, simKey }) => [score, simKey])).toEqual(plainReport.clusters.map(({ score, simKey }) => [score, simKey]));
      expect(report.refused).toEqual(plainReport.refused);
    });
  });

  it.each([0, 2])('of %i workers gives the same report where its pairs wait on disk', async (workers) => {
    await withPool(poolOf(workers), async (pool) => {
      const before = readdirSync(tmpdir()).filter((name) => name.startsWith('namesake-')).length;
      const report = await pool.matchReport(column, { memory: 0 });
      expect(Buffer.compare(Buffer.from(report.clusterOfRow.buffer), Buffer.from(plainReport.clusterOfRow.buffer))).toBe(0);
      expect(report.clusters.map(({ score, simKey }) => [score, simKey])).toEqual(plainReport.clusters.map(({ score, simKey }) => [score, simKey]));
      expect(report.refused).toEqual(plainReport.refused);
      expect(report.comparedPairs).toBe(plainReport.comparedPairs);
      expect(readdirSync(tmpdir()).filter((name) => name.startsWith('namesake-')).length).toBe(before);
    });
  });

  it('does several jobs at a time', async () => {
    await withPool(poolOf(2), async (pool) => {
      // (the last one begins about when the first one's threads end)
      const late = new Promise((resolve) => setTimeout(resolve, 700)).then(() => pool.matchReport(column));
      const [first, keys, last] = await Promise.all([pool.matchReport(column), pool.keyColumn(column, { level: 'wide' }), late]);
      for (const report of [first, last]) expect(report.clusterOfRow).toEqual(plainReport.clusterOfRow);
      expect(Buffer.compare(Buffer.from(keys.data), Buffer.from(plainKeys.data))).toBe(0);
    });
  });

  it('does the parts of a worker that died once more', async () => {
    const worker = join(folder, 'worker.mjs');
    const real = new URL('../../dist/pool/worker.js', import.meta.url).href;
    // each of the first two parts ends its thread
    writeFileSync(
      worker,
      `import run from ${JSON.stringify(real)};
       import { openSync, writeSync, fstatSync } from 'node:fs';
       export default (task) => {
         const deaths = openSync(${JSON.stringify(join(folder, 'deaths'))}, 'a');
         if (fstatSync(deaths).size < 2) { writeSync(deaths, 'x'); process.exit(1); }
         return run(task);
       };`,
    );
    await withPool(new Pool(2, pathToFileURL(worker), SMALL), async (pool) => {
      const keys = await pool.keyColumn(column, { level: 'wide' });
      expect(Buffer.compare(Buffer.from(keys.data), Buffer.from(plainKeys.data))).toBe(0);
    });
  });

  it('makes the same report where a worker dies at each step of it', async () => {
    const worker = join(folder, 'dying.mjs');
    const real = new URL('../../dist/pool/worker.js', import.meta.url).href;
    writeFileSync(
      worker,
      `import run from ${JSON.stringify(real)};
       import { closeSync, openSync } from 'node:fs';
       export default (task) => {
         if (task.kind === 'prepare') return run(task);
         // (the first of each kind: whoever makes the file)
         try { closeSync(openSync(${JSON.stringify(join(folder, 'died-of-'))} + task.kind, 'wx')); } catch { return run(task); }
         process.exit(1);
       };`,
    );
    await withPool(new Pool(2, pathToFileURL(worker), SMALL), async (pool) => {
      const report = await pool.matchReport(column);
      expect(Buffer.compare(Buffer.from(report.clusterOfRow.buffer), Buffer.from(plainReport.clusterOfRow.buffer))).toBe(0);
      expect(report.clusters.map(({ score, simKey }) => [score, simKey])).toEqual(plainReport.clusters.map(({ score, simKey }) => [score, simKey]));
    });
    const died = readdirSync(folder).filter((name) => name.startsWith('died-of-'));
    expect(died.sort()).toEqual(['died-of-candidates', 'died-of-cluster', 'died-of-keys', 'died-of-near', 'died-of-read', 'died-of-weigh']);
  });

  it('tells of a part that can not be done', async () => {
    const worker = join(folder, 'failing.mjs');
    writeFileSync(worker, `export default () => { throw new Error('no such luck'); };`);
    await withPool(new Pool(2, pathToFileURL(worker), SMALL), (pool) => expect(pool.keyColumn(column)).rejects.toThrow('no such luck'));
  });

  it('ends when it is told to, before and amid the work', async () => {
    await withPool(poolOf(2), async (pool) => {
      await expect(pool.keyColumn(column, { signal: AbortSignal.abort(new Error('before')) })).rejects.toThrow('before');
      const amid = new AbortController();
      const report = pool.matchReport(column, { signal: amid.signal, progress: () => amid.abort(new Error('amid')) });
      await expect(report).rejects.toThrow('amid');
      const late = new AbortController();
      const end = ({ stage }: { stage: string }): void => (stage === 'clustering' ? late.abort(new Error('late')) : undefined);
      await expect(pool.matchReport(column, { signal: late.signal, progress: end })).rejects.toThrow('late');
      // between two steps, while nobody waits for the workers yet
      const between = new AbortController();
      const read = ({ stage, done }: { stage: string; done: number }): void => {
        if (stage === 'reading' && done > 0) setImmediate(() => between.abort(new Error('between')));
      };
      await expect(pool.matchReport(column, { signal: between.signal, progress: read })).rejects.toThrow('between');
      // and is as good as new
      expect((await pool.keyColumn(column)).length).toBe(ROWS);
    });
  });

  it('refuses what it can not do', async () => {
    expect(() => createPool({ workers: -1 })).toThrow(/workers/);
    expect(() => createPool({ threads: 2 } as never)).toThrow(/threads/);
    const pool = poolOf(1);
    await pool.close();
    await expect(pool.keyColumn(column)).rejects.toThrow(/closed/);
    await expect(pool.prepare()).rejects.toThrow(/closed/);
    for (const short of [['Acme'], column]) await expect(pool.matchReport(short)).rejects.toMatchObject({ code: 'ERR_USAGE' });
    await pool.close();
    await expect(createPool({ workers: 1 }).matchReport(column, { category: 'vessel' as never })).rejects.toThrow(/category/);
  });

  it('refuses options that it can not read, whatever the length', async () => {
    for (const options of [null, { signal: {} }, { signal: null }, { sigal: new AbortController().signal }])
      await withPool(createPool({ workers: 0 }), async (pool) => {
        await expect(pool.matchReport(['Acme'], options as never)).rejects.toMatchObject({ name: 'NamesakeError' });
        await expect(pool.keyColumn(['Acme'], options as never)).rejects.toMatchObject({ name: 'NamesakeError' });
      });
    await withPool(createPool(), (pool) => expect(pool.matchReport([], { sigal: 1 } as never)).rejects.toThrow(/memory, signal.*did you mean "signal"/));
  });

  it('is closed when what it was asked for is done', async () => {
    const pool = poolOf(2);
    const asked = [pool.matchReport(column), pool.keyColumn(column, { level: 'wide' })] as const;
    const done: string[] = [];
    for (const each of asked) each.then(() => done.push('asked'));
    await pool.close().then(() => done.push('closed'));
    expect(done).toEqual(['asked', 'asked', 'closed']);
    expect((await asked[0]).clusterOfRow).toEqual(plainReport.clusterOfRow);
  });

  it('does short columns and columns of one byte after the other alike', async () => {
    await withPool(poolOf(2), async (pool) => {
      expect((await pool.keyColumn([])).length).toBe(0);
      expect((await pool.matchReport(['Acme Ltd', 'ACME Limited'])).clusters.length).toBe(1);
      const empty = await pool.keyColumn(new Array(ROWS).fill(''));
      expect(empty.present.some((one) => one !== 0)).toBe(false);
    });
  });
});
