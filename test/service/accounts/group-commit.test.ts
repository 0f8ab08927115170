import { describe, expect, it } from 'vitest';
import { GroupCommit } from '../../../src/service/accounts/group-commit.js';
import { openSqlite, type Sqlite } from '../../../src/service/accounts/sqlite.js';

/** A database in memory that tells which transactions it has seen, and can be made to fail. */
async function recorded(): Promise<{ sqlite: Sqlite; seen: string[]; failing: Set<string> }> {
  const real = await openSqlite(':memory:');
  real.exec('CREATE TABLE t (a INTEGER UNIQUE)');
  const seen: string[] = [];
  const failing = new Set<string>();
  const exec = (sql: string): void => {
    seen.push(sql);
    if (failing.has(sql)) throw new Error(`${sql} failed`);
    real.exec(sql);
  };
  return { sqlite: { ...real, exec }, seen, failing };
}

describe('GroupCommit', () => {
  it('does what is asked for at once in one transaction, in order, and each wholly or not at all', async () => {
    const { sqlite, seen } = await recorded();
    const commits = new GroupCommit(sqlite, () => {});
    const insert = sqlite.prepare('INSERT INTO t VALUES (?)');
    const work = (value: number, fails: boolean): Promise<number> =>
      commits.do(() => {
        insert.run(value);
        if (fails) throw new Error(`${value} fails`);
        return value;
      });
    const results = await Promise.allSettled([work(1, false), work(2, true), work(3, false), work(1, false), work(4, false)]);
    expect(results.map((result) => (result.status === 'fulfilled' ? result.value : (result.reason as Error).message))).toEqual([
      1,
      '2 fails',
      3,
      expect.stringMatching(/UNIQUE/),
      4,
    ]);
    expect(seen).toEqual(['BEGIN IMMEDIATE', 'COMMIT']);
    expect(sqlite.prepare('SELECT a FROM t').all()).toEqual([{ a: 1 }, { a: 3 }, { a: 4 }]);
    expect(await work(5, false)).toBe(5);
    sqlite.close();
  });

  it('keeps no promise that the disk does not, and goes on when it can', async () => {
    const { sqlite, failing } = await recorded();
    const commits = new GroupCommit(sqlite, () => {});
    const insert = sqlite.prepare('INSERT INTO t VALUES (?)');
    failing.add('COMMIT');
    const results = await Promise.allSettled([1, 2].map((value) => commits.do(() => insert.run(value))));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    failing.clear();
    await commits.do(() => insert.run(1));
    expect(sqlite.prepare('SELECT a FROM t').all()).toEqual([{ a: 1 }]);
    sqlite.close();
  });

  it('begins no transaction that it may not', async () => {
    const { sqlite, seen } = await recorded();
    const commits = new GroupCommit(sqlite, () => {
      throw new Error('not ours');
    });
    await expect(commits.do(() => 1)).rejects.toThrow('not ours');
    expect(seen.filter((sql) => sql !== 'ROLLBACK')).toEqual([]);
    sqlite.close();
  });

  it('makes many transactions of very many changes, and tells when all are done', async () => {
    const { sqlite, seen } = await recorded();
    const commits = new GroupCommit(sqlite, () => {});
    const insert = sqlite.prepare('INSERT INTO t VALUES (?)');
    for (let i = 0; i < 950; i++) void commits.do(() => insert.run(i));
    await commits.idle();
    expect(sqlite.prepare('SELECT count(*) AS n FROM t').get()).toEqual({ n: 950 });
    expect(seen.filter((sql) => sql === 'COMMIT')).toHaveLength(10);
    sqlite.close();
  });
});
