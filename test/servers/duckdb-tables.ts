import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';

export type TextRow = (string | null)[];

/** Tables behind a double of a server: real SQL on real tables, so that a wrong statement fails. */
export class DuckdbTables {
  #last: Promise<unknown> = Promise.resolve();

  private constructor(
    readonly instance: DuckDBInstance,
    readonly connection: DuckDBConnection,
  ) {}

  static async open(): Promise<DuckdbTables> {
    const instance = await DuckDBInstance.create(':memory:');
    return new DuckdbTables(instance, await instance.connect());
  }

  /** The same tables on another connection, which has transactions of its own. */
  async another(): Promise<DuckdbTables> {
    return new DuckdbTables(this.instance, await this.instance.connect());
  }

  /** One statement after another. Values of rows as texts. */
  async ask(sql: string, values: readonly string[] = []): Promise<TextRow[]> {
    const answer = this.#last.then(() => this.#ask(sql, values));
    this.#last = answer.catch(() => undefined);
    return await answer;
  }

  /** Names of tables and views. */
  async tables(): Promise<string[]> {
    return (await this.ask('SELECT table_name FROM information_schema.tables ORDER BY 1')).map(String);
  }

  async #ask(sql: string, values: readonly string[]): Promise<TextRow[]> {
    if (!/^\s*SELECT/i.test(sql)) {
      await this.connection.run(sql, [...values]);
      return [];
    }
    return (await this.connection.runAndReadAll(`SELECT COLUMNS(*)::VARCHAR FROM (${sql})`, [...values])).getRows() as TextRow[];
  }

  /** Ends this connection alone, once its statement has ended; what is not committed is undone. */
  leave(): void {
    this.#last = this.#last.finally(() => this.connection.closeSync());
  }

  close(): void {
    this.connection.closeSync();
    this.instance.closeSync();
  }
}
