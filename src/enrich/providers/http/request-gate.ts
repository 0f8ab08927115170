import type { Clock } from './clock.js';

export interface GateLimits {
  /** Requests in the long run. */
  readonly perSecond: number;
  /** That may come at once after a pause. */
  readonly burst: number;
  /** Under way at once. */
  readonly concurrency: number;
  /** A request that would have to wait longer is refused. */
  readonly maxWaitMs: number;
}

/** Lets requests of a host through at its pace: the generic cell rate algorithm, and a count of those under way. */
export class RequestGate {
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  /** When the next request would be due at an even pace. */
  #due = 0;

  constructor(
    readonly limits: GateLimits,
    readonly clock: Clock,
  ) {}

  /** @returns what is to be called behind the request; null where it may not be sent. */
  async enter(signal: AbortSignal): Promise<(() => void) | null> {
    await this.#place();
    const leave = this.#leaveOnce();
    const { perSecond, burst, maxWaitMs } = this.limits;
    const interval = 1000 / perSecond;
    const now = this.clock.now();
    const wait = Math.max(0, this.#due - (burst - 1) * interval - now);
    if (signal.aborted || wait > maxWaitMs) {
      leave();
      return null;
    }
    this.#due = Math.max(this.#due, now) + interval;
    if (wait > 0) await this.clock.sleep(wait, signal);
    if (!signal.aborted) return leave;
    leave();
    return null;
  }

  /** Nothing is let through for so long. */
  pause(ms: number): void {
    const { perSecond, burst } = this.limits;
    this.#due = Math.max(this.#due, this.clock.now() + ms + ((burst - 1) * 1000) / perSecond);
  }

  async #place(): Promise<void> {
    if (this.#running < this.limits.concurrency) {
      this.#running++;
      return;
    }
    // (who leaves hands its place on)
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #leaveOnce(): () => void {
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const next = this.#waiting.shift();
      if (next === undefined) this.#running--;
      else next();
    };
  }
}
