const THAI = /[\u0E00-\u0E7F]/;
/** Tones, and what says nothing of letters (ฯ, ๆ, ฺ, yamakkan). */
const TONES = /[\u0E2F\u0E3A\u0E46\u0E48-\u0E4B\u0E4D-\u0E4F]/g;
/** A letter that is not heard, by the sign above it, with its vowel, and a ร in front of which a stop is not heard either: จันทร์, พันธุ์. */
const SILENT = /(?:(?<=[\u0E01-\u0E2E])[ดตทธ](?=ร\u0E4C))?[\u0E01-\u0E2E][\u0E34\u0E38]?\u0E4C/g;
const FRONT_VOWEL = /[\u0E40-\u0E44]/;
/** A letter that can only stand behind a consonant. */
const SIGN = /[\u0E24\u0E30-\u0E39\u0E45\u0E47]/;
const CONSONANT = /[\u0E01-\u0E23\u0E25\u0E27-\u0E2E]/;
/** Two consonants that are spoken as one, and a ห that only gives the next one its tone. */
const CLUSTER = /^(?:[กขคตปผพ][รลว](?!ร)|ศร|ห[งญนมยรลว])/;
const MUTE = /^ห./;
/** Two consonants behind เ of which each has a vowel: เจริญ. */
const COUPLED = /^(?:จร|ฉล|ผช)ิ/;
/** Pali pari-, which is spoken with an o: บริษัท, borisat. */
const PREFIX = 'บริ';
/** Two consonants at the end of which the second is not heard: มิตร, พุทธ; others are a syllable: ธนาธร, พนม. */
const HALF_HEARD = /^(?:[จชตทด]ร|ทธ|ต[ตถ]|กษ|ษ[ฐณ]|[ลตทพ]ย|ร[ถคณมต]|น[ธท]|ม[ภพ])/;

const INITIAL: Readonly<Record<string, string>> = {
  ...spelled('ก', 'k'),
  ...spelled('ขฃคฅฆ', 'kh'),
  ...spelled('ง', 'ng'),
  ...spelled('จฉชฌ', 'ch'),
  ...spelled('ซศษส', 's'),
  ...spelled('ญย', 'y'),
  ...spelled('ฎด', 'd'),
  ...spelled('ฏต', 't'),
  ...spelled('ฐฑฒถทธ', 'th'),
  ...spelled('ณน', 'n'),
  ...spelled('บ', 'b'),
  ...spelled('ป', 'p'),
  ...spelled('ผพภ', 'ph'),
  ...spelled('ฝฟ', 'f'),
  ...spelled('ม', 'm'),
  ...spelled('ร', 'r'),
  ...spelled('ลฬ', 'l'),
  ...spelled('ว', 'w'),
  ...spelled('หฮ', 'h'),
  ...spelled('อ', ''),
};
const FINAL: Readonly<Record<string, string>> = {
  ...spelled('กขฃคฅฆ', 'k'),
  ...spelled('จฉชฌซฎดฏตฐฑฒถทธศษส', 't'),
  ...spelled('บปผพภฝฟ', 'p'),
  ...spelled('ญณนร', 'n'),
  ...spelled('ลฬ', 'l'),
  ...spelled('ง', 'ng'),
  ...spelled('ม', 'm'),
  ...spelled('ย', 'i'),
  ...spelled('ว', 'w'),
  ...spelled('หฮอ', ''),
};

/** What stands behind the consonants of a syllable, by the vowel in front of them, the longest first. */
const VOWELS: Readonly<Record<string, readonly (readonly [written: string, latin: string])[]>> = {
  เ: [
    ['ียะ', 'ia'],
    ['าะ', 'o'],
    ['ีย', 'ia'],
    ['ือ', 'ua'],
    ['อะ', 'oe'],
    ['ิ', 'oe'],
    ['อ', 'oe'],
    ['า', 'ao'],
    ['็', 'e'],
    ['ะ', 'e'],
    ['', 'e'],
  ],
  แ: [
    ['็', 'ae'],
    ['ะ', 'ae'],
    ['', 'ae'],
  ],
  โ: [
    ['ะ', 'o'],
    ['', 'o'],
  ],
  ใ: [['', 'ai']],
  ไ: [['', 'ai']],
  '': [
    ['ัวะ', 'ua'],
    ['ัว', 'ua'],
    ['ั', 'a'],
    ['็อ', 'o'],
    ['ือ', 'ue'],
    ['ะ', 'a'],
    ['า', 'a'],
    ['ำ', 'am'],
    ['ิ', 'i'],
    ['ี', 'i'],
    ['ึ', 'ue'],
    ['ื', 'ue'],
    ['ุ', 'u'],
    ['ู', 'u'],
    ['ฤ', 'ri'],
  ],
};

/**
 * Thai as such names are usually written in Latin letters: the Royal Thai General System (1999), but for what names keep of their letters (final ล is l, เ◌ือ is ua, final ว is w, ศรี is sri).
 * Where the script does not say whether a consonant ends a syllable or begins one (วีรกูล), it ends one. Other characters stay. O(length).
 *
 * @example romanizeThai('สมชาย')  // => 'somchai'
 * @example romanizeThai('จันทร์โอชา')  // => 'chanocha'
 */
