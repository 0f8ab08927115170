import { lazily } from '../../lexicon/lazily.js';
import { lexiconTable } from '../../lexicon/lexicon.js';

/** Letters of a legal form written out, and of the beginning of one. */
const [MIN_FORM, MIN_BEGINNING] = [6, 3];

/** By the word that stands for a legal form in linkage: how it is written out. */
const written = lazily(() => {
  const forms = new Map<string, string[]>();
  for (const { words, canonicalWords } of lexiconTable('legalForms')) {
    const text = words.join(' ');
    if (text.length < MIN_FORM) continue;
    const form = canonicalWords.join('');
    const others = forms.get(form);
    if (others === undefined) forms.set(form, [text]);
    else others.push(text);
  }
  return forms;
});
const beginnings = lazily(() => {
  const all = new Set<string>();
  for (const forms of written().values())
    for (const form of forms) for (let end = MIN_BEGINNING; end < form.length && form[end] !== ' '; end++) all.add(form.slice(0, end));
  return all;
});

/** Whether a word is the beginning of one that legal forms are written with: lim, corpor. */
export function mayBeginForm(text: string): boolean {
  return beginnings().has(text);
}

/** Whether a text is the beginning of how a legal form is written out, and ends amid a word: lim, of limited; `form`: the word that stands for it. */
export function beginsForm(text: string, form: string): boolean {
  return (
    written()
      .get(form)
      ?.some((writing) => writing.length > text.length && writing.startsWith(text) && writing[text.length] !== ' ') ?? false
  );
}
