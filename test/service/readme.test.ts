import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningService } from '../../src/service/index.js';
import { serve } from './serving.js';

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
/** Code blocks that ask a service. */
const BLOCKS = [...README.matchAll(/```(sh|ts|python)\n([\s\S]*?)```/g)]
  .map(([, language, code]) => ({ language, code }))
  .filter(({ code }) => code.includes('127.0.0.1:8080'));
const SHOWN: Readonly<Record<string, readonly RegExp[]>> = {
  sh: [/"MatchClusters": \[\s+\[\{"Data": "Cisco"/, /"DomainType":"Education"[\s\S]*"Score":\d/],
  ts: [/Poland[\s\S]*South Korea/],
  python: [/Acme International Inc\./],
};
const has = (program: string): boolean => spawnSync(program, ['--version']).status === 0;
const run = async (program: string, args: readonly string[]): Promise<string> => (await promisify(execFile)(program, [...args])).stdout;

let service: RunningService;
beforeAll(async () => {
  service = await serve();
}, 60_000);
afterAll(() => service.stop());

describe('the examples of the README', () => {
  it('are there in all languages', () => {
    for (const language of Object.keys(SHOWN)) expect(BLOCKS.filter((block) => block.language === language).length).toBe(SHOWN[language].length);
  });

  const folder = mkdtempSync(join(tmpdir(), 'namesake-readme-'));
  const PROGRAMS = { sh: 'curl', ts: process.execPath, python: 'python3' } as const;
  for (const language of ['sh', 'ts', 'python'] as const) {
    if (!has(PROGRAMS[language])) console.log(`skipped: there is no ${PROGRAMS[language]} on this machine`);
    const own = BLOCKS.filter((block) => block.language === language);
    it.skipIf(!has(PROGRAMS[language])).each(own.map(({ code }, i) => [i, code] as const))(`run, in ${language}: %i`, async (i, code) => {
      const asked = code.replaceAll('http://127.0.0.1:8080', service.url);
      const file = join(folder, `${i}.${language === 'ts' ? 'mjs' : language}`);
      writeFileSync(file, language === 'ts' ? `${asked}\nconsole.log(JSON.stringify(Records));` : asked);
      const out = await run({ sh: 'sh', ts: process.execPath, python: 'python3' }[language], [file]);
      expect(out).toMatch(SHOWN[language][i]);
    });
  }
});
