import { setImmediate as soon } from 'node:timers/promises';
import type { Sqlite, Statement } from './sqlite.js';

/** A group takes some milliseconds, in which nothing else is done. */
const MAX_GROUP = 100;

interface Task {
  readonly work: () => unknown;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

type Outcome = { readonly value: unknown } | { readonly error: unknown };

/**
 * Makes many small changes durable at once: whatever is asked for while the disk is busy shares the next transaction, so that a thousand changes wait for ten
 * writes and not for a thousand. A promise is kept when the disk has it.
 */
export class GroupCommit {
  readonly #sqlite: Sqlite;
  readonly #check: () => void;
  readonly #mark: Statement;
  readonly #keep: Statement;
  readonly #undo: Statement;
  #queue: Task[] = [];
  #running: Promise<void> | null = null;

  /** @param check called before each transaction; throws what ends them all. */
  constructor(sqlite: Sqlite, check: () => void) {
    this.#sqlite = sqlite;
    this.#check = check;
    [this.#mark, this.#keep, this.#undo] = ['SAVEPOINT task', 'RELEASE task', 'ROLLBACK TO task'].map((sql) => sqlite.prepare(sql));
  }

  /**
   * Does `work` in a transaction: alone to itself, and wholly or not at all.
   *
   * @returns what `work` returns, when it is durable.
   * @throws what `work` throws (others in the same transaction do not mind), and what the disk has to say.
   */
  do<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#queue.push({ work, resolve: resolve as Task['resolve'], reject });
      this.#running ??= this.#drain();
    });
  }

  /** When all that was asked for is done. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async #drain(): Promise<void> {
    while (this.#queue.length > 0) {
      await soon();
      this.#commit(this.#queue.splice(0, MAX_GROUP));
    }
    this.#running = null;
  }

  #commit(group: readonly Task[]): void {
    let outcomes: readonly Outcome[];
    try {
      this.#check();
      this.#sqlite.exec('BEGIN IMMEDIATE');
      outcomes = group.map((task) => this.#outcome(task));
      this.#sqlite.exec('COMMIT');
    } catch (error) {
      this.#rollback();
      for (const { reject } of group) reject(error);
      return;
    }
    for (const [i, outcome] of outcomes.entries()) {
      if ('error' in outcome) group[i].reject(outcome.error);
      else group[i].resolve(outcome.value);
    }
  }

  #outcome({ work }: Task): Outcome {
    this.#mark.run();
    try {
      const value = work();
      this.#keep.run();
      return { value };
    } catch (error) {
      this.#undo.run();
      this.#keep.run();
      return { error };
    }
  }

  #rollback(): void {
    try {
      this.#sqlite.exec('ROLLBACK');
    } catch {
      // the engine has done so itself, or nothing was begun
    }
  }
}
