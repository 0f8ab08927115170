/** A signal that is given after some time, or with another one. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Whether the time is over. */
  readonly expired: boolean;
  /** Ends the clock. */
  end(): void;
}

export function deadlineIn(ms: number, signal: AbortSignal | undefined): Deadline {
  const over = new AbortController();
  const clock = setTimeout(() => over.abort(), ms);
  return {
    signal: signal === undefined ? over.signal : AbortSignal.any([signal, over.signal]),
    get expired() {
      return over.signal.aborted;
    },
    end: () => clearTimeout(clock),
  };
}
