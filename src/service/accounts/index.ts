export { type Account, type AccountBalance, type AccountLimits, amountOfCredits, creditsText, PARTS_OF_CREDIT } from './account.js';
export { connectControl } from './control-client.js';
export type { AccountKeeping, OpenPayment, PaymentKeeping } from './control-messages.js';
export { type AccountControl, offerControl } from './control-server.js';
export {
  Accounts,
  accountText,
  type Journal,
  type NewAccount,
  openAccounts,
  type OpenAccountsOptions,
  type Refusal,
  type Reservation,
  type TakeOptions,
} from './accounts.js';
export type { Taken } from './ledger.js';
export type { Usage } from './reports.js';
export type { Sqlite, SqlRow, Statement } from './sqlite.js';
