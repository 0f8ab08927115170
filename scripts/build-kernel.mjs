// Compiles src/kernel/assembly (AssemblyScript) to WebAssembly and writes it in hexadecimal digits into src/kernel/wasm.gen.ts: packed they take a fifth
// less than base64, in which bytes that repeat are not the same characters.
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
const text = `// Made by "npm run kernel" from src/kernel/assembly. Do not edit.\n/** The kernel as WebAssembly, in hexadecimal digits. */\nexport const kernelDigits: string =\n  '${wasm.toString('hex')}';\n`;
if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text);
console.error(`kernel: ${wasm.length} bytes of WebAssembly`);
