// Union-find with path halving; the smaller root wins, so that the result never hangs on the order of the unions.

/** parents: i32[count], each its own parent at the start. Unites the pairs (a[i], b[i]); afterwards every entry is its root. O((count + pairs) · α). */
export function unionFind(parents: usize, count: i32, pairs: usize, pairCount: i32): void {
  for (let i = 0; i < pairCount; i++) {
    const left = find(parents, load<i32>(pairs + ((<usize>i) << 3)));
    const right = find(parents, load<i32>(pairs + ((<usize>i) << 3), 4));
    if (left < right) store<i32>(parents + ((<usize>right) << 2), left);
    else store<i32>(parents + ((<usize>left) << 2), right);
  }
  for (let i = 0; i < count; i++) store<i32>(parents + ((<usize>i) << 2), find(parents, i));
}

function find(parents: usize, x: i32): i32 {
  let parent = load<i32>(parents + ((<usize>x) << 2));
  while (parent != x) {
    const grand = load<i32>(parents + ((<usize>parent) << 2));
    store<i32>(parents + ((<usize>x) << 2), grand);
    x = grand;
    parent = load<i32>(parents + ((<usize>x) << 2));
  }
  return x;
}
