import { createHash, createHmac } from 'node:crypto';
import { NamesakeError } from '../errors.js';
import { fetchFile, type RemotePolicy } from '../source/remote/index.js';
import type { ObjectStore } from './hosted-files.js';

/** An S3-compatible store. */
export interface ObjectStoreConfig {
  /** URL without a path: `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Whether the bucket is in the path (default) or in front of the host. */
  readonly pathStyle: boolean;
}

/** What it is asked with. */
export interface StoreCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const EXPIRES_SECONDS = 300;
const MAX_KEY_BYTES = 1024;

/** From the environment. @throws {NamesakeError} `ERR_USAGE` */
export function storeCredentials(): StoreCredentials {
  const { NAMESAKE_S3_ACCESS_KEY_ID: accessKeyId, NAMESAKE_S3_SECRET_ACCESS_KEY: secretAccessKey } = process.env;
  if (accessKeyId !== undefined && secretAccessKey !== undefined) return { accessKeyId, secretAccessKey };
  throw new NamesakeError(
    'ERR_USAGE',
    'the object store needs its keys',
    'NAMESAKE_S3_ACCESS_KEY_ID and NAMESAKE_S3_SECRET_ACCESS_KEY in the environment',
    'none',
  );
}

/** Fetches objects by their keys. */
export function objectStore(config: ObjectStoreConfig, credentials: StoreCredentials, policy: RemotePolicy): ObjectStore {
  const { hostname } = new URL(config.endpoint);
  const host = config.pathStyle ? hostname : `${config.bucket}.${hostname}`;
  // (whoever configured it allowed it)
  const allowed = { ...policy, allowHosts: [...(policy.allowHosts ?? []), host] };
  return {
    async fetch(key, signal) {
      if (key.includes('\0') || Buffer.byteLength(key) > MAX_KEY_BYTES)
        throw new NamesakeError(
          'ERR_OPTION_RANGE',
          'parameter "connection"',
          `a URL, or the key of an object of at most ${MAX_KEY_BYTES} bytes`,
          'another text',
        );
      return fetchFile(signedUrl(config, credentials, key, new Date()), allowed, signal);
    },
  };
}

/**
 * A URL that may be asked for some minutes (AWS Signature Version 4, in the query).
 *
 * @example signedUrl(config, credentials, 'folder/a.csv', new Date())
 */
export function signedUrl(
  { endpoint, region, bucket, pathStyle }: ObjectStoreConfig,
  credentials: StoreCredentials,
  key: string,
  now: Date,
  expiresSeconds = EXPIRES_SECONDS,
): string {
  const base = new URL(endpoint);
  const host = pathStyle ? base.host : `${bucket}.${base.host}`;
  const path = [...(pathStyle ? [bucket] : []), ...key.split('/')].map(encoded).join('/');
  const time = `${now.toISOString().replace(/[-:]|\.\d+/g, '')}`;
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  const query = [
    ['X-Amz-Algorithm', 'AWS4-HMAC-SHA256'],
    ['X-Amz-Credential', `${credentials.accessKeyId}/${scope}`],
    ['X-Amz-Date', time],
    ['X-Amz-Expires', String(expiresSeconds)],
    ['X-Amz-SignedHeaders', 'host'],
  ]
    .map(([name, value]) => `${name}=${encoded(value)}`)
    .join('&');
  const request = `GET\n/${path}\n${query}\nhost:${host}\n\nhost\nUNSIGNED-PAYLOAD`;
  const text = `AWS4-HMAC-SHA256\n${time}\n${scope}\n${createHash('sha256').update(request).digest('hex')}`;
  const signing = [time.slice(0, 8), region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => hmac(secret, part),
    `AWS4${credentials.secretAccessKey}`,
  );
  return `${base.protocol}//${host}/${path}?${query}&X-Amz-Signature=${hmac(signing, text).toString('hex')}`;
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** As RFC 3986 has it; lone surrogates, which no key can have, become U+FFFD. */
const encoded = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
