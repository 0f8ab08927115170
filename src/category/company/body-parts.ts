import { lazily } from '../../lexicon/lazily.js';
import { lexiconTable } from '../../lexicon/lexicon.js';
import type { BodyPart } from '../category.js';

/** By the word, folded, or the phrase (tables/company/body-parts.tsv); what means the same in another language is in the tables of generic words and phrases of trades. */
const kinds = lazily(() => {
  const listed = new Map(lexiconTable('bodyParts').map(({ words, class: kind }) => [words.join(' '), kind as BodyPart]));
  const meant = [...lexiconTable('genericWords'), ...lexiconTable('tradePhrases')].flatMap(({ words, canonicalWords }): [string, BodyPart][] => {
    const kind = listed.get(canonicalWords.join(' '));
    return kind === undefined ? [] : [[words.join(' '), kind]];
  });
  return new Map([...meant, ...listed]);
});

/** Of a word, folded, or a phrase that is one unit: "faculty of medicine" and "research institute" are parts by themselves, a "medical association" is a body. */
export function bodyPartOf(text: string): BodyPart | undefined {
  const listed = kinds().get(text);
  if (listed !== undefined || !text.includes(' ')) return listed;
  const words = text.split(' ');
  const kind = kinds().get(words[1] === 'of' ? words[0] : words[words.length - 1]);
  return kind === 'section' ? 'part' : kind;
}
