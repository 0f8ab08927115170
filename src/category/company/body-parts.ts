import { lazily } from '../../lexicon/lazily.js';
import { lexiconTable } from '../../lexicon/lexicon.js';

/** What a word says of bodies and their parts (tables/company/body-parts.tsv): it has parts, is one of several, one of which there is one, or either of the first two. */
export type BodyPart = 'body' | 'section' | 'part' | 'both';

const rows = lazily(() => new Map(lexiconTable('bodyParts').map(({ words, class: kind }) => [words.join(' '), kind as BodyPart])));

/** Of a word, folded, or a phrase that is one unit: "faculty of medicine" and "research institute" are parts by themselves, a "medical association" is a body. */
export function bodyPartOf(text: string): BodyPart | undefined {
  const listed = rows().get(text);
  if (listed !== undefined || !text.includes(' ')) return listed;
  const words = text.split(' ');
  const head = words[1] === 'of' ? words[0] : words[words.length - 1];
  const kind = rows().get(head);
  return kind === 'section' ? 'part' : kind;
}
