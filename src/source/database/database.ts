/** Kinds of databases, each with its own protocol and dialect. */
export const DATABASE_FAMILIES = ['postgres', 'mysql', 'sqlserver', 'snowflake', 'databricks', 'sqlite', 'duckdb'] as const;
export type DatabaseFamily = (typeof DATABASE_FAMILIES)[number];

/** Those that are a file of this machine, which a connection names by its path. */
export const FILE_FAMILIES = ['sqlite', 'duckdb'] as const satisfies readonly DatabaseFamily[];
export type FileFamily = (typeof FILE_FAMILIES)[number];

/** A cell as text, written as a file of such a table would have it; null for NULL. */
export type Cell = string | null;

/** A table or view, or some columns of one, read once from its first row to its last. */
export interface TableRows {
  /** Names of the columns as the database spells them. */
  readonly names: readonly string[];
  /**
   * The rows, some thousand at a time, by a cursor: what nobody asks for is not sent. Ending the iteration early ends the query.
   *
   * @throws {NamesakeError} `ERR_CONNECTION` where the server goes away, `ERR_ABORTED`.
   */
  batches(): AsyncIterable<readonly (readonly Cell[])[]>;
}

/** A database that is open. */
export interface Database {
  readonly family: DatabaseFamily;
  /**
   * Columns of a table or view.
   *
   * @param table    its name, `schema.table` and `database.schema.table` too; parts that have a dot or a quote stand in double quotes. Always quoted in SQL.
   * @param columns  names, matched exactly, else whatever their case; null for all.
   * @throws {NamesakeError} `ERR_TABLE` where there is no such table, `ERR_COLUMN_MISSING` (the message lists the columns), `ERR_CONNECTION`.
   */
  read(table: string, columns: readonly string[] | null): Promise<TableRows>;
  /**
   * Makes a table of texts and fills it: afterwards it exists whole, or not at all. A table that is there already is never touched. May be used while the rows are
   * being {@link read} from the same database.
   *
   * @param columns  their names, in the order of the cells.
   * @returns the number of rows.
   * @throws {NamesakeError} `ERR_TABLE` where one of that name exists, `ERR_CONNECTION`, and what `rows` throws.
   */
  createTable(table: string, columns: readonly string[], rows: AsyncIterable<readonly (readonly Cell[])[]>): Promise<number>;
  /** Ends queries that run, and the connection. Never throws. */
  close(): Promise<void>;
}

/** How {@link openDatabase} connects. */
export interface DatabaseOptions {
  /** Ends the connection and whatever runs on it. */
  readonly signal?: AbortSignal;
  /** Default 15,000. */
  readonly connectTimeoutMs?: number;
  /** Asked with the host before it is connected to, then with each address that it stands for; throws what refuses it. Default: any is allowed. */
  readonly checkHost?: (host: string) => Promise<void>;
  /**
   * Asked with the path of a database that is a file; says what may be done with it, or throws what refuses it. Default: any file of this machine may be read and written;
   * none where {@link checkHost} is given, since who judges hosts has strangers to judge.
   */
  readonly checkFile?: (path: string) => Promise<FileAccess>;
}

/** What may be done with a file. */
export interface FileAccess {
  /** The one that is opened: absolute, without links on the way. */
  readonly path: string;
  readonly mayWrite: boolean;
}
