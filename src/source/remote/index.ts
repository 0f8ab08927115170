export { checkHost } from './check-host.js';
export { fetchFile, type RemoteFile } from './fetch-file.js';
export { HostGuard } from './host-guard.js';
export type { HostPolicy, RemotePolicy, ResolvedAddress } from './remote-policy.js';
