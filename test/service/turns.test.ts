import { describe, expect, it } from 'vitest';
import { Turns } from '../../src/service/turns.js';

/** Counts turns of the event loop until it is told to stop. */
function counting(): { turn(): number; stop(): void } {
  let [turn, going] = [0, true];
  const count = (): void => {
    turn++;
    if (going) setImmediate(count);
  };
  setImmediate(count);
  return {
    turn: () => turn,
    stop: () => {
      going = false;
    },
  };
}

let nowMs = 0;
const createTurns = (): Turns => new Turns(() => nowMs);

describe('turns', () => {
  it('come in the order of asking; while connections come, work that takes long has a turn of the event loop of its own', async () => {
    const turns = createTurns();
    turns.crowd();
    const counter = counting();
    const seen: [number, number][] = [];
    await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        await turns.next();
        await null;
        seen.push([i, counter.turn()]);
        nowMs += 2;
        turns.crowd();
      }),
    );
    counter.stop();
    expect(seen.map(([i]) => i)).toEqual(Array.from({ length: 20 }, (_, i) => i));
    expect(new Set(seen.map(([, turn]) => turn)).size).toBe(20);
  });

  it('let the event loop turn after a while where none come', async () => {
    const turns = createTurns();
    const counter = counting();
    const seen: number[] = [];
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        await turns.next();
        seen.push(counter.turn());
        nowMs += 5;
      }),
    );
    counter.stop();
    expect(new Set(seen).size).toBe(5);
  });

  it('begin when the work before has been done as far as it goes', async () => {
    const turns = createTurns();
    const seen: string[] = [];
    await Promise.all(
      ['a', 'b', 'c'].map(async (name) => {
        await turns.next();
        for (let i = 0; i < 3; i++) {
          seen.push(name + i);
          await null;
        }
      }),
    );
    expect(seen).toEqual(['a0', 'a1', 'a2', 'b0', 'b1', 'b2', 'c0', 'c1', 'c2']);
  });

  it('come to who asks again behind those that wait', async () => {
    const turns = createTurns();
    const seen: string[] = [];
    const ask = async (name: string, times: number): Promise<void> => {
      for (let i = 0; i < times; i++) {
        await turns.next();
        seen.push(name);
      }
    };
    await Promise.all([ask('a', 3), ask('b', 1), ask('c', 2)]);
    expect(seen).toEqual(['a', 'b', 'c', 'a', 'c', 'a']);
  });

  it('go on after a rest', async () => {
    const turns = createTurns();
    await turns.next();
    await new Promise((resolve) => setTimeout(resolve, 5));
    await expect(turns.next()).resolves.toBeUndefined();
  });
});
