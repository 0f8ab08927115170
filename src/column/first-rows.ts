import type { Utf8Column } from './utf8-column.js';

/**
 * For each row the first one of the same bytes. O(bytes) for values as they are; 16 to 32 bytes for each different one while it works.
 *
 * @param mostProbes  places looked at for one row. Where values were made to crowd in one place, no more time is lost on them, and some are taken for first ones
 *   that are not.
 */
export function firstRows({ data, offsets, length }: Utf8Column, mostProbes = Number.POSITIVE_INFINITY): Int32Array {
  const first = new Int32Array(length);
  // open addressing: row and one (0: an empty place), and its hash, in turns
  let places = new Int32Array(1 << 7);
  let mask = places.length / 2 - 1;
  let count = 0;
  for (let row = 0; row < length; row++) {
    const hash = hashOf(data, offsets[row], offsets[row + 1]);
    let place = hash & mask;
    let known = row;
    let probes = 0;
    for (; probes < mostProbes && places[place * 2] !== 0; probes++, place = (place + 1) & mask) {
      if (places[place * 2 + 1] !== hash || !areSame(data, offsets, places[place * 2] - 1, row)) continue;
      known = places[place * 2] - 1;
      break;
    }
    first[row] = known;
    if (known !== row || probes === mostProbes) continue;
    places[place * 2] = row + 1;
    places[place * 2 + 1] = hash;
    if (++count * 2 > mask) {
      places = withMorePlaces(places);
      mask = places.length / 2 - 1;
    }
  }
  return first;
}

function withMorePlaces(places: Int32Array): Int32Array<ArrayBuffer> {
  const more = new Int32Array(places.length * 2);
  const mask = more.length / 2 - 1;
  for (let at = 0; at < places.length; at += 2) {
    if (places[at] === 0) continue;
    let place = places[at + 1] & mask;
    while (more[place * 2] !== 0) place = (place + 1) & mask;
    more[place * 2] = places[at];
    more[place * 2 + 1] = places[at + 1];
  }
  return more;
}

/** (Four bytes at a time: each step waits for the one before.) */
function hashOf(data: Uint8Array, from: number, end: number): number {
  let hash = end - from;
  let i = from;
  for (; i + 4 <= end; i += 4) hash = mixed(hash, data[i] | (data[i + 1] << 8) | (data[i + 2] << 16) | (data[i + 3] << 24));
  for (; i < end; i++) hash = mixed(hash, data[i]);
  return hash ^ (hash >>> 16);
}

function mixed(hash: number, more: number): number {
  const product = Math.imul(hash ^ more, 0x9e3779b1);
  return product ^ (product >>> 15);
}

function areSame(data: Uint8Array, offsets: Int32Array, a: number, b: number): boolean {
  const from = offsets[a];
  const shift = offsets[b] - from;
  const end = offsets[a + 1];
  if (offsets[b + 1] - shift !== end) return false;
  for (let i = from; i < end; i++) if (data[i] !== data[i + shift]) return false;
  return true;
}
