import { Kernel } from '../kernel/kernel.js';

/**
 * What hangs together: for each vertex 0 .. vertices - 1 the smallest one that it is joined to, directly or through others, by the edges `left[i]` – `right[i]`.
 * O(vertices + edges).
 */
export function connected(vertices: number, left: Int32Array, right: Int32Array): Int32Array {
  return Kernel.lend((kernel) => joined(kernel, vertices, left, right));
}

function joined(kernel: Kernel, vertices: number, left: Int32Array, right: Int32Array): Int32Array {
  const parents = kernel.alloc(vertices * 4);
  const pairs = kernel.alloc(left.length * 8);
  const { i32 } = kernel;
  for (let vertex = 0; vertex < vertices; vertex++) i32[(parents >>> 2) + vertex] = vertex;
  for (let i = 0, at = pairs >>> 2; i < left.length; i++, at += 2) {
    i32[at] = left[i];
    i32[at + 1] = right[i];
  }
  kernel.call.unionFind(parents, vertices, pairs, left.length);
  return i32.slice(parents >>> 2, (parents >>> 2) + vertices);
}
