import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';

const ITEMS = 500_000;
/** The list has 64 MB, and takes some 110 to read, as one three times as long does. */
const MAX_MB = 180;
const READER = new URL('../../dist/source/index.js', import.meta.url).href;
const COUNT = `
  const { eachColumnBatch } = await import(${JSON.stringify(READER)});
  let rows = 0;
  let bytes = 0;
  // (maxRSS of resourceUsage is, on Linux, that of the parent where that was larger)
  await eachColumnBatch(process.argv[1], { column: 'name' }, ({ values }) => {
    rows += values.length;
    bytes = Math.max(bytes, process.memoryUsage.rss());
  });
  console.log(JSON.stringify({ rows, mb: bytes / (1 << 20) }));
`;

const folder = mkdtempSync(join(tmpdir(), 'namesake-json-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a long JSON list is never held', { timeout: 120_000 }, async () => {
  const path = join(folder, 'long.json');
  const file = createWriteStream(path);
  for (let i = 0; i < ITEMS; i += 1000) {
    const items = Array.from(
      { length: 1000 },
      (_, j) => `{"id":${i + j},"name":"Acme ${i + j} Holdings","city":"Springfield","note":"${'x'.repeat(40)}","tags":["a"]}`,
    );
    if (!file.write(`${i === 0 ? '[' : ','}${items.join(',')}`)) await once(file, 'drain');
  }
  file.end(']');
  await once(file, 'close');
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', COUNT, path], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
  });
  const { rows, mb } = JSON.parse(stdout);
  expect(rows).toBe(ITEMS);
  expect(mb).toBeLessThan(MAX_MB);
});
