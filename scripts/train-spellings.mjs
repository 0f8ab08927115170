// Learns what the spellings of src/lexicon/tables/shared/kana-spellings.tsv cost from the words that tables have in both scripts, and writes the costs into it.
// Usage: node scripts/train-spellings.mjs   (after a build)
import { readFileSync, writeFileSync } from 'node:fs';
import { bounded, bySound, eachHeard } from '../dist/lexicon/heard-words.js';
import { kanaSounds } from '../dist/text/kana.js';
import { LetterTrie } from '../dist/lexicon/letter-trie.js';

const TABLES = new URL('../src/lexicon/tables/', import.meta.url);
const SPELLINGS = new URL('shared/kana-spellings.tsv', TABLES);
const WORDS = process.env.WORDS?.split(',') ?? ['company/loanwords.tsv', 'shared/foreign-names.tsv'].map((file) => new URL(file, TABLES).pathname);
const ROUNDS = 12;
/** Of a word that nobody would spell so the best that can be found costs more. */
const MOST = 22;
/** Times that every spelling is taken to have been seen beside those that were. */
const UNSEEN = 0.3;
const DEAREST = 5;

const [header, ...rows] = readFileSync(SPELLINGS, 'utf8').trimEnd().split('\n');
let spellings = rows.map((row) => {
  const [sound, letters, cost, source, note = ''] = row.split('\t');
  return { sound, letters, cost: Number(cost) / 100, source, note };
});
const pairs = WORDS.flatMap((file) => readFileSync(file, 'utf8').trimEnd().split('\n'))
  .map((row) => row.split('\t'))
  .filter(([latin, written]) => /^[a-z]{2,}$/.test(latin) && /^[\u30A1-\u30F4\u30FC]+$/.test(written))
  .map(([latin, written]) => ({ latin, sounds: kanaSounds(written) }));
const texts = pairs.map(({ sounds }) => bounded(sounds)).join('\n');
const letters = pairs.reduce((sum, { latin }) => sum + latin.length, 0);
/** How often each sound is there to be written. */
const met = new Map(spellings.map(({ sound }) => [sound, sound === '-' ? letters : texts.split(sound).length - 1]));

for (let round = 0; round < ROUNDS; round++) {
  const counts = new Map(spellings.map((spelling) => [`${spelling.sound} ${spelling.letters}`, 0]));
  const index = bySound(spellings);
  let spelled = 0;
  for (const { latin, sounds } of pairs) {
    const trie = new LetterTrie();
    trie.add(latin, 1);
    /** @type {import('../dist/lexicon/heard-words.js').SoundSpelling[]} */
    let best = [];
    let least = MOST;
    /** @type {import('../dist/lexicon/heard-words.js').SoundSpelling[]} */
    const taken = [];
    eachHeard(
      trie,
      index,
      sounds,
      MOST,
      (_, cost) => {
        if (cost >= least) return;
        least = cost;
        best = [...taken];
      },
      taken,
    );
    if (best.length === 0) {
      if (round === ROUNDS - 1 && process.env.MISSES) console.error(latin, sounds);
      continue;
    }
    spelled++;
    for (const { sound, letters } of best) counts.set(`${sound} ${letters}`, (counts.get(`${sound} ${letters}`) ?? 0) + 1);
  }
  spellings = spellings.map((spelling) => {
    const count = counts.get(`${spelling.sound} ${spelling.letters}`) ?? 0;
    return { ...spelling, count, cost: Math.min(DEAREST, -Math.log((count + UNSEEN) / ((met.get(spelling.sound) ?? 0) + 2 * UNSEEN))) };
  });
  console.error(`round ${round + 1}: ${spelled} of ${pairs.length} words can be spelled`);
}
const lines = spellings.map(({ sound, letters, cost, source, note }) => [sound, letters, Math.max(0, Math.round(cost * 100)), source, note].join('\t'));
writeFileSync(process.env.OUT ?? SPELLINGS, `${[header, ...lines].join('\n')}\n`);
if (process.env.COUNTS) for (const s of spellings) console.error(s.sound, s.letters, s.count, s.cost.toFixed(2));
