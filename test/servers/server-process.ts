import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const START_MS = 50_000;

/** Whom a server runs as where the tests run as root, which it refuses. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** The first of the programs that is there: in the folders given, or on the path. */
export function findProgram(name: string, folders: readonly string[]): string | null {
  const places = [...folders, ...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return places.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** Folders `<parent>/<version>/bin`, the newest first. */
export function versionFolders(parent: string): string[] {
  if (!existsSync(parent)) return [];
  const versions = readdirSync(parent).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(parent, version, 'bin'));
}

/** null where the tests do not run as root. */
export function accountOf(user: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  // (not by a program such as id, which need not be in the path)
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === user);
  if (entry === undefined) throw new Error(`there is no user ${user}`);
  return { uid: Number(entry[2]), gid: Number(entry[3]) };
}

/** A folder for the data of a server, taken away by {@link removeFolder}. */
export function dataFolder(name: string, account: Account | null): string {
  const folder = mkdtempSync(join(tmpdir(), `namesake-${name}-`));
  if (account !== null) chownSync(folder, account.uid, account.gid);
  return folder;
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

/** Runs a program to its end. @throws with what it wrote. */
export async function runProgram(program: string, args: readonly string[], folder: string, account: Account | null): Promise<void> {
  await promisify(execFile)(program, [...args], { cwd: folder, ...account, env: { ...process.env, LC_ALL: 'C' } });
}

/** A key and a certificate that it signed itself, of the name "localhost". */
export interface Certificate {
  readonly key: string;
  readonly certificate: string;
}

const OPENSSL = findProgram('openssl', []);

/** Whether servers of the tests can encrypt on this machine. */
export const hasOpenssl = OPENSSL !== null;

/** Files in the folder. */
export async function makeCertificate(folder: string, account: Account | null): Promise<Certificate> {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost', '-keyout', key, '-out', certificate];
  await runProgram(OPENSSL!, args, folder, account);
  return { key, certificate };
}

/** Starts a server and waits until `ready` does not throw. */
export async function startServer(
  program: string,
  args: readonly string[],
  folder: string,
  account: Account | null,
  ready: () => Promise<void>,
): Promise<ChildProcess> {
  const child = spawn(program, args, { cwd: folder, ...account, stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, LC_ALL: 'C' } });
  let written = '';
  child.stderr?.on('data', (data) => (written = `${written}${data}`.slice(-4000)));
  const deadline = Date.now() + START_MS;
  for (;;) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${program} does not start: ${written}`);
    const answered = await ready().then(
      () => true,
      () => false,
    );
    if (answered) return child;
    await delay(100);
  }
}

/** Ends a server that {@link startServer} started. */
export async function stopServer(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await Promise.race([exit, delay(10_000, null, { ref: false }).then(() => child.kill('SIGKILL'))]);
}
