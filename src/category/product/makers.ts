import { lazily } from '../../lexicon/lazily.js';
import { tableText } from '../../lexicon/table-text.js';

/** Makers by the lines of theirs that go without their name as well (tables/product/makers.tsv). */
const linesOf = lazily(() => {
  const lines = new Map<string, Set<string>>();
  for (const row of tableText('product', 'productMakers').split('\n')) {
    const [maker, line] = row.split(' ');
    (lines.get(maker) ?? lines.set(maker, new Set()).get(maker))?.add(line);
  }
  return lines;
});

/** Names of the lines of a maker ("amazon": "kindle", "echo"), canonical; `undefined`: it is none that we know. */
export function linesOfMaker(maker: string): ReadonlySet<string> | undefined {
  return linesOf().get(maker);
}
