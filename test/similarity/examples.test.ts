import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as similarity from '../../src/similarity/index.js';

/** What the modules of a folder export, by name. */
async function exportsOf(folder: string): Promise<Record<string, unknown>> {
  const modules = sourcesOf(folder).map(({ href }) => import(href) as Promise<Record<string, unknown>>);
  return Object.assign({}, ...(await Promise.all(modules)));
}

function sourcesOf(folder: string): URL[] {
  const root = new URL(`../../src/${folder}/`, import.meta.url);
  return readdirSync(root)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => new URL(file, root));
}

const scope = { ...(await exportsOf('similarity')), ...(await exportsOf('text')) };
const EXAMPLE = /@example (.+?)\s+\/\/ => (.+)$/gm;

/** The `@example` lines of a folder's docstrings: an expression and what it gives. */
function examplesIn(folder: string): [string, string, string][] {
  return sourcesOf(folder).flatMap((source) =>
    [...readFileSync(source, 'utf8').matchAll(EXAMPLE)].map(([, expression, result]): [string, string, string] => [
      basename(source.pathname),
      expression,
      result,
    ]),
  );
}

const evaluate = (expression: string): unknown => new Function(...Object.keys(scope), `return (${expression});`)(...Object.values(scope));

describe.each(['similarity', 'text'])('examples in %s', (folder) => {
  const examples = examplesIn(folder);

  it('are there', () => expect(examples.length).toBeGreaterThan(2));

  it.each(examples)('%s: %s => %s', (_, expression, result) => expect(evaluate(expression)).toEqual(evaluate(result)));
});

describe('the similarity module', () => {
  it('exports these functions and no others', () => {
    expect(Object.keys(similarity).sort()).toEqual(['editDistances', 'jaroWinkler', 'jaroWinklers', 'levenshtein', 'ngramCosine', 'ngramDice', 'osaDistance']);
  });
});
