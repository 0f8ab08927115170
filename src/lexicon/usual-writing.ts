/** Words that are mostly written small between others. Which ones are here changes the size of the package, nothing else: a name that is written otherwise stands as it is. */
const SMALL = new Set('a aan al an and da de del den der des di do dos du e el en et for in la las le les los of on sous sur the upon van von y'.split(' '));

/** Stands in a line of a table for a name whose words are capitalized. */
const CAPITALIZED = '*';
/** Stands for one in capitals. */
const CAPITALS = '^';

/** What a line of a table says of how `folded` is written: nothing where it is written as it is folded, a sign where it is written as most are, else all of it. */
export function cellOfWriting(folded: string, written: string): string {
  if (written === folded) return '';
  if (written === capitalized(folded)) return CAPITALIZED;
  return written === folded.toUpperCase() ? CAPITALS : written;
}

/** The name of {@link cellOfWriting}. */
export function writingOfCell(folded: string, cell: string): string {
  if (cell === '') return folded;
  if (cell === CAPITALIZED) return capitalized(folded);
  return cell === CAPITALS ? folded.toUpperCase() : cell;
}

function capitalized(folded: string): string {
  const words = folded.split(' ');
  const last = words.length - 1;
  return words.map((word, i) => (i > 0 && i < last && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1))).join(' ');
}
