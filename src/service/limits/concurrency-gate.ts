import { NamesakeError } from '../../errors.js';
import { inRange } from '../../options.js';

/** How {@link ConcurrencyGate} is set up. */
export interface ConcurrencyLimits {
  /** Inside at once, of all keys. */
  readonly maxConcurrent: number;
  /** Inside at once of each key; default: as of all. */
  readonly maxConcurrentPerKey?: number;
  /** Waiting at once, of all keys; default 0: who cannot enter is refused. */
  readonly maxWaiting?: number;
}

/** Leaves the gate. Calling it again does nothing. */
export type Leave = () => void;

/** How {@link ConcurrencyGate.enter} waits. */
export interface EnterOptions {
  /** Ends the waiting; who is inside already has no more to do with it. */
  readonly signal?: AbortSignal;
  /** Inside at once of this key, where that is not the usual number. */
  readonly max?: number;
}

interface Waiter {
  readonly key: string;
  readonly max: number;
  readonly enter: () => void;
}

/**
 * Lets so many in at once and not more; others wait, and enter in the order they came. Who waits for others of its own key holds nobody else up.
 *
 *     const leave = await gate.enter(key, { signal });
 *     try { … } finally { leave(); }
 *
 * @throws {NamesakeError} (the constructor) `ERR_OPTION_RANGE`
 * @cost O(1) to enter where there is room; to leave, a look at those who wait.
 */
export class ConcurrencyGate {
  readonly #max: number;
  readonly #maxPerKey: number;
  readonly #maxWaiting: number;
  readonly #inside = new Map<string, number>();
  #total = 0;
  #waiting: Waiter[] = [];

  constructor({ maxConcurrent, maxConcurrentPerKey, maxWaiting }: ConcurrencyLimits) {
    this.#max = inRange('maxConcurrent', maxConcurrent, 1, 1e6, 1);
    this.#maxPerKey = inRange('maxConcurrentPerKey', maxConcurrentPerKey, 1, 1e6, this.#max);
    this.#maxWaiting = inRange('maxWaiting', maxWaiting, 0, 1e6, 0);
  }

  /** How many are inside, and how many wait. */
  get state(): { readonly inside: number; readonly waiting: number } {
    return { inside: this.#total, waiting: this.#waiting.length };
  }

  /** How many of a key are inside. */
  insideOf(key: string): number {
    return this.#inside.get(key) ?? 0;
  }

  /**
   * Enters, now or later.
   *
   * @throws {NamesakeError} `ERR_LIMIT` where too many wait, `ERR_ABORTED`.
   */
  async enter(key: string, { signal, max = this.#maxPerKey }: EnterOptions = {}): Promise<Leave> {
    if (signal?.aborted === true) throw aborted();
    if (this.#hasRoom(key, max)) return this.#admit(key);
    if (this.#waiting.length >= this.#maxWaiting)
      throw new NamesakeError('ERR_LIMIT', 'too many requests at once', `${this.#max} at most, ${max} of one key`, 'one more');
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        this.#waiting = this.#waiting.filter((other) => other !== waiter);
        reject(aborted());
      };
      const enter = (): void => {
        signal?.removeEventListener('abort', giveUp);
        resolve(this.#admit(key));
      };
      const waiter: Waiter = { key, max, enter };
      this.#waiting.push(waiter);
      signal?.addEventListener('abort', giveUp, { once: true });
    });
  }

  #hasRoom(key: string, max: number): boolean {
    return this.#total < this.#max && this.insideOf(key) < max;
  }

  #admit(key: string): Leave {
    this.#count(key, 1);
    let inside = true;
    return () => {
      if (!inside) return;
      inside = false;
      this.#count(key, -1);
      this.#admitWaiting();
    };
  }

  #count(key: string, change: number): void {
    const inside = this.insideOf(key) + change;
    if (inside === 0) this.#inside.delete(key);
    else this.#inside.set(key, inside);
    this.#total += change;
  }

  /** Whoever left made room for one: the first who may. */
  #admitWaiting(): void {
    const at = this.#waiting.findIndex(({ key, max }) => this.#hasRoom(key, max));
    if (at >= 0) this.#waiting.splice(at, 1)[0].enter();
  }
}

const aborted = (): NamesakeError => new NamesakeError('ERR_ABORTED', 'waiting was ended');
