import { closeSync, existsSync, fstatSync, openSync, readSync, statSync } from 'node:fs';

const HEAD_BYTES = 100;

/**
 * A file that is read and written without the locks of other programs: node-sqlite3-wasm has locks of its own, a folder beside the file. What would go wrong without them is
 * noticed by what lies beside the file, and by its having changed.
 */
export class UnlockedFile {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  /** What tells whether others have changed the file: its first bytes (a counter is among them), its size and time, and those of its log. */
  stamp(): string {
    const log = statSync(`${this.#path}-wal`, { bigint: true, throwIfNoEntry: false });
    // (a log that is empty says as much as none)
    return `${this.#ownStamp()} ${log === undefined || log.size === 0n ? '' : `${log.size} ${log.mtimeNs} ${log.ino}`}`;
  }

  /** @throws {Error} where another program is about to write, or died while it did: what it had begun is not undone by this library. */
  refuseJournal(): void {
    const journal = statSync(`${this.#path}-journal`, { throwIfNoEntry: false });
    if (journal !== undefined && journal.size > 0)
      throw new Error('there is a journal beside it: another program writes, or was ended while it did; Node 22.13 and later can tell, and so can the program');
  }

  /** @throws {Error} where another program has it open for writing, as far as that can be seen. */
  refuseOthers(): void {
    this.refuseJournal();
    if (existsSync(`${this.#path}-shm`)) throw new Error('another program has it open, or was ended while it had');
  }

  #ownStamp(): string {
    const file = openSync(this.#path, 'r');
    try {
      const head = Buffer.alloc(HEAD_BYTES);
      readSync(file, head, 0, HEAD_BYTES, 0);
      const { size, mtimeNs, ino } = fstatSync(file, { bigint: true });
      return `${head.toString('base64')} ${size} ${mtimeNs} ${ino}`;
    } finally {
      closeSync(file);
    }
  }
}
