import { randomBytes } from 'node:crypto';
import { readFileSync, unlinkSync, utimesSync } from 'node:fs';
import { link, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { NamesakeError } from '../../errors.js';

const BEAT_MS = 2_000;
/** Without a beat for so long, an owner on another machine is gone. */
const GONE_MS = 15_000;
const LOOK_MS = 250;

interface Owner {
  readonly pid: number;
  readonly host: string;
  /** When the process began, where the system tells: a number may be another process's by now. */
  readonly began: string;
  readonly token: string;
}

/** Paths that this process owns. */
const owned = new Set<string>();

/**
 * Makes this process the only one that uses a file, by a file beside it (`….owner`) that tells who does. A process that is killed leaves its file behind; it
 * counts no more when there is no such process on this machine, or when another machine (another container) has shown no life for 15 s.
 */
export class OwnerFile {
  readonly #path: string;
  readonly #text: string;
  readonly #beating: NodeJS.Timeout;

  private constructor(path: string, text: string) {
    this.#path = path;
    this.#text = text;
    owned.add(path);
    this.#beating = setInterval(() => this.#beat(), BEAT_MS).unref();
  }

  /** @param target the file that is to be owned. @throws {NamesakeError} `ERR_TARGET_WRITE` where another process owns it. */
  static async acquire(target: string): Promise<OwnerFile> {
    const path = `${target}.owner`;
    const token = randomBytes(12).toString('hex');
    const own = `${path}.${token}`;
    const text = JSON.stringify({ pid: process.pid, host: hostname(), began: beganOf(process.pid), token } satisfies Owner);
    await writeFile(own, text, { mode: 0o600 });
    try {
      // (a link is there with all it says, or not at all)
      while (!(await linked(own, path))) await removeGone(target, path, `${own}.gone`);
      return new OwnerFile(path, text);
    } finally {
      await rm(own, { force: true });
    }
  }

  /** @throws {NamesakeError} `ERR_TARGET_WRITE` where somebody else has become the owner, because this process showed no life for too long. */
  check(): void {
    if (!this.#isOurs()) throw new NamesakeError('ERR_TARGET_WRITE', 'the accounts are used by another process now', 'one process at a time', 'another owner');
  }

  release(): void {
    clearInterval(this.#beating);
    owned.delete(this.#path);
    if (this.#isOurs()) unlinkSync(this.#path);
  }

  #isOurs(): boolean {
    try {
      return readFileSync(this.#path, 'utf8') === this.#text;
    } catch {
      return false;
    }
  }

  #beat(): void {
    try {
      this.check();
      utimesSync(this.#path, new Date(), new Date());
    } catch {
      clearInterval(this.#beating);
    }
  }
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw cause;
  }
}

/** Removes the file of an owner that is gone. @throws {NamesakeError} `ERR_TARGET_WRITE` where it is not. */
async function removeGone(target: string, path: string, aside: string): Promise<void> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return;
  const owner = ownerOf(text);
  if (owner !== null && !(await isGone(path, owner)))
    throw new NamesakeError(
      'ERR_TARGET_WRITE',
      `${JSON.stringify(target)} is in use`,
      'no other process that uses it',
      `process ${owner.pid} on ${owner.host}`,
    );
  await rename(path, aside).catch(() => {});
  // (somebody was faster: what was put aside is theirs)
  if ((await readFile(aside, 'utf8').catch(() => text)) !== text) await linked(aside, path);
  await unlink(aside).catch(() => {});
}

/** Null for what is no owner: the machine lost its power before the file was whole. */
function ownerOf(text: string): Owner | null {
  try {
    const owner = JSON.parse(text) as Owner;
    return typeof owner.pid === 'number' && typeof owner.host === 'string' ? owner : null;
  } catch {
    return null;
  }
}

async function isGone(path: string, { pid, host, began }: Owner): Promise<boolean> {
  if (host === hostname()) return pid === process.pid ? !owned.has(path) : !isAlive(pid) || (began !== '' && beganOf(pid) !== began);
  for (const first = await beatOf(path); ; await pause(LOOK_MS)) {
    const last = await beatOf(path);
    if (last === null) return true;
    if (last !== first) return false;
    if (Date.now() - last > GONE_MS) return true;
  }
}

/** When the owner last showed life; null where its file is gone. */
const beatOf = (path: string): Promise<number | null> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The 22nd field of Linux's `stat`; elsewhere ''. */
function beganOf(pid: number): string {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
