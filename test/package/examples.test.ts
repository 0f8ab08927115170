import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as email from '../../src/email/index.js';
import * as namesake from '../../src/index.js';
import * as phone from '../../src/phone/index.js';
import * as profile from '../../src/profile/index.js';
import * as similarity from '../../src/similarity/index.js';
import * as standardize from '../../src/standardize/index.js';

const source = fileURLToPath(new URL('../../src', import.meta.url));
const offered: Record<string, unknown> = { ...namesake, ...profile, ...similarity, ...standardize, ...email, ...phone };

function* files(folder: string): Iterable<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) {
      if (name !== 'assembly') yield* files(path);
    } else if (path.endsWith('.ts') && !path.endsWith('.gen.ts')) yield path;
  }
}

/** `@example expression  // => value` lines of public functions. */
const examples = [...files(source)].flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/@example (.+?)\s+\/\/ => (.+)$/gm)].map(([, expression, expected]) => ({
    file: file.slice(source.length + 1),
    expression,
    expected,
  })),
);
const publicOnes = examples.filter(({ expression }) => (expression.match(/\b[a-zA-Z]+(?=\()/g) ?? []).some((name) => name in offered));

describe('examples in docstrings', () => {
  it('are there', () => {
    expect(publicOnes.length).toBeGreaterThan(8);
  });

  it.each(publicOnes)('$file: $expression', ({ expression, expected }) => {
    const run = (text: string): unknown => new Function(...Object.keys(offered), `return (${text});`)(...Object.values(offered));
    expect(run(expression)).toEqual(run(expected));
  });
});
