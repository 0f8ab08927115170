/** Part `from` .. `end` (exclusive) of some work. */
export type Part = readonly [from: number, end: number];

/** `0 .. count` in `parts` parts of the same number: fewer where there are not so many, more where one would have more than `most`. */
export function evenParts(count: number, parts: number, most = count): Part[] {
  const wanted = Math.min(Math.max(parts, Math.ceil(count / most)), count);
  return Array.from({ length: wanted }, (_, part): Part => [Math.floor((count * part) / wanted), Math.floor((count * (part + 1)) / wanted)]);
}

/** `0 .. count` in `parts` parts at most that cost about the same. O(count). */
export function costedParts(count: number, parts: number, costOf: (i: number) => number): Part[] {
  let all = 0;
  for (let i = 0; i < count; i++) all += costOf(i);
  const found: Part[] = [];
  let from = 0;
  let cost = 0;
  for (let i = 0; i < count; i++) {
    cost += costOf(i);
    if (cost * parts < all * (found.length + 1)) continue;
    found.push([from, i + 1]);
    from = i + 1;
  }
  if (from < count) found.push([from, count]);
  return found;
}
