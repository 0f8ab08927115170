// Sells one look-up: asks for the payment, writes a line for the job that it runs, ends. It is killed from outside.
import { appendFileSync, writeSync } from 'node:fs';
import { openAccounts } from '../../../dist/service/accounts/index.js';
import { createPayments, openPaymentStore, paymentConfigOf } from '../../../dist/service/payments/index.js';

const [path, jobs, mode, config, sold] = process.argv.slice(2);
const { request, quote, header } = JSON.parse(sold);
const accounts = await openAccounts(path);
const payments = createPayments(paymentConfigOf(JSON.parse(config)), await openPaymentStore(accounts));
const result = await payments.pay({ ...request, body: null }, quote, header);
if (result.kind === 'paid') {
  appendFileSync(jobs, `${result.transaction}\n`);
  writeSync(1, 'job\n');
  if (mode === 'stay') await new Promise((done) => setTimeout(done, 60_000));
  await result.done();
  writeSync(1, 'done\n');
  if (mode === 'stay-done') await new Promise((done) => setTimeout(done, 60_000));
} else writeSync(1, `${result.reason}\n`);
await accounts.close();
