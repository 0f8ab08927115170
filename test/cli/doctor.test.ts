import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ENRICH_FUNCTIONS } from '../../src/enrich/index.js';

const main = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));
const doctor = (...args: string[]): string => execFileSync(process.execPath, [main, 'doctor', ...args], { encoding: 'utf8' });
const lineOf = (text: string, fn: string): string =>
  text
    .split('\n')
    .find((line) => line.startsWith(`${fn} `))
    ?.replace(/\s+/g, ' ') ?? '';

it('tells of every function what answers it, or what it needs', () => {
  const text = doctor();
  expect(text.trimEnd().split('\n').length).toBe(ENRICH_FUNCTIONS.length + 1);
  expect(lineOf(text, 'address-parse')).toBe('address-parse yes package');
  expect(lineOf(text, 'eu-vat-rates')).toBe('eu-vat-rates yes vat-rates');
  expect(lineOf(text, 'business-info-name')).toBe('business-info-name yes organizations');
  expect(lineOf(text, 'parent-company')).toBe('parent-company no needs gleif with providers.gleif');
  expect(lineOf(text, 'stock-analysis')).toBe('stock-analysis no needs a provider');
});

it('with a configuration, and as JSON', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'namesake-doctor-')), 'service.json');
  writeFileSync(file, '{"providers": {"gleif": {}, "wikidata": {"url": "http://127.0.0.1:1"}}}');
  expect(lineOf(doctor('--config', file), 'business-info-name')).toBe(
    'business-info-name yes organizations, gleif, wikidata (asks api.gleif.org, 127.0.0.1:1)',
  );
  const { functions } = JSON.parse(doctor('--config', file, '--target', 'json'));
  expect(functions.find(({ name }: { name: string }) => name === 'parent-company')).toEqual({
    name: 'parent-company',
    available: true,
    by: ['gleif'],
    hosts: ['api.gleif.org'],
    needs: '',
  });
});
