import { randomBytes } from 'node:crypto';
import { type ErrorCode, NamesakeError } from '../../../errors.js';
import { quotedName } from '../../../target/sql-names.js';
import type { Cell } from '../database.js';
import type { Dialect, NewTable, Session } from './driver.js';
import { abortedError } from './failure.js';
import { folded, impossible, tableParts } from './find-table.js';
import { rebatched } from './rebatched.js';
import type { Sessions } from './sessions.js';

type Rows = AsyncIterable<readonly (readonly Cell[])[]>;

/** Names of what is to be made, quoted. */
interface Plan extends NewTable {
  /** The name until it is whole. */
  readonly buildName: string;
}

/**
 * Makes a table and fills it: afterwards it exists whole, or not at all.
 *
 * @returns the number of rows.
 * @throws {NamesakeError} `ERR_TABLE`, `ERR_CONNECTION`, `ERR_TARGET_WRITE`, `ERR_ABORTED`; what `rows` throws as it is.
 */
export async function buildTable(sessions: Sessions, table: string, columns: readonly string[], rows: Rows): Promise<number> {
  const { dialect } = sessions.driver;
  const plan = planned(table, columns, dialect);
  const work = new Work(sessions, await sessions.take(), plan, table);
  try {
    await work.begin();
    const count = await (dialect.creation.by === 'transaction' ? inTransaction(work, dialect.creation, rows) : underAnotherName(work, dialect.creation, rows));
    await work.session.endWriting?.();
    await sessions.giveBack(work.session);
    return count;
  } catch (error) {
    await sessions.drop(work.session);
    throw error;
  }
}

async function inTransaction(work: Work, { begin, commit, rollback }: Extract<Dialect['creation'], { by: 'transaction' }>, rows: Rows): Promise<number> {
  await work.ask(begin, 'ERR_TARGET_WRITE');
  try {
    await work.create();
    const count = await work.fill(rows);
    await work.ask(commit, 'ERR_TARGET_WRITE');
    return count;
  } catch (error) {
    // a session that is lost is rolled back by the server
    if (work.session.alive) await work.session.ask(rollback).catch(() => undefined);
    throw error;
  }
}

async function underAnotherName(work: Work, { rename }: Extract<Dialect['creation'], { by: 'renaming' }>, rows: Rows): Promise<number> {
  await work.refuseExisting();
  await work.create();
  try {
    const count = await work.fill(rows);
    await work.ask(rename(work.plan.buildName, work.plan.name), 'ERR_TABLE');
    return count;
  } catch (error) {
    await work.dropUnfinished();
    throw error;
  }
}

/** Statements on the way to a table. */
class Work {
  constructor(
    readonly sessions: Sessions,
    readonly session: Session,
    readonly plan: Plan,
    readonly table: string,
  ) {}

  async ask(sql: string, fallback: ErrorCode): Promise<Cell[][]> {
    return await this.#explained(() => this.session.ask(sql), fallback);
  }

  async begin(): Promise<void> {
    await this.#explained(async () => this.session.beginWriting?.(), 'ERR_TARGET_WRITE');
  }

  async create(): Promise<void> {
    const { textType, tableSuffix } = this.#dialect;
    const columns = this.plan.columns.map((column) => `${column} ${textType}`);
    await this.ask(`CREATE TABLE ${this.plan.buildName} (${columns.join(', ')})${tableSuffix}`, 'ERR_TABLE');
  }

  async fill(rows: Rows): Promise<number> {
    const { insertRows, insertCharacters } = this.#dialect;
    const target = { name: this.plan.buildName, columns: this.plan.columns };
    let count = 0;
    for await (const batch of rebatched(rows, insertRows, insertCharacters, this.sessions.ended, abortedError)) {
      this.#refuseOtherWidths(batch);
      await this.#explained(() => this.session.insert(target, batch), 'ERR_TARGET_WRITE');
      count += batch.length;
    }
    if (this.sessions.ended.aborted) throw abortedError();
    return count;
  }

  /** Before any row is asked for; the renaming refuses it again. */
  async refuseExisting(): Promise<void> {
    const exists = await this.session.ask(`SELECT 1 FROM ${this.plan.name} WHERE 1 = 0`).then(
      () => true,
      () => false,
    );
    if (exists) throw new NamesakeError('ERR_TABLE', `the table "${this.table}" exists already`, 'a new name', `"${this.table}"`);
  }

  /** On a new session where this one is lost or its statement was ended. */
  async dropUnfinished(): Promise<void> {
    const sql = `DROP TABLE IF EXISTS ${this.plan.buildName}`;
    const dropped = this.session.alive
      ? await this.session.ask(sql).then(
          () => true,
          () => false,
        )
      : false;
    if (!dropped) await this.sessions.askAnew(sql).catch(() => undefined);
  }

  get #dialect(): Dialect {
    return this.sessions.driver.dialect;
  }

  #refuseOtherWidths(batch: readonly (readonly Cell[])[]): void {
    const width = this.plan.columns.length;
    const other = batch.find((row) => row.length !== width);
    if (other) throw new NamesakeError('ERR_TARGET_WRITE', `a row of the table "${this.table}"`, `${width} cells`, `${other.length}`);
  }

  async #explained<T>(act: () => Promise<T>, fallback: ErrorCode): Promise<T> {
    try {
      return await act();
    } catch (error) {
      throw this.sessions.explained(error, `making the table "${this.table}"`, fallback);
    }
  }
}

function planned(table: string, columns: readonly string[], dialect: Dialect): Plan {
  const parts = tableParts(table, dialect).map((part) => folded(part, dialect));
  const names = columns.map((column) => folded({ text: column, quoted: false }, dialect));
  const wrong = names.find((name) => impossible(name, dialect));
  if (names.length === 0 || wrong !== undefined)
    throw new NamesakeError(
      'ERR_TABLE',
      `columns of the table "${table}"`,
      `names of at most ${dialect.maxNameBytes} bytes`,
      wrong === undefined ? 'none' : `"${wrong}"`,
    );
  const quoted = (whole: readonly string[]): string => whole.map((part) => quotedName(part, dialect.quoting)).join('.');
  const name = quoted(parts);
  const unfinished = folded({ text: `namesake_unfinished_${randomBytes(8).toString('hex')}`, quoted: false }, dialect);
  const buildName = dialect.creation.by === 'renaming' ? quoted([...parts.slice(0, -1), unfinished]) : name;
  return { name, buildName, columns: names.map((column) => quotedName(column, dialect.quoting)) };
}
