// Compiles src/kernel/assembly (AssemblyScript) to WebAssembly and writes it into src/kernel/wasm.gen.ts as text in which a byte is one character, a rare one two (src/kernel/byte-text.ts):
// packed it takes no more than the bytes do, hexadecimal digits a tenth more, base64, in which bytes that repeat are not the same characters, a third.
import { writeFileSync, readFileSync, mkdirSync, existsSync } from 'node:fs';
import asc from 'assemblyscript/asc';

const target = new URL('../src/kernel/wasm.gen.ts', import.meta.url);
const out = 'node_modules/.cache/namesake/kernel.wasm';
mkdirSync('node_modules/.cache/namesake', { recursive: true });
const { error, stderr } = await asc.main([
  'src/kernel/assembly/index.ts',
  '--outFile',
  out,
  '--runtime',
  'stub',
  '--importMemory',
  '--initialMemory',
  '16',
  '--memoryBase',
  '1024',
  '--enable',
  'simd',
  '-O3',
  '--shrinkLevel',
  '0',
  '--converge',
  '--noAssert',
  '--use',
  'abort=',
]);
if (error) {
  console.error(String(stderr));
  throw error;
}
const wasm = readFileSync(out);
const counts = new Array(256).fill(0);
for (const byte of wasm) counts[byte]++;
const order = [...counts.keys()].sort((a, b) => counts[b] - counts[a] || a - b);
// printable characters, but for those that end a string or a page's script, or mean something in one
const characters = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).filter((character) => !"'\\`$<".includes(character));
const singles = characters.length - 2;
const codes = new Map(
  order.map((byte, i) => {
    const [prefix, rest] = [Math.floor((i - singles) / characters.length), (i - singles) % characters.length];
    return [byte, i < singles ? characters[i] : characters[singles + prefix] + characters[rest]];
  }),
);
const text = `// Made by "npm run kernel" from src/kernel/assembly. Do not edit.
/** The characters of {@link kernelText}: the last two begin pairs. */
export const kernelCharacters: string =
  '${characters.join('')}';
/** The bytes that they stand for, pairs behind single ones, in hexadecimal digits. */
export const kernelOrder: string =
  '${Buffer.from(order).toString('hex')}';
/** The kernel as WebAssembly (byte-text.ts). */
export const kernelText: string =
  '${Array.from(wasm, (byte) => codes.get(byte)).join('')}';
`;
if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text);
console.error(`kernel: ${wasm.length} bytes of WebAssembly`);
