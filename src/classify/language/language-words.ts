import { lazily } from '../../lexicon/lazily.js';
import { tableText } from '../../lexicon/table-text.js';

/** Common word in lower case → the languages that have it. */
export const languageWords = lazily(
  (): ReadonlyMap<string, readonly string[]> =>
    new Map(
      tableText('classify', 'languageWords')
        .split('\n')
        .filter(Boolean)
        .map((line) => {
          const [word, languages] = line.split('\t');
          return [word, languages.split(',')];
        }),
    ),
);

/** Letters that a language has and those like it lack. */
export const languageLetters = lazily((): readonly { readonly letters: RegExp; readonly language: string }[] =>
  tableText('classify', 'languageLetters')
    .split('\n')
    .map((line) => {
      const [letters, language] = line.split('\t');
      return { letters: new RegExp(letters, 'iu'), language };
    }),
);

/** Of languages that are alike, the one that more texts are written in: how much more its letters say. */
export const languagePriors = lazily(
  (): ReadonlyMap<string, number> =>
    new Map(
      tableText('classify', 'languagePriors')
        .split('\n')
        .map((line) => {
          const [language, factor] = line.split('\t');
          return [language, Number(factor)];
        }),
    ),
);