export function romanizeThai(text: string): string {
  if (!THAI.test(text)) return text;
  const plain = text
    .normalize('NFC')
    .replace(/\u0E4D\u0E32/g, '\u0E33')
    .replace(SILENT, '')
    .replace(TONES, '');
  let latin = '';
  let at = 0;
  let isClosed = false; // a syllable has ended with a consonant
  while (at < plain.length) {
    const front = FRONT_VOWEL.test(plain[at]) ? plain[at] : '';
    const start = at + front.length;
    if (plain[start] === 'ฤ') {
      isClosed = endsSyllable(plain, start + 1);
      latin += `ri${isClosed ? FINAL[plain[start + 1]] : ''}`;
      at = start + (isClosed ? 2 : 1);
    } else if (start >= plain.length || !CONSONANT.test(plain[start])) {
      latin += front === '' ? digit(plain[at]) : '';
      at = start + (front === '' ? 1 : 0);
      isClosed = false;
    } else if (front === '' && isClosed && isLast(plain, start)) {
      // (ลักษ: of two consonants at the end the first is heard)
      at = start + 1;
    } else {
      const syllable = syllableAt(plain, start, front);
      latin += syllable.latin;
      at = syllable.end;
      isClosed = syllable.isClosed;
    }
  }
  return latin;
}

function syllableAt(text: string, start: number, front: string): { readonly latin: string; readonly end: number; readonly isClosed: boolean } {
  const coupled = front === 'เ' && COUPLED.test(text.slice(start, start + 3));
  const cluster = coupled || (CLUSTER.test(text.slice(start, start + 3)) && isSpokenTogether(text, start, front));
  let at = start + (cluster ? 2 : 1);
  const letters = text.slice(start, at);
  const initial = cluster && MUTE.test(letters) ? INITIAL[letters[1]] : Array.from(letters, (letter) => INITIAL[letter]).join(coupled ? 'a' : '');
  for (const [written, vowel] of VOWELS[front]) {
    if (!text.startsWith(written, at) || (written.endsWith('อ') && SIGN.test(text[at + written.length] ?? ''))) continue;
    at += written.length;
    if (vowel.endsWith('ai') && text[at] === 'ย' && !SIGN.test(text[at + 1] ?? '')) at++;
    const closed = written !== 'ำ' && !vowel.endsWith('ai') && (written === 'ั' ? at < text.length : endsSyllable(text, at));
    return { latin: initial + vowel + (closed ? (FINAL[text[at]] ?? '') : ''), end: closed ? at + 1 : at, isClosed: closed };
  }
  if (text.startsWith('รร', at)) {
    const closed = endsSyllable(text, at + 2);
    return { latin: initial + (closed ? `a${FINAL[text[at + 2]]}` : 'an'), end: at + (closed ? 3 : 2), isClosed: true };
  }
  const next = text[at] ?? '';
  if ((next === 'อ' || (next === 'ว' && !text.startsWith('รร', at + 1))) && !SIGN.test(text[at + 1] ?? '')) {
    const closed = endsSyllable(text, at + 1);
    if (next === 'อ' || closed)
      return { latin: initial + (next === 'อ' ? 'o' : 'ua') + (closed ? FINAL[text[at + 1]] : ''), end: at + (closed ? 2 : 1), isClosed: closed };
  }
  if (!endsSyllable(text, at)) return { latin: initial + (text.startsWith(PREFIX, start) ? 'o' : 'a'), end: at, isClosed: false };
  return { latin: initial + (next === 'ร' ? 'orn' : `o${FINAL[next]}`), end: at + 1, isClosed: true };
}

/** Whether a consonant stands there that no vowel follows. */
function endsSyllable(text: string, at: number): boolean {
  const next = text[at + 1] ?? '';
  const isVowel = SIGN.test(next) || (next === 'อ' && !SIGN.test(text[at + 2] ?? '')) || text.startsWith('รร', at + 1);
  return (
    at < text.length && CONSONANT.test(text[at]) && !isVowel && !(CONSONANT.test(next) && isLast(text, at + 1) && !HALF_HEARD.test(text.slice(at, at + 2)))
  );
}

/** Whether two consonants that may be spoken as one are. */
function isSpokenTogether(text: string, start: number, front: string): boolean {
  if (front === '') return isVoiced(text, start + 2);
  return front === 'ใ' || front === 'ไ' || (text[start + 1] !== 'ว' && !isLast(text, start + 1));
}

/** Whether the vowel of a syllable stands there, or the consonant that ends one without. */
function isVoiced(text: string, at: number): boolean {
  return SIGN.test(text[at] ?? '') || endsSyllable(text, at) || text[at] === 'อ' || text.startsWith('รร', at);
}

/** Whether nothing but a boundary follows: the end, or a vowel in front of the next consonant. */
function isLast(text: string, at: number): boolean {
  const next = text[at + 1] ?? '';
  return next === '' || FRONT_VOWEL.test(next) || !THAI.test(next);
}

function digit(character: string): string {
  const value = character.charCodeAt(0) - 0x0e50;
  if (value >= 0 && value <= 9) return String(value);
  return THAI.test(character) ? '' : character;
}

function spelled(letters: string, latin: string): Record<string, string> {
  return Object.fromEntries(Array.from(letters, (letter) => [letter, latin]));
}
