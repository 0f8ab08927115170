/** Tags that part what stands on both sides of them, as a new line does: what they hold is a paragraph, an item, a cell. */
const PARTING = 'br p div li ul ol dl dt dd td tr th table tbody thead h1 h2 h3 h4 h5 h6 hr pre center section article';
/** Tags that say how words look or where they lead: they stand amid words. (The letters s, q and the like stand for sizes and classes more often.) */
const INLINE = 'a b i u em strong span font small big sup sub nobr wbr tt code mark abbr strike img';

/** What a tag of a name is read as. */
const READ_AS: ReadonlyMap<string, string> = new Map([
  ...PARTING.split(' ').map((name) => [name, '\n'] as const),
  ...INLINE.split(' ').map((name) => [name, "'"] as const),
]);
/** Letters of the longest name. */
const MAX_NAME = 8;
const TAG = /<\/?([a-z][a-z0-9]{0,7})(?=[\u0000-\u0020/>])[^<>]*>/iy;

/** Where the kernel finds the parts of {@link tagTable} (src/kernel/assembly/markup.ts). */
const [AT_ENTRIES, ENTRY_BYTES] = [8, 16];

/** A tag of HTML and what it is read as: one character of ASCII. */
export interface MarkupTag {
  /** Code units that it takes. */
  readonly length: number;
  readonly text: string;
}

/**
 * The tag of HTML that begins with the `<` at `at`, as columns taken from web pages have them: "Acme Ltd<br>", "<b>Acme</b> Ltd"; `null`: it is none, as those of
 * addresses of e-mail ("Jane Doe <jane@doe.org>"). The kernel's scan reads the same.
 */
export function markupTag(text: string, at: number): MarkupTag | null {
  TAG.lastIndex = at;
  const found = TAG.exec(text);
  const read = found === null ? undefined : READ_AS.get(found[1].toLowerCase());
  return found === null || read === undefined ? null : { length: found[0].length, text: read };
}

/** Names of tags, each with what it is read as, for the kernel. */
export function tagTable(): Uint8Array {
  const table = new Uint8Array(AT_ENTRIES + READ_AS.size * ENTRY_BYTES);
  const view = new DataView(table.buffer);
  view.setUint32(0, READ_AS.size, true);
  let at = AT_ENTRIES;
  for (const [name, character] of READ_AS) {
    for (let letter = 0; letter < MAX_NAME && letter < name.length; letter++) table[at + letter] = name.charCodeAt(letter);
    view.setUint32(at + 8, character.charCodeAt(0), true);
    at += ENTRY_BYTES;
  }
  return table;
}
