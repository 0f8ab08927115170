import type { Clock } from './clock.js';

/** Values that are kept for some time; the one that was not asked for the longest leaves first. */
export class LookupCache<T> {
  readonly #entries = new Map<string, { readonly value: T; readonly until: number }>();

  /** @param maxEntries  at least 1. */
  constructor(
    readonly maxEntries: number,
    readonly clock: Clock,
  ) {}

  get(key: string): T | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    if (entry.until <= this.clock.now()) return undefined;
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: T, ttlMs: number): void {
    this.#entries.delete(key);
    if (this.#entries.size >= this.maxEntries) {
      const [oldest] = this.#entries.keys();
      this.#entries.delete(oldest);
    }
    this.#entries.set(key, { value, until: this.clock.now() + ttlMs });
  }
}
