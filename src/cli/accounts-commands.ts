import { NamesakeError } from '../errors.js';
import { accountText, type AccountBalance, type AccountKeeping, amountOfCredits, creditsText, PARTS_OF_CREDIT } from '../service/accounts/index.js';
import { ACCOUNT_OPTIONS, expiryOf, limitsOf, withAccounts } from './accounts-options.js';
import { aligned } from './aligned.js';
import { OPTIONS, READING_TARGET, requirePositionals, textOf } from './arguments.js';
import type { Command } from './command.js';
import { report } from './report.js';
import { writing } from './writing.js';

const { database, name, credits, rate, burst, expires, note, account } = ACCOUNT_OPTIONS;
const { out, help } = OPTIONS;
const target = READING_TARGET;
const ONE_PROCESS = 'While a service uses the file, it is the service that does it, at once: it is asked by the socket FILE.sock.';
const EXAMPLE = '--database accounts.db';

/** `namesake accounts create`: a new account and its key. */
export const accountsCreateCommand: Command = {
  name: 'accounts create',
  positionals: [],
  summary: 'Makes an account with credits, and prints its key',
  details: `The key is printed here and never again: only its hash is kept. A database that is not there is made.
${ONE_PROCESS}`,
  options: { database, name, credits, rate, burst, 'max-concurrent': ACCOUNT_OPTIONS['max-concurrent'], expires, target, help },
  examples: [`namesake accounts create ${EXAMPLE} --name "Acme Ltd" --credits 500`],

  async run(args) {
    requirePositionals('accounts create', args.positionals, []);
    const given = textOf(args.values, 'name');
    if (given === undefined) throw new NamesakeError('ERR_USAGE', 'namesake accounts create', '--name NAME', 'no --name');
    // (before a database is made)
    const label = accountText('name', given);
    const amount = amountOfCredits(textOf(args.values, 'credits') ?? '0');
    const expiresMs = expiryOf(args);
    const wanted = { name: label, credits: amount, limits: limitsOf(args), ...(expiresMs === undefined ? {} : { expiresMs }) };
    const { id, key } = await withAccounts(args, true, (accounts) => accounts.create(wanted));
    await report(args, { Account: id, Key: key }, () =>
      aligned([
        ['account', id],
        ['key', key],
      ]),
    );
  },
};

/** `namesake accounts list`: all accounts and what they have. */
export const accountsListCommand: Command = {
  name: 'accounts list',
  positionals: [],
  summary: 'Lists accounts and what they have',
  details: `The oldest first. ${ONE_PROCESS}`,
  options: { database, target, out, help },
  examples: [`namesake accounts list ${EXAMPLE}`],

  async run(args) {
    requirePositionals('accounts list', args.positionals, []);
    const all = await withAccounts(args, false, (accounts) => accounts.list());
    const records = all.map(recordOf);
    const head = ['account', 'name', 'credits', 'state', 'created', 'expires'];
    await report(args, records, () =>
      aligned([head, ...records.map((one) => [one.Account, one.Name, String(one.Credits), one.State, one.Created, one.Expires])]),
    );
  },
};

const dayOf = (ms: number | null): string => (ms === null ? '' : new Date(ms).toISOString().slice(0, 10));
const recordOf = ({ id, name: label, balance, state, createdMs, expiresMs, limits }: AccountBalance) => ({
  Account: id,
  Name: label,
  Credits: balance / PARTS_OF_CREDIT,
  State: state,
  Created: dayOf(createdMs),
  Expires: dayOf(expiresMs),
  Limits: limits,
});

/** `namesake accounts credit ID CREDITS`: more credits. */
export const accountsCreditCommand: Command = {
  name: 'accounts credit',
  positionals: ['ID', 'CREDITS'],
  summary: 'Gives an account credits, and prints what it has then',
  details: ONE_PROCESS,
  options: { database, note, help },
  examples: [`namesake accounts credit 3f9a61c2d07b 250 ${EXAMPLE} --note "invoice 17"`],

  async run(args) {
    const [id, text] = requirePositionals('accounts credit', args.positionals, ['ID', 'CREDITS']);
    const amount = amountOfCredits(text);
    const balance = await withAccounts(args, false, (accounts) => accounts.credit(id, amount, textOf(args.values, 'note') ?? 'credited'));
    await writing(undefined, (output) => void output.push(`${creditsText(balance)}\n`));
  },
};

/** `namesake accounts revoke ID`: the end of a key. */
export const accountsRevokeCommand: Command = {
  name: 'accounts revoke',
  positionals: ['ID'],
  summary: "Ends an account's key for ever",
  details: `What it has and what it has spent stays in the ledger. ${ONE_PROCESS}`,
  options: { database, help },
  examples: [`namesake accounts revoke 3f9a61c2d07b ${EXAMPLE}`],

  async run(args) {
    const [id] = requirePositionals('accounts revoke', args.positionals, ['ID']);
    await withAccounts(args, false, (accounts) => accounts.revoke(id));
  },
};

/** `namesake accounts usage`: what was spent on what. */
export const accountsUsageCommand: Command = {
  name: 'accounts usage',
  positionals: [],
  summary: 'Tells what accounts have spent, by function',
  details: `What was set aside and given back does not count. ${ONE_PROCESS}`,
  options: { database, account, target, out, help },
  examples: [`namesake accounts usage ${EXAMPLE}`, `namesake accounts usage ${EXAMPLE} --account 3f9a61c2d07b --target json`],

  async run(args) {
    requirePositionals('accounts usage', args.positionals, []);
    const rows = await withAccounts(args, false, (accounts) => accounts.usage(textOf(args.values, 'account')));
    const records = rows.map((row) => ({ Account: row.account, Name: row.name, Function: row.what, Calls: row.calls, Credits: row.amount / PARTS_OF_CREDIT }));
    await report(args, records, () =>
      aligned([
        ['account', 'name', 'function', 'calls', 'credits'],
        ...rows.map((row) => [row.account, row.name, row.what, String(row.calls), creditsText(row.amount)]),
      ]),
    );
  },
};

/** `namesake accounts ledger`: every row there is. */
export const accountsLedgerCommand: Command = {
  name: 'accounts ledger',
  positionals: [],
  summary: 'Prints the ledger as CSV',
  details: `A line Entry,Time,Account,Name,Kind,Credits,What,Reservation for whatever changed a balance: a balance is the sum of
the account's credits. What is reserved is taken at once; the line that settles or refunds it gives back the rest.
${ONE_PROCESS}`,
  options: { database, account, out, help },
  examples: [`namesake accounts ledger ${EXAMPLE} --out ledger.csv`],

  async run(args) {
    requirePositionals('accounts ledger', args.positionals, []);
    const write = (accounts: AccountKeeping): Promise<void> =>
      writing(textOf(args.values, 'out'), async (output) => {
        for await (const lines of accounts.ledgerCsv(textOf(args.values, 'account'))) {
          output.push(lines);
          await output.drain();
        }
      });
    await withAccounts(args, false, write);
  },
};
