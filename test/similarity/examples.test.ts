import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as similarity from '../../src/similarity/index.js';
import { foldWords } from '../../src/text/fold.js';
import { romanizeHangul } from '../../src/text/hangul.js';
import { asMeant } from '../../src/text/mis-decoded.js';
import { foldPhrase } from '../../src/text/phrase.js';
import { placeKey } from '../../src/text/place-key.js';
import { wholeNumber } from '../../src/text/whole-number.js';
import { withoutLeadingZeros } from '../../src/text/without-leading-zeros.js';

const scope: Record<string, unknown> = { ...similarity, asMeant, foldWords, foldPhrase, placeKey, wholeNumber, withoutLeadingZeros, romanizeHangul };
const EXAMPLE = /@example (.+?)\s+\/\/ => (.+)$/gm;

/** The `@example` lines of a folder's docstrings: an expression and what it gives. */
function examplesIn(folder: string): [string, string, string][] {
  const root = new URL(`../../src/${folder}/`, import.meta.url);
  const files = readdirSync(root).filter((file) => file.endsWith('.ts'));
  return files.flatMap((file) =>
    [...readFileSync(new URL(file, root), 'utf8').matchAll(EXAMPLE)].map(([, expression, result]): [string, string, string] => [file, expression, result]),
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
