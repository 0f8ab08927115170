import { NamesakeError } from '../errors.js';
import { connectControl, openAccounts, type PaymentKeeping } from '../service/accounts/index.js';
import { openPaymentStore, usdText } from '../service/payments/index.js';
import { ACCOUNT_OPTIONS, databaseOf } from './accounts-options.js';
import { aligned } from './aligned.js';
import { type Arguments, OPTIONS, READING_TARGET, requirePositionals, textOf } from './arguments.js';
import type { Command } from './command.js';
import { report } from './report.js';

const { database } = ACCOUNT_OPTIONS;
const { out, help } = OPTIONS;

/** `namesake payments list`: payments that somebody has to look after. */
export const paymentsListCommand: Command = {
  name: 'payments list',
  positionals: [],
  summary: 'Lists payments whose settlement is not known, and paid requests without an answer',
  details: `The oldest first. A payment in doubt is asked for again every minute; whoever paid may send the request again at any time.
What lasts has to be looked up on the chain, by payer and nonce, and told by "payments resolve".`,
  options: { database, target: READING_TARGET, out, help },
  examples: ['namesake payments list --database accounts.db'],

  async run(args) {
    requirePositionals('payments list', args.positionals, []);
    const payments = await withPayments(args, (keeping) => keeping.openPayments());
    const records = payments.map(({ nonce, payer, network, asset, amount, state, transaction: moved, reason, runs, seenMs }) => ({
      Nonce: nonce,
      Payer: payer,
      Network: network,
      Asset: asset,
      USD: usdText(amount),
      State: state === 'settled' ? 'unanswered' : 'in doubt',
      Transaction: moved ?? '',
      Reason: reason ?? '',
      Runs: runs,
      Seen: new Date(seenMs).toISOString(),
    }));
    await report(args, records, () =>
      aligned([
        ['nonce', 'payer', 'USD', 'state', 'seen', 'reason'],
        ...records.map(({ Nonce, Payer, USD, State, Seen, Reason }) => [Nonce, Payer, USD, State, Seen, Reason]),
      ]),
    );
  },
};

/** `namesake payments resolve NONCE`: the end of a doubt. */
export const paymentsResolveCommand: Command = {
  name: 'payments resolve',
  positionals: ['NONCE'],
  summary: 'Says what became of a payment in doubt, as seen on the chain',
  details: `With --transaction the request counts as paid, and is answered when it comes again; with --none it never was.`,
  options: {
    database,
    transaction: { type: 'string', value: '0x…', help: 'the transaction that moved the money' },
    none: { type: 'boolean', help: 'no money was moved, and none will be' },
    help,
  },
  examples: [
    `namesake payments resolve 0x3f9a… --transaction 0x81bc… --database accounts.db`,
    'namesake payments resolve 0x3f9a… --none --database accounts.db',
  ],

  async run(args) {
    const [nonce] = requirePositionals('payments resolve', args.positionals, ['NONCE']);
    const moved = textOf(args.values, 'transaction');
    if ((moved === undefined) === (args.values.none !== true))
      throw new NamesakeError('ERR_USAGE', 'namesake payments resolve', '--transaction or --none', moved === undefined ? 'neither' : 'both');
    await withPayments(args, (keeping) => keeping.resolvePayment(nonce, moved ?? null));
  },
};

/** Opens the payments of `--database`, or asks the service that has it; and closes it whatever happens. */
async function withPayments<T>(args: Arguments, use: (payments: PaymentKeeping) => Promise<T>): Promise<T> {
  const path = databaseOf(args, 'payments');
  const accounts = (await connectControl(path)) ?? (await openAccounts(path, { mustExist: true }));
  try {
    return await use('openPayments' in accounts ? accounts : await openPaymentStore(accounts));
  } finally {
    await accounts.close();
  }
}
