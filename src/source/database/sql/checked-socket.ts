import { lookup } from 'node:dns/promises';
import { connect, type LookupFunction, type Socket } from 'node:net';
import type { Connection } from '../connection/connection.js';
import type { ConnectOptions } from './driver.js';

/** A socket that is connecting to the server: to addresses only that were allowed, so that a name cannot come to mean another one between asking and connecting. */
export function checkedSocket({ host, port }: Pick<Connection, 'host' | 'port'>, { checkHost }: Pick<ConnectOptions, 'checkHost'>): Socket {
  return connect({ host, port, noDelay: true, keepAlive: true, ...(checkHost && { lookup: checkedLookup(checkHost) }) });
}

function checkedLookup(checkHost: (host: string) => Promise<void>): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true })
      .then(async (addresses) => {
        for (const { address } of addresses) await checkHost(address);
        if (options.all) callback(null, addresses);
        else callback(null, addresses[0].address, addresses[0].family);
      })
      .catch((error: NodeJS.ErrnoException) => callback(error, ''));
  };
}
