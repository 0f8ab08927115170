import { eachFrontCoded } from './front-coded.js';
import { lazily } from './lazily.js';
import { tableText } from './table-text.js';

/** How surnames and given names of Japan that are written in Han are mostly read (tables/shared/japanese-names.tsv). */
export const japaneseNames = lazily((): Readonly<Record<'surname' | 'given', ReadonlyMap<string, string>>> => {
  const names = { surname: new Map<string, string>(), given: new Map<string, string>() };
  for (const part of tableText('shared', 'japaneseNames').split('\n\n')) {
    const [kind, heads, ...lines] = part.split('\n');
    eachFrontCoded(heads, lines, (latin, all) => {
      for (const written of all.split(',')) names[kind as 'surname' | 'given'].set(written, latin);
    });
  }
  return names;
});
