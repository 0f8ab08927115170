import { wholeNumber } from '../text/whole-number.js';

const INTERVAL_MS = 100;
/** Erases a terminal's line. */
export const ERASE = '\r\x1b[2K';

/** The part of a stream that a progress line needs. */
export interface ProgressStream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** One line on a terminal that tells how far a run is; nothing at all where the stream is no terminal. */
export class ProgressLine {
  readonly #stream: ProgressStream | null;
  readonly #now: () => number;
  #stage = '';
  #stageStartMs = 0;
  #shownMs = Number.NEGATIVE_INFINITY;
  #visible = false;

  /** @param now  milliseconds; for tests. */
  constructor(stream: ProgressStream | null, now: () => number = () => performance.now()) {
    this.#stream = stream?.isTTY ? stream : null;
    this.#now = now;
  }

  /**
   * Shows a stage's progress, at most ten times a second.
   *
   * @param share  of the stage, 0 to 1; null where nobody knows.
   * @param done   rows or the like so far, for the rate.
   */
  update(stage: string, share: number | null, done: number): void {
    if (this.#stream === null) return;
    const nowMs = this.#now();
    if (stage !== this.#stage) [this.#stage, this.#stageStartMs] = [stage, nowMs];
    if (nowMs - this.#shownMs < INTERVAL_MS) return;
    this.#shownMs = nowMs;
    const seconds = (nowMs - this.#stageStartMs) / 1000;
    const parts = share === null ? [stage, wholeNumber(done)] : [stage, `${Math.floor(share * 100)} %`, wholeNumber(done)];
    if (seconds > 0 && done > 0) parts.push(`${wholeNumber(done / seconds)}/s`);
    if (seconds > 0 && share !== null && share > 0) parts.push(`${Math.ceil((seconds * (1 - share)) / share)} s left`);
    this.#stream.write(ERASE + parts.join('  '));
    this.#visible = true;
  }

  /** Erases the line. */
  clear(): void {
    if (this.#visible) this.#stream?.write(ERASE);
    this.#visible = false;
  }
}
