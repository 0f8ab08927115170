import { existsSync, writeFileSync } from 'node:fs';
import { DuckDBInstance } from '@duckdb/node-api';
import { sqliteEngine } from '../../src/source/database/sqlite/sqlite-engine.js';

/** Statements on a SQLite file by the library alone; the rows of the last one. A file that is not there is made. */
export async function runSqlite(path: string, ...statements: string[]): Promise<unknown[][]> {
  if (!existsSync(path)) writeFileSync(path, '');
  const handle = (await sqliteEngine()).open(path, false);
  try {
    let rows: unknown[][] = [];
    for (const sql of statements) {
      const statement = handle.prepare(sql);
      const found = statement.rows([]);
      rows = [];
      for (let next = found.next(); !next.done; next = found.next()) rows.push(Object.values(next.value));
      statement.finalize();
    }
    return rows;
  } finally {
    handle.close();
  }
}

/** The same on a DuckDB file. */
export async function runDuckdb(path: string, ...statements: string[]): Promise<unknown[][]> {
  const instance = await DuckDBInstance.create(path);
  const connection = await instance.connect();
  try {
    let rows: unknown[][] = [];
    for (const sql of statements) rows = (await connection.runAndReadAll(sql)).getRows();
    return rows;
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}
