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
