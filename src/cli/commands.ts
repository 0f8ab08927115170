import type { Command } from './command.js';

const functions = (): Promise<typeof import('./function-command.js')> => import('./function-command.js');
const profile = (): Promise<typeof import('./profile-commands.js')> => import('./profile-commands.js');
const payments = (): Promise<typeof import('./payments-commands.js')> => import('./payments-commands.js');
const accounts = (): Promise<typeof import('./accounts-commands.js')> => import('./accounts-commands.js');

/** Every command by its name, in the order of the help. A command is loaded when it is called: all of them together take as long as Node itself. */
export const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  match: async () => (await import('./match-command.js')).matchCommand,
  link: async () => (await import('./link-command.js')).linkCommand,
  keys: async () => (await import('./keys-command.js')).keysCommand,
  score: async () => (await import('./score-command.js')).scoreCommand,
  explain: async () => (await import('./explain-command.js')).explainCommand,
  'index build': async () => (await import('./index-command.js')).indexBuildCommand,
  'index match': async () => (await import('./index-command.js')).indexMatchCommand,
  standardize: async () =>
    (await functions()).functionCommand('standardize', 'Gives every value its standard form', [
      'namesake standardize addresses.csv --column address --function address-parse --output rows',
    ]),
  classify: async () =>
    (await functions()).functionCommand('classify', 'Tells what every value is', [
      'namesake classify leads.csv --column email --function email-domain-type --output rows',
    ]),
  email: async () =>
    (await functions()).functionCommand('email', 'Checks mail addresses, and tells what they say', [
      'namesake email leads.csv --column email --function emailval --process invalidonly',
    ]),
  'profile statistics': async () => (await profile()).statisticsCommand,
  'profile nonunique': async () => (await profile()).nonUniqueCommand,
  'profile notinrange': async () => (await profile()).notInRangeCommand,
  run: async () => (await import('./run-command.js')).runCommand,
  doctor: async () => (await import('./doctor-command.js')).doctorCommand,
  serve: async () => (await import('./serve-command.js')).serveCommand,
  'accounts create': async () => (await accounts()).accountsCreateCommand,
  'accounts list': async () => (await accounts()).accountsListCommand,
  'accounts credit': async () => (await accounts()).accountsCreditCommand,
  'accounts revoke': async () => (await accounts()).accountsRevokeCommand,
  'accounts usage': async () => (await accounts()).accountsUsageCommand,
  'accounts ledger': async () => (await accounts()).accountsLedgerCommand,
  'payments list': async () => (await payments()).paymentsListCommand,
  'payments resolve': async () => (await payments()).paymentsResolveCommand,
};
