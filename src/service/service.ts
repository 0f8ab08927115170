import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createProviders, type Providers } from '../enrich/index.js';
import { NamesakeError } from '../errors.js';
import { type AccountControl, type Accounts, offerControl } from './accounts/index.js';
import { Admission } from './admission.js';
import { createApp } from './app.js';
import { Billing } from './billing.js';
import { HostedFiles } from './hosted-files.js';
import { createHttpServer } from './http-server.js';
import { Jobs } from './jobs.js';
import { JobThreads } from './job-threads.js';
import { ConcurrencyGate, RateLimiter } from './limits/index.js';
import { createPayments, openPaymentStore, type PaymentStore } from './payments/index.js';
import type { ServiceConfig } from './service-config.js';
import { Turns } from './turns.js';
import { Uploads } from './uploads.js';
import { warmUp } from './warm-up.js';
import type { ServiceLog } from './service-log.js';

/** A service that listens. */
export interface RunningService {
  readonly url: string;
  /** Takes no more requests, lets jobs end within the grace period, ends the rest. */
  stop(): Promise<void>;
}

/** What a service is given besides its configuration. */
export interface ServiceDependencies {
  readonly log: ServiceLog;
  /** Null: no key is asked for. */
  readonly accounts: Accounts | null;
  /** Who answers what the package alone cannot; default: as the configuration has it. */
  readonly providers?: Providers;
  /** Module of the threads; default: the one of the package. */
  readonly thread?: URL;
}

/** Begins to listen. @throws {NamesakeError} `ERR_USAGE` where the address is taken or cannot be had. */
export async function startService(
  config: ServiceConfig,
  { log, accounts, thread, providers = createProviders(config.providers) }: ServiceDependencies,
): Promise<RunningService> {
  const { getRequestListener } = await import('@hono/node-server');
  const store = await storeOf(config, accounts);
  const payments = store === null || config.payments === null ? null : createPayments(config.payments, store);
  const files = new HostedFiles(config.hosts.files, config.objectStore);
  await warmUp();
  const threads = new JobThreads(config.limits.jobs, thread);
  const jobs = new Jobs(config, threads);
  let ready = true;
  const { limits } = config;
  const rate = new RateLimiter({ rate: limits.requestsPerSecond, burst: limits.burst });
  const gate = new ConcurrencyGate({ maxConcurrent: limits.jobs, maxConcurrentPerKey: limits.jobsPerKey, maxWaiting: limits.waiting });
  const admission = new Admission(config, accounts, rate, gate);
  const uploads = new Uploads(limits.bytes);
  const billing = new Billing(accounts, payments);
  const { publicUrl } = config;
  const turns = new Turns();
  const app = createApp({ turns, jobs, admission, uploads, log, isReady: () => ready, billing, payments, providers, files, publicUrl });
  const server = createHttpServer(getRequestListener(app.fetch, { errorHandler: unreadable }), limits.unreadSeconds * 1000);
  server.on('connection', () => turns.crowd());
  try {
    await listen(server, config);
  } catch (cause) {
    await threads.close();
    throw new NamesakeError('ERR_USAGE', `cannot listen at ${config.host}:${config.port}`, 'a free address', (cause as NodeJS.ErrnoException).code, { cause });
  }
  const control = accounts === null ? null : await offered(accounts, store, log);
  const { port, address, family } = server.address() as AddressInfo;
  const url = `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
  const recover = (): void => {
    payments?.recover().catch((error: Error) => log.warn({ reason: error.name }, 'settlements could not be asked for'));
  };
  recover();
  const recovery = setInterval(recover, RECOVERY_MS).unref();
  log.info({ url, keys: accounts !== null }, 'listening');
  return {
    url,
    async stop() {
      ready = false;
      const closed = new Promise((resolve) => server.close(resolve));
      await jobs.stop(config.graceSeconds * 1000);
      server.closeIdleConnections();
      const force = setTimeout(() => server.closeAllConnections(), 1000);
      await closed;
      clearTimeout(force);
      clearInterval(recovery);
      await uploads.close();
      await control?.close();
      log.info({}, 'stopped');
    },
  };
}

/** How often settlements that are not known are asked for again. */
const RECOVERY_MS = 60_000;

/** @throws {NamesakeError} `ERR_USAGE` where there is nothing to write payments into. */
async function storeOf({ payments: config }: ServiceConfig, accounts: Accounts | null): Promise<PaymentStore | null> {
  if (config === null) return null;
  if (accounts === null) throw new NamesakeError('ERR_USAGE', 'payments are written down beside the accounts', 'accounts in the configuration', 'none');
  return openPaymentStore(accounts);
}

/** What is answered to a request whose URL or host cannot be read. */
const unreadable = (error: unknown): Response =>
  Response.json({ Code: 'ERR_USAGE', Message: error instanceof Error ? error.message : 'the request cannot be read' }, { status: 400 });

/** A service is of use without it. */
async function offered(accounts: Accounts, payments: PaymentStore | null, log: ServiceLog): Promise<AccountControl | null> {
  return offerControl(accounts, payments).catch((error: Error) => {
    log.warn({ reason: error.message }, 'accounts cannot be changed while the service runs');
    return null;
  });
}

function listen(server: Server, { host, port }: ServiceConfig): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
