/** Longest work before the event loop turns. */
const SLICE_MS = 20;
/** The same while connections come; the turn itself costs some microseconds, and answers that leave one by one cost both sides more. */
const CROWDED_SLICE_MS = 1;
/** Connections come for so long after the last. */
const CROWD_MS = 100;

/**
 * Lets requests work one after the other, and the event loop turn in between. Of connections that wait, one is accepted in each turn: were all requests answered
 * first that have come, the first connections would be served again and again while the last of a crowd wait for seconds.
 *
 *     const turns = new Turns();
 *     server.on('connection', () => turns.crowd());
 *     await turns.next();     // in the order of asking
 */
export class Turns {
  #waiting: (() => void)[] = [];
  /** Of those that wait: how many had their turn. */
  #served = 0;
  #sliceEndMs = 0;
  #crowdEndMs = 0;
  #going = false;
  readonly #now: () => number;

  /** @param now clock in milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** A connection came: there may be more. */
  crowd(): void {
    this.#crowdEndMs = this.#now() + CROWD_MS;
  }

  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#going) return;
      this.#going = true;
      setImmediate(this.#begin);
    });
  }

  readonly #begin = (): void => {
    // (they need not all be gone at any time)
    this.#waiting.splice(0, this.#served);
    this.#served = 0;
    const now = this.#now();
    this.#sliceEndMs = now + (now < this.#crowdEndMs ? CROWDED_SLICE_MS : SLICE_MS);
    this.#one();
  };

  readonly #one = (): void => {
    if (this.#served === this.#waiting.length) {
      this.#waiting = [];
      this.#served = 0;
      this.#going = false;
    } else if (this.#now() >= this.#sliceEndMs) setImmediate(this.#begin);
    else {
      this.#waiting[this.#served++]();
      // (a tick after the microtasks: what the request can do at once is done then)
      queueMicrotask(() => process.nextTick(this.#one));
    }
  };
}
