import { lineOf, withoutFormula } from '../../target/delimited-line.js';
import { creditsText } from './account.js';
import type { Sqlite, SqlRow, Statement } from './sqlite.js';

const PAGE_ROWS = 1000;
const COLUMNS = ['Entry', 'Time', 'Account', 'Name', 'Kind', 'Credits', 'What', 'Reservation'] as const;

const USAGE = `
SELECT account.id, account.name, spent.what, count(*) AS calls, sum(spent.amount) AS amount FROM (
  SELECT account, what, -amount AS amount FROM ledger WHERE kind = 'charge'
  UNION ALL
  SELECT r.account, r.what, -r.amount - s.amount FROM ledger s JOIN ledger r ON r.entry = s.reservation WHERE s.kind = 'settle'
) spent JOIN account ON account.id = spent.account
WHERE account.id = ? OR ? IS NULL
GROUP BY account.id, spent.what ORDER BY account.name, account.id, spent.what`;

const PAGE = `
SELECT ledger.*, account.name FROM ledger JOIN account ON account.id = ledger.account
WHERE ledger.entry > ? AND (account.id = ? OR ? IS NULL) ORDER BY ledger.entry LIMIT ${PAGE_ROWS}`;

/** What an account has spent on something. */
export interface Usage {
  readonly account: string;
  readonly name: string;
  readonly what: string;
  /** Charges, and reservations that were settled. */
  readonly calls: number;
  /** In hundredths of a credit. */
  readonly amount: number;
}

/** What the ledger tells for people. */
export class Reports {
  readonly #usage: Statement;
  readonly #page: Statement;

  constructor(sqlite: Sqlite) {
    this.#usage = sqlite.prepare(USAGE);
    this.#page = sqlite.prepare(PAGE);
  }

  /** @param account null for all. @cost all rows of the ledger are read. */
  usage(account: string | null): Usage[] {
    const rows = this.#usage.all(account, account);
    return rows.map(({ id, name, what, calls, amount }) => ({ account: id, name, what, calls, amount }) as unknown as Usage);
  }

  /** The ledger as CSV with a header, some thousand lines at a time. Texts that a spreadsheet would compute are made harmless. */
  *ledger(account: string | null): Generator<string> {
    const line = lineOf(',');
    let text = line(COLUMNS);
    for (let last = 0; ; ) {
      const rows = this.#page.all(last, account, account);
      yield text + rows.map((row) => line(cellsOf(row))).join('');
      if (rows.length < PAGE_ROWS) return;
      text = '';
      last = rows[rows.length - 1].entry as number;
    }
  }
}

function cellsOf({ entry, at_ms, account, name, kind, amount, what, reservation }: SqlRow): string[] {
  const time = new Date(at_ms as number).toISOString();
  const texts = [withoutFormula(name as string), kind as string, creditsText(amount as number), withoutFormula(what as string)];
  return [String(entry), time, account as string, ...texts, String(reservation ?? '')];
}
