import { lazily } from '../../lexicon/lazily.js';
import { lexiconTable } from '../../lexicon/lexicon.js';

/** What a word says of bodies and their parts (tables/company/body-parts.tsv): it has parts, is one of several, one of which there is one, or either of the first two. */
export type BodyPart = 'body' | 'section' | 'part' | 'both';

/** By the word, folded, or the phrase; what means the same in another language is in the table of generic words. */
const kinds = lazily(() => {
  const listed = new Map(lexiconTable('bodyParts').map(({ words, class: kind }) => [words.join(' '), kind as BodyPart]));
  const meant = lexiconTable('genericWords').flatMap(({ words, canonicalWords }): [string, BodyPart][] => {
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
