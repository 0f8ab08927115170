import { lazily } from '../../lexicon/lazily.js';
import { tableText } from '../../lexicon/table-text.js';

/** Words by what the thing may be called as well (tables/product/called-alike.tsv), both ways. */
const namesOf = lazily(() => {
  const names = new Map<string, Set<string>>();
  const add = (name: string, other: string): void => void (names.get(name) ?? names.set(name, new Set()).get(name))?.add(other);
  for (const line of tableText('product', 'productsCalledAlike').split('\n')) {
    const [name, other] = line.split(' ');
    add(name, other);
    add(other, name);
  }
  return names;
});

/** Whether two words, canonical, name kinds of things of which one may be called by the name of the other ("armchair", "chair"). */
export function areCalledAlike(text: string, other: string): boolean {
  return namesOf().get(text)?.has(other) === true;
}
