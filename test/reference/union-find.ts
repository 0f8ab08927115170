/** Groups of 0 .. count - 1 after the unions, each member → the smallest of its group: sets merged one by one. */
export function unionFind(count: number, pairs: readonly (readonly [number, number])[]): number[] {
  const group = Array.from({ length: count }, (_, i) => i);
  for (const [a, b] of pairs) {
    const [low, high] = [Math.min(group[a], group[b]), Math.max(group[a], group[b])];
    for (let i = 0; i < count; i++) if (group[i] === high) group[i] = low;
  }
  return group;
}
