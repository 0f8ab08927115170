import { NamesakeError } from '../errors.js';
import { openAccounts } from '../service/accounts/index.js';
import { configOf, readConfig, type ServiceConfig, standardLog, startService } from '../service/index.js';
import { type Arguments, countOf, OPTIONS, requirePositionals, textOf } from './arguments.js';
import type { Command } from './command.js';

const LOOPBACK: readonly string[] = ['127.0.0.1', '::1', 'localhost'];

/** `namesake serve`: the service. */
export const serveCommand: Command = {
  name: 'serve',
  positionals: [],
  summary: 'Starts the HTTP service: jobs by GET /run, and a page to try them',
  details: `Without accounts no key is asked for, and the service listens at this machine alone. It tells what it does on standard
output, a line of JSON each time. SIGTERM or SIGINT: no more requests are taken, jobs that run have time to end.`,
  options: {
    config: {
      type: 'string',
      value: 'FILE',
      help: 'JSON: host, port, publicUrl, accounts, payments, objectStore, samples, creditsPerJob, limits, hosts, databaseFiles, providers, graceSeconds',
    },
    host: { type: 'string', value: 'ADDRESS', help: 'to listen at (default 127.0.0.1)' },
    port: { type: 'string', value: 'N', help: 'to listen at (default 8080; 0: any that is free)' },
    accounts: { type: 'string', value: 'FILE', help: 'SQLite file of the accounts whose keys are asked for, see namesake accounts' },
    open: { type: 'boolean', help: 'no keys, for any machine that can reach the address' },
    help: OPTIONS.help,
  },
  examples: ['namesake serve', 'namesake serve --config service.json --host 0.0.0.0 --accounts accounts.db'],

  async run(args) {
    requirePositionals('serve', args.positionals, []);
    const config = await configFrom(args);
    if (config.accounts === null && args.values.open !== true && !LOOPBACK.includes(config.host))
      throw new NamesakeError('ERR_USAGE', `namesake serve at ${config.host}`, '--accounts FILE, or --open for a service without keys', 'neither');
    const told = new Promise<void>((resolve) => {
      for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
    });
    const accounts = config.accounts === null ? null : await openAccounts(config.accounts);
    try {
      const log = await standardLog();
      if (accounts?.list().length === 0 && config.payments === null) log.warn({ accounts: accounts.path }, 'there are no accounts: nobody has a key');
      const service = await startService(config, { log, accounts });
      await told;
      await service.stop();
    } finally {
      await accounts?.close();
    }
  },
};

async function configFrom({ values }: Arguments): Promise<ServiceConfig> {
  const file = textOf(values, 'config');
  const config = file === undefined ? configOf({}) : await readConfig(file);
  return {
    ...config,
    host: textOf(values, 'host') ?? config.host,
    port: countOf(values, 'port', 0, 65_535) ?? config.port,
    accounts: textOf(values, 'accounts') ?? config.accounts,
  };
}
