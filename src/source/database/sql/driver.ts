import type { ErrorCode } from '../../../errors.js';
import type { SqlDialect } from '../../../target/sql-names.js';
import type { Connection } from '../connection/connection.js';
import type { Cell, DatabaseFamily } from '../database.js';

/** What a family of databases does its own way; {@link sqlDatabase} does the rest. What it throws are errors of the package it uses, which the caller explains. */
export interface Driver {
  readonly family: DatabaseFamily;
  readonly connection: Connection;
  readonly dialect: Dialect;
  /** Connects and logs in. */
  connect(options: ConnectOptions): Promise<Session>;
  /** What an error of the driver or the server means; null for what is the statement's own. */
  codeOf(error: Error): ErrorCode | null;
}

export interface ConnectOptions {
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
  readonly checkHost?: (host: string) => Promise<void>;
}

/** One connection to a server. One statement runs at a time. */
export interface Session {
  /** False once it is lost or ended. */
  readonly alive: boolean;
  /** All rows of a short answer. */
  ask(sql: string, values?: readonly string[]): Promise<Cell[][]>;
  /** Rows of a long one: a batch is fetched when it is asked for. After an early end the session may not be alive. */
  rows(sql: string): AsyncGenerator<Cell[][], void, undefined>;
  /** Adds rows to a table. */
  insert(table: NewTable, rows: readonly (readonly Cell[])[]): Promise<void>;
  /** Where it was opened for reading alone: it may write from now on. */
  beginWriting?(): Promise<void>;
  /** It is for reading alone again; no transaction is open. Never throws. */
  endWriting?(): Promise<void>;
  /** Ends it and the statement that runs, which throws. Never throws itself. */
  end(): Promise<void>;
}

/** A table to be filled: its name and its columns' names quoted. */
export interface NewTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/** How a family words its SQL. */
export interface Dialect {
  readonly quoting: SqlDialect;
  /** The most parts a table's name has: database, schema, table. */
  readonly maxParts: number;
  /** The schemas that there are, in small letters; default: those of the catalogue. */
  readonly schemas?: readonly string[];
  /** The longest name, in bytes of UTF-8; the server would cut a longer one. */
  readonly maxNameBytes: number;
  /** Type of a column of texts. */
  readonly textType: string;
  /** What follows the columns of a new table. */
  readonly tableSuffix: string;
  /** A name as it is made where it stood without quotes. */
  readonly folded?: (name: string) => string;
  /** A column, quoted, as a text in SQL, where the driver would not give it as one. @param type  as the catalogue names it. */
  readonly asText?: (column: string, type: string) => string;
  /** The driver gives a row as an object: columns are read under names of their own. */
  readonly namesColumns?: true;
  readonly catalogue: Catalogue;
  readonly creation: Creation;
  /** The most that is inserted at once. */
  readonly insertRows: number;
  readonly insertCharacters: number;
}

/** How a table is found: in a catalogue, or by asking for its columns where names never differ by case alone. */
export type Catalogue = TableCatalogue | { readonly columnsOf: (table: string) => string };

/** Statements that find tables: the placeholders of the first are name and schema ('' for those that are meant without one), of the second schema and table. */
export interface TableCatalogue {
  /** Rows of schema and table whose name is the same but for its case, the schema that comes first at first. @param database  quoted; '' for the connection's. */
  readonly tables: (database: string) => string;
  /** Rows of a name, and a type where {@link Dialect.asText} wants it, in their order. */
  readonly columns: (database: string) => string;
}

/** How a table comes to be whole or not at all: in a transaction, or under another name until it is. */
export type Creation =
  | { readonly by: 'transaction'; readonly begin: string; readonly commit: string; readonly rollback: string }
  | { readonly by: 'renaming'; readonly rename: (from: string, to: string) => string };
