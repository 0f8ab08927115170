/** An address that a name stands for. */
export interface ResolvedAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

/** Which hosts may be asked. By default those with public addresses. */
export interface HostPolicy {
  /** Whether private addresses may be asked as well. Those where clouds tell a machine its secrets are not among them. Default false. */
  readonly allowPrivate?: boolean;
  /** Hosts that may be asked wherever they are: names (exact, whatever their case), addresses, or ranges as in `10.1.0.0/16`. Default none. */
  readonly allowHosts?: readonly string[];
  /** All addresses of a name. Default: as the operating system resolves it. */
  readonly lookup?: (host: string) => Promise<readonly ResolvedAddress[]>;
}

/** {@link HostPolicy}, and what a file from there may cost. */
export interface RemotePolicy extends HostPolicy {
  /** Of the transfer, and of what it unpacks to where the server has packed it for the transfer. */
  readonly maxBytes: number;
  /** From asking for a connection until it stands, encryption included. */
  readonly connectTimeoutMs: number;
  /** Between two pieces, and before the first. */
  readonly idleTimeoutMs: number;
  /** For all of it, redirects included. */
  readonly totalTimeoutMs: number;
}
