import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { NamesakeError } from '../errors.js';
import { type ProvidersConfig, NO_HOSTS } from '../enrich/index.js';
import { inRange, wholeInRange } from '../options.js';
import { listOf, originOf, shapeOf, textOf } from './config-shape.js';
import type { ObjectStoreConfig } from './object-store.js';
import { type GivenPaymentConfig, type PaymentConfig, paymentConfigOf } from './payments/index.js';
import { providersConfigOf } from './providers-config.js';

/** What a service may be told; a file of JSON has the same members, all of them optional. */
export interface ServiceConfig {
  /** Address to listen at. */
  readonly host: string;
  /** 0: any that is free. */
  readonly port: number;
  /** URL of the service as its clients see it; null: as they ask for it. */
  readonly publicUrl: string | null;
  /** SQLite file of the accounts; null: no key is asked for. */
  readonly accounts: string | null;
  /** How payments without a key are taken, which needs accounts; null: not at all. */
  readonly payments: PaymentConfig | null;
  /** Files that need no key and cost nothing: `connection` is one of these URLs, the file is at `path`. */
  readonly samples: readonly { readonly url: string; readonly path: string }[];
  /** Whose objects `connection` of GET /enrich may name by their keys; null: it names URLs alone. */
  readonly objectStore: ObjectStoreConfig | null;
  /** What a job of a key costs. */
  readonly creditsPerJob: number;
  readonly limits: ServiceLimits;
  /** Where files of URLs and databases may be, besides the public internet: names, addresses, or networks as in 10.1.0.0/16. */
  readonly hosts: { readonly files: readonly string[]; readonly databases: readonly string[] };
  /** SQLite and DuckDB files that jobs may read, or folders of such: paths of this machine. None is ever written by a job. */
  readonly databaseFiles: readonly string[];
  /** Who answers what the package alone cannot; by default nobody is asked. */
  readonly providers: ProvidersConfig;
  /** Seconds that running jobs have when the service is to end. */
  readonly graceSeconds: number;
}

/** What one key, and the service, can do at once. */
export interface ServiceLimits {
  /** Jobs that run at once; those of up to 100 values that come with the call are not counted. */
  readonly jobs: number;
  /** Of one key. */
  readonly jobsPerKey: number;
  /** Jobs that wait for others to end. */
  readonly waiting: number;
  /** Requests of a key, or of an address where no key is asked for. */
  readonly requestsPerSecond: number;
  readonly burst: number;
  readonly rows: number;
  /** Of a file: transferred, and unpacked. */
  readonly bytes: number;
  readonly seconds: number;
  /** Seconds that an answer may wait for its client to read on. */
  readonly unreadSeconds: number;
  /** Bytes that a job's pairs are to keep to. */
  readonly memory: number;
}

export const DEFAULT_CONFIG: ServiceConfig = {
  host: '127.0.0.1',
  port: 8080,
  publicUrl: null,
  accounts: null,
  payments: null,
  objectStore: null,
  samples: [],
  creditsPerJob: 1,
  limits: {
    jobs: 2,
    jobsPerKey: 2,
    waiting: 20,
    requestsPerSecond: 100,
    burst: 500,
    rows: 5_000_000,
    bytes: 2_000_000_000,
    seconds: 1800,
    unreadSeconds: 60,
    memory: 400_000_000,
  },
  hosts: { files: [], databases: [] },
  databaseFiles: [],
  providers: NO_HOSTS,
  graceSeconds: 20,
};

/** The largest that each limit may be. */
const MOST: Readonly<Record<keyof ServiceLimits, number>> = {
  jobs: 256,
  jobsPerKey: 256,
  waiting: 100_000,
  requestsPerSecond: 1_000_000,
  burst: 10_000_000,
  rows: 1_000_000_000,
  bytes: 1e13,
  seconds: 1_000_000,
  unreadSeconds: 1_000_000,
  memory: 1e13,
};

