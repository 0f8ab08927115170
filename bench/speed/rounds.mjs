// Rounds in which the methods take turns, and figures as they are shown.

/** Every measurement once a round, in another order each time. @template T @param {readonly T[]} methods @param {number} rounds @param {(method: T) => void} measure */
export function takeTurns(methods, rounds, measure) {
  for (let round = 0; round < rounds; round++) for (let i = 0; i < methods.length; i++) measure(methods[(i + round) % methods.length]);
}

/** @param {number} value */
export const whole = (value) => Math.round(value).toLocaleString('en');
/** @param {number} part */
export const percent = (part) => `${Math.round(part * 100)} %`;
/** @param {number} count */
export const short = (count) => (count >= 1e6 ? `${count / 1e6}M` : `${count / 1000}k`);
