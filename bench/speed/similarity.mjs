// Distances of names beside npm fastest-levenshtein, in this process.
import { distance } from 'fastest-levenshtein';
import { Bench } from 'tinybench';
import { jaroWinkler, levenshtein } from '../../dist/similarity/index.js';
import { Random } from './random.mjs';

const PAIRS = 2000;
const ROUND_MS = 150;

/**
 * Nanoseconds per pair of each function: medians of the rounds, in which the functions take turns.
 * @param {readonly string[]} names @param {number} rounds
 * @returns {{ name: string, samples: number[] }[]}
 */
export function measureSimilarity(names, rounds) {
  const random = new Random(5);
  const lefts = Array.from({ length: PAIRS }, () => random.of(names));
  const rights = lefts.map(() => random.of(names));
  const functions = { levenshtein: levenshtein, 'fastest-levenshtein': distance, jaroWinkler: jaroWinkler };
  /** @type {Map<string, number>} */
  const sums = new Map();
  const measured = Object.keys(functions).map((name) => ({ name, samples: /** @type {number[]} */ ([]) }));
  for (let round = 0; round < rounds; round++) {
    const bench = new Bench({ time: ROUND_MS, warmupTime: round === 0 ? ROUND_MS : 20 });
    for (const [name, similarity] of Object.entries(functions)) {
      bench.add(name, () => {
        let sum = 0;
        for (let i = 0; i < PAIRS; i++) sum += similarity(lefts[i], rights[i]);
        sums.set(name, sum);
      });
    }
    bench.runSync().forEach(({ result }, i) => {
      if (result.state !== 'completed') throw new Error(`${measured[i].name}: ${result.state}`);
      measured[i].samples.push((result.latency.p50 * 1e6) / PAIRS);
    });
  }
  if (sums.get('levenshtein') !== sums.get('fastest-levenshtein')) throw new Error('levenshtein and fastest-levenshtein differ');
  return measured;
}