/** Reads a file of configuration; paths in it are seen from its folder. @throws {NamesakeError} `ERR_SOURCE_READ`, `ERR_SOURCE_FORMAT`, `ERR_OPTION_*` */
export async function readConfig(path: string): Promise<ServiceConfig> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (cause) {
    throw new NamesakeError('ERR_SOURCE_READ', `cannot read "${path}"`, 'a file of configuration', (cause as NodeJS.ErrnoException).code, { cause });
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new NamesakeError('ERR_SOURCE_FORMAT', `"${path}" cannot be read`, 'JSON', (cause as Error).message, { cause });
  }
  return configOf(json, dirname(path));
}

/**
 * Checks a configuration and fills in what is not given.
 *
 * @param folder  that paths are seen from.
 * @throws {NamesakeError} `ERR_OPTION_UNKNOWN`, `ERR_OPTION_RANGE` with the member's name.
 */
export function configOf(given: unknown, folder = '.'): ServiceConfig {
  const top = shapeOf(given, '', DEFAULT_CONFIG);
  const limits = shapeOf(top.limits ?? {}, 'limits.', DEFAULT_CONFIG.limits);
  const hosts = shapeOf(top.hosts ?? {}, 'hosts.', DEFAULT_CONFIG.hosts);
  const number = (name: string, value: unknown, max: number, fallback: number, min = 0): number => inRange(name, value, min, max, fallback);
  return {
    host: textOf('host', top.host ?? DEFAULT_CONFIG.host),
    port: wholeInRange('port', top.port, 0, 65_535, DEFAULT_CONFIG.port),
    accounts: top.accounts === undefined || top.accounts === null ? null : resolve(folder, textOf('accounts', top.accounts)),
    publicUrl: top.publicUrl === undefined || top.publicUrl === null ? null : originOf('publicUrl', top.publicUrl),
    payments: top.payments === undefined || top.payments === null ? null : paymentConfigOf(top.payments as GivenPaymentConfig),
    objectStore: top.objectStore === undefined || top.objectStore === null ? null : storeOf(top.objectStore),
    samples: listOf('samples', top.samples).map((sample, i) => {
      const { url, path } = shapeOf(sample, `samples[${i}].`, { url: '', path: '' });
      return { url: textOf(`samples[${i}].url`, url), path: resolve(folder, textOf(`samples[${i}].path`, path)) };
    }),
    creditsPerJob: number('creditsPerJob', top.creditsPerJob, 1e6, DEFAULT_CONFIG.creditsPerJob),
    limits: Object.fromEntries(
      (Object.keys(MOST) as (keyof ServiceLimits)[]).map((name) => [
        name,
        number(`limits.${name}`, limits[name], MOST[name], DEFAULT_CONFIG.limits[name], name === 'waiting' ? 0 : 1),
      ]),
    ) as unknown as ServiceLimits,
    hosts: {
      files: listOf('hosts.files', hosts.files).map((host) => textOf('hosts.files', host)),
      databases: listOf('hosts.databases', hosts.databases).map((host) => textOf('hosts.databases', host)),
    },
    databaseFiles: listOf('databaseFiles', top.databaseFiles).map((path) => resolve(folder, textOf('databaseFiles', path))),
    providers: top.providers === undefined || top.providers === null ? NO_HOSTS : providersConfigOf(top.providers),
    graceSeconds: number('graceSeconds', top.graceSeconds, 3600, DEFAULT_CONFIG.graceSeconds),
  };
}

function storeOf(given: unknown): ObjectStoreConfig {
  const { endpoint, region, bucket, pathStyle = true } = shapeOf(given, 'objectStore.', { endpoint: '', region: '', bucket: '', pathStyle: true });
  if (typeof pathStyle !== 'boolean')
    throw new NamesakeError('ERR_OPTION_RANGE', `the configuration's "objectStore.pathStyle"`, 'true or false', String(pathStyle));
  return {
    endpoint: originOf('objectStore.endpoint', endpoint),
    region: textOf('objectStore.region', region ?? 'us-east-1'),
    bucket: textOf('objectStore.bucket', bucket),
    pathStyle,
  };
}
