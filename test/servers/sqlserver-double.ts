import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { DuckdbTables } from './duckdb-tables.js';
import { doneToken, errorToken, loginAck, messages, packets, PRELOGIN_WITHOUT_TLS, readLogin, rowTokens, TDS } from './tds.js';

export const SQLSERVER_USER = 'tester';
/** Signs that ADO quotes. */
export const SQLSERVER_PASSWORD = 's3cr@t;"p%w';
const DATABASE = 'namesake';
/** Statements about the session alone. */
const SETTINGS = /^SET /;

/** A double of SQL Server: TDS 7.4 without encryption, batches of SQL, attention. Statements run on real tables, each connection with its own transaction. */
export class SqlserverDouble {
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  #running = 0;

  private constructor(readonly tables: DuckdbTables) {
    this.#server = createServer((socket) => void this.#serve(socket).catch(() => socket.destroy()));
  }

  static async start(): Promise<SqlserverDouble> {
    const double = new SqlserverDouble(await DuckdbTables.open());
    await double.tables.ask("CREATE MACRO schema_name() AS 'main'");
    await new Promise<void>((resolve) => double.#server.listen(0, '127.0.0.1', resolve));
    return double;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get running(): number {
    return this.#running;
  }

  kill(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async stop(): Promise<void> {
    this.kill();
    await new Promise((resolve) => this.#server.close(resolve));
    this.tables.close();
  }

  async #serve(socket: Socket): Promise<void> {
    this.#sockets.add(socket);
    const session = await this.tables.another();
    let endless = false;
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.#sockets.delete(socket);
      if (endless) this.#running--;
      session.leave();
    });
    for await (const { type, data } of messages(socket)) {
      if (type === TDS.prelogin) socket.write(packets(PRELOGIN_WITHOUT_TLS));
      else if (type === TDS.login) socket.write(packets(login(data)));
      else if (type === TDS.attention) {
        if (endless) this.#running--;
        endless = false;
        socket.write(packets(doneToken(TDS.doneAttention)));
      } else {
        const sql = translated(batchText(data));
        endless = /^SELECT CAST\("x" AS VARCHAR\) FROM .*"endless"$/.test(sql);
        if (endless) this.#running++;
        else if (!socket.destroyed) socket.write(packets(await answered(session, sql)));
      }
    }
  }
}

function login(data: Buffer): Buffer {
  const { user, password, database } = readLogin(data);
  if (user !== SQLSERVER_USER || password !== SQLSERVER_PASSWORD) return refusal(18456, `Login failed for user '${user}' with "${password}".`);
  if (database !== DATABASE) return refusal(4060, `Cannot open database "${database}" requested by the login.`);
  return Buffer.concat([loginAck(), doneToken(0)]);
}

function refusal(number: number, message: string): Buffer {
  return Buffer.concat([errorToken(number, message), doneToken(TDS.doneError)]);
}

async function answered(session: DuckdbTables, sql: string): Promise<Buffer> {
  if (SETTINGS.test(sql)) return doneToken(0);
  try {
    return Buffer.concat([rowTokens(await session.ask(sql)), doneToken(0)]);
  } catch (error) {
    const { message } = error as Error;
    return refusal(/already exists/i.test(message) ? 2714 : /does not exist/i.test(message) ? 208 : 102, message);
  }
}

/** The headers of a batch lie before its text. */
function batchText(data: Buffer): string {
  return data.subarray(data.readUInt32LE(0)).toString('utf16le');
}

const TOKENS = /N('(?:[^']|'')*')|\[((?:[^\]]|\]\])*)\]|('(?:[^']|'')*')/g;

/** T-SQL in DuckDB's words. */
function translated(sql: string): string {
  const json = /SELECT (c0.*) FROM OPENJSON\(N('(?:[^']|'')*')\) WITH \(.*\)$/s;
  const unpacked = (_: string, cells: string, text: string): string => {
    const items = cells.split(', ').map((__, index) => `cells ->> ${index}`);
    return `SELECT ${items.join(', ')} FROM (SELECT unnest(from_json(N${text}, '["json"]')) AS cells)`;
  };
  return sql
    .replace(json, unpacked)
    .replaceAll(TOKENS, (whole, text, name) => text ?? (name === undefined ? whole : `"${name.replaceAll(']]', ']').replaceAll('"', '""')}"`))
    .replaceAll(/CONVERT\(NVARCHAR\(MAX\), ("(?:[^"]|"")*"), \d+\)/g, 'CAST($1 AS VARCHAR)')
    .replaceAll('NVARCHAR(MAX)', 'VARCHAR')
    .replace('IF @@TRANCOUNT > 0 ', '');
}
