import { NamesakeError } from '../errors.js';
import { type AccountKeeping, type AccountLimits, connectControl, openAccounts } from '../service/accounts/index.js';
import { type Arguments, countOf, numberOf, textOf } from './arguments.js';

/** Options of the commands about accounts. */
export const ACCOUNT_OPTIONS = {
  database: { type: 'string', value: 'FILE', help: 'the accounts; needed' },
  name: { type: 'string', value: 'NAME', help: 'whose account it is; needed' },
  credits: { type: 'string', value: 'N', help: 'credits to begin with, as in 500 or 12.50 (default 0)' },
  rate: { type: 'string', value: 'N', help: 'requests a second in the long run (default: as the service has it)' },
  burst: { type: 'string', value: 'N', help: 'requests at once after a rest (default: as the service has it)' },
  'max-concurrent': { type: 'string', value: 'N', help: 'requests that run at once (default: as the service has it)' },
  expires: { type: 'string', value: 'DATE', help: 'when its key ends, as in 2027-01-31 (UTC; default: never)' },
  note: { type: 'string', value: 'TEXT', help: 'what the ledger says of it (default: credited)' },
  account: { type: 'string', value: 'ID', help: 'of one account (default: all)' },
} as const;

/**
 * Opens `--database`, or asks the service that has it; and closes it whatever happens.
 *
 * @param make whether a file that is not there is made.
 * @throws {NamesakeError} `ERR_USAGE`; `ERR_TARGET_WRITE` where another process has it that is no service; `ERR_CONNECTION` where the service does not answer.
 */
export async function withAccounts<T>(args: Arguments, make: boolean, use: (accounts: AccountKeeping) => Promise<T> | T): Promise<T> {
  const path = databaseOf(args, 'accounts');
  const accounts = (await connectControl(path)) ?? (await openAccounts(path, { mustExist: !make }));
  try {
    return await use(accounts);
  } finally {
    await accounts.close();
  }
}

/** @throws {NamesakeError} `ERR_USAGE` where `--database` is not given. */
export function databaseOf({ values }: Arguments, command: string): string {
  const path = textOf(values, 'database');
  if (path === undefined) throw new NamesakeError('ERR_USAGE', `namesake ${command}`, '--database FILE', 'no --database');
  return path;
}

export function limitsOf({ values }: Arguments): AccountLimits {
  const rate = numberOf(values, 'rate', 1e-6, 1e6);
  const burst = countOf(values, 'burst', 1, 1e6);
  const maxConcurrent = countOf(values, 'max-concurrent', 1, 1e6);
  return { ...(rate === undefined ? {} : { rate }), ...(burst === undefined ? {} : { burst }), ...(maxConcurrent === undefined ? {} : { maxConcurrent }) };
}

/** @throws {NamesakeError} `ERR_OPTION_RANGE` for what is no day to come. */
export function expiryOf({ values }: Arguments): number | undefined {
  const text = textOf(values, 'expires');
  if (text === undefined) return undefined;
  const ms = /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/.test(text) ? Date.parse(text) : Number.NaN;
  // (the 31st of February would be some day of March)
  if (ms > Date.now() && new Date(ms).toISOString().startsWith(text.slice(0, 10))) return ms;
  throw new NamesakeError('ERR_OPTION_RANGE', 'option "expires"', 'a day to come, as in 2027-01-31', JSON.stringify(text));
}
