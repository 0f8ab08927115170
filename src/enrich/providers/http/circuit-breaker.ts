import type { Clock } from './clock.js';

/**
 * Keeps from asking a host that does not answer: after some failures in a row nothing is asked for a while, then one request tries.
 *
 *     closed ── failures ──▶ open ── openMs ──▶ half-open ── success ──▶ closed
 *                             ▲                    │
 *                             └───── failure ──────┘
 */
export class CircuitBreaker {
  #failures = 0;
  #openUntil = 0;
  #isTrying = false;

  /**
   * @param maxFailures  in a row, that open it.
   * @param openMs       that it stays open.
   */
  constructor(
    readonly maxFailures: number,
    readonly openMs: number,
    readonly clock: Clock,
  ) {}

  get state(): 'closed' | 'open' | 'half-open' {
    if (this.#failures < this.maxFailures) return 'closed';
    return this.clock.now() < this.#openUntil ? 'open' : 'half-open';
  }

  /** Whether a request may be sent; what became of it is to be told by one of the others. */
  enter(): boolean {
    const { state } = this;
    if (state === 'closed') return true;
    if (state === 'open' || this.#isTrying) return false;
    this.#isTrying = true;
    return true;
  }

  succeed(): void {
    this.#failures = 0;
    this.#isTrying = false;
  }

  fail(): void {
    this.#isTrying = false;
    if (++this.#failures >= this.maxFailures) this.#openUntil = this.clock.now() + this.openMs;
  }

  /** Nothing was learned. */
  leave(): void {
    this.#isTrying = false;
  }
}
