// Spends without end, and writes a line for each payment that it was told is done. It is killed from outside.
import { writeSync } from 'node:fs';
import { openAccounts } from '../../../dist/service/accounts/index.js';

const [path, key, round] = process.argv.slice(2);
const accounts = await openAccounts(path);
writeSync(1, `open ${accounts.recovered}\n`);
const MANY = 40;
let next = 0;

async function spend() {
  for (;;) {
    const name = `${round}-${next++}`;
    const charged = await accounts.charge(key, 1, { what: `charge ${name}`, idempotencyKey: name });
    writeSync(1, `charge ${charged.charged} ${name}\n`);
    const reservation = await accounts.reserve(key, 5, { what: `reserve ${name}`, idempotencyKey: `r${name}` });
    writeSync(1, `reserve ${reservation.amount} ${name}\n`);
    await accounts.settle(reservation, 2);
    writeSync(1, `settle 2 ${name}\n`);
  }
}
await Promise.all(Array.from({ length: MANY }, spend));
