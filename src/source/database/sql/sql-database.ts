import { NamesakeError } from '../../../errors.js';
import { quotedName } from '../../../target/sql-names.js';
import type { Cell, Database, DatabaseOptions } from '../database.js';
import { buildTable } from './build-table.js';
import type { Driver, Session } from './driver.js';
import { chosenColumns, findTable } from './find-table.js';
import { Sessions } from './sessions.js';

/**
 * A database by its driver, connected and logged in.
 *
 * @throws {NamesakeError} `ERR_CONNECTION`, `ERR_ABORTED`, and what refuses the host.
 */
export async function sqlDatabase(driver: Driver, options: DatabaseOptions): Promise<Database> {
  const sessions = new Sessions(driver, options);
  try {
    await sessions.giveBack(await sessions.take());
  } catch (error) {
    await sessions.close();
    throw error;
  }
  return {
    family: driver.family,
    read: async (table, columns) => {
      const { names, sql } = await planned(sessions, table, columns);
      return { names, batches: () => batches(sessions, sql, table) };
    },
    createTable: (table, columns, rows) => buildTable(sessions, table, columns, rows),
    close: () => sessions.close(),
  };
}

async function planned(sessions: Sessions, table: string, wanted: readonly string[] | null): Promise<{ names: readonly string[]; sql: string }> {
  const { dialect } = sessions.driver;
  const found = await lent(sessions, `looking for the table "${table}"`, (session) => findTable(session, dialect, table));
  const names = chosenColumns(table, found.columns, wanted);
  if (names.length === 0) throw new NamesakeError('ERR_COLUMN_MISSING', `columns of the table "${table}"`, 'at least one', 'none');
  const quoted = (name: string): string => quotedName(name, dialect.quoting);
  const { asText } = dialect;
  const text = (name: string): string => (asText ? asText(quoted(name), found.types[found.columns.indexOf(name)]) : quoted(name));
  const selected = names.map((name, index) => (dialect.namesColumns ? `${text(name)} AS c${index}` : text(name)));
  return { names, sql: `SELECT ${selected.join(', ')} FROM ${found.parts.map(quoted).join('.')}` };
}

async function* batches(sessions: Sessions, sql: string, table: string): AsyncGenerator<Cell[][], void, undefined> {
  const session = await sessions.take();
  let whole = false;
  try {
    const rows = session.rows(sql);
    yield* explained(sessions, rows, `reading the table "${table}"`);
    whole = true;
  } finally {
    await (whole ? sessions.giveBack(session) : sessions.drop(session));
  }
}

/** Errors of reading explained; what the reader of the rows throws is its own. */
async function* explained(sessions: Sessions, rows: AsyncGenerator<Cell[][], void, undefined>, doing: string): AsyncGenerator<Cell[][], void, undefined> {
  try {
    for (;;) {
      const next = await rows.next().catch((error: unknown) => {
        throw sessions.explained(error, doing, 'ERR_SOURCE_READ');
      });
      if (sessions.ended.aborted) throw sessions.explained(null, doing, 'ERR_ABORTED');
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await rows.return().catch(() => undefined);
  }
}

async function lent<T>(sessions: Sessions, doing: string, act: (session: Session) => Promise<T>): Promise<T> {
  const session = await sessions.take();
  try {
    return await act(session);
  } catch (error) {
    throw sessions.explained(error, doing, 'ERR_SOURCE_READ');
  } finally {
    await sessions.giveBack(session);
  }
}
