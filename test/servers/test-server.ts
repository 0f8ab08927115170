/** A database server that a test started for itself. */
export interface TestServer {
  /** What {@link openDatabase} takes, of the administrator. */
  readonly url: string;
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
  /** Statements by the driver alone, without what is tested; the rows of the last one. */
  run(...statements: string[]): Promise<unknown[][]>;
  /** Ends the server and takes its data away. */
  stop(): Promise<void>;
}
