import { lazily } from '../lexicon/lazily.js';
import { osaDistance } from '../similarity/osa-distance.js';
import { toUnicode } from './domain-name.js';
import { classOfDomain, mailProviders } from './domain-tables.js';

interface Target {
  readonly domain: string;
  readonly name: string;
  readonly ending: string;
  /** Whether so many have it that a name one edit away from a short one is a slip: gmial, but not libro.it (libero.it). */
  readonly large: boolean;
  /** A bit for each letter of the name: two edits change four of them at most. */
  readonly letters: number;
}

/** Below this length a name one edit away is as likely another one: aol and aon, web and wlb. */
const SHORT = 5;
/** From this length on two edits may lie between. */
const LONG = 7;
/** Endings that are one slip away from "com" and are bought for that. */
const SLIPS = new Set([
  'con',
  'cmo',
  'ocm',
  'vom',
  'xom',
  'cpm',
  'comm',
  'coom',
  'cm',
  'om',
  'co',
  'con.br',
  'comn',
  'come',
  'ccom',
  'copm',
  'clm',
  'c0m',
  'cim',
  'cok',
]);

const targets = lazily((): readonly Target[] => {
  const all = [...mailProviders().values()].map(({ domain, provider, account }) => {
    const dot = domain.indexOf('.');
    const ending = domain.slice(dot + 1);
    // of two that are as near the usual one: .com, then the name under which the mailbox is known
    return {
      domain,
      name: domain.slice(0, dot),
      ending,
      large: provider !== '',
      letters: lettersOf(domain.slice(0, dot)),
      rank: ending === 'com' ? 0 : account === domain ? 1 : 2,
    };
  });
  return all.sort((a, b) => a.rank - b.rank || (a.domain < b.domain ? -1 : 1));
});

/**
 * The large mail provider whose domain was probably meant, or `null`. Never where a table knows the domain itself (mail.com is no slip of gmail.com).
 *
 * What counts is the optimal string alignment distance: one edit from names of five letters on (of seven, where the provider is not one of
 * the largest), two from seven on where the first letter is the same; in the ending one edit at most. A slip in the ending alone (aol.con) and a missing dot (gmailcom) are
 * mended for short names too.
 *
 * @param ascii  a domain in lower case and ASCII; longer ones than 64 are no slip of a provider's.
 * @cost a distance for each of some 160 providers, of names at most two letters longer or shorter.
 * @example suggestDomain('gmial.com')  // => 'gmail.com'
 * @example suggestDomain('hotmail.con')  // => 'hotmail.com'
 * @example suggestDomain('mail.com')  // => null
 */
export function suggestDomain(ascii: string): string | null {
  if (ascii.length > 64 || ascii.length < 3) return null;
  const known = classOfDomain(ascii);
  // slips of large providers are bought for throw-away addresses: those lists do not tell that a domain is meant
  if (known !== null && known.class !== 'disposable' && known.of === 'domains') return null;
  if (known?.class === 'government' || known?.class === 'education') return null;
  const typed = toUnicode(ascii);
  const dot = typed.indexOf('.');
  const name = dot < 0 ? typed : typed.slice(0, dot);
  const ending = dot < 0 ? '' : typed.slice(dot + 1);
  let best: Target | null = null;
  let bestDistance = 3;
  const letters = lettersOf(name);
  for (const target of targets()) {
    if (ending !== '' && bitCount(letters ^ target.letters) > 4) continue;
    const distance = slips(name, ending, target);
    if (distance < bestDistance) [best, bestDistance] = [target, distance];
  }
  return best === null || best.domain === ascii ? null : best.domain;
}

/** Edits between what was typed and a provider's domain, or 3 where it is too far away to be meant. */
function slips(name: string, ending: string, target: Target): number {
  if (ending === '')
    return name === target.name + target.ending.replace(/\./g, '') || (name.endsWith(target.ending) && name.slice(0, -target.ending.length) === target.name)
      ? 1
      : 3;
  const endingDistance = distanceOf(ending, target.ending, 1);
  const isSlip = ending !== target.ending && target.ending === 'com' && (SLIPS.has(ending) || endingDistance === 1);
  if (name === target.name) {
    if (target.name.length < SHORT) return isSlip && ending !== 'co' && ending !== 'cm' ? 1 : 3;
    return endingDistance <= 1 || isSlip ? 1 : target.domain === 'gmail.com' && !ending.includes('.') ? 2 : 3;
  }
  if (target.name.length < (target.large ? SHORT : LONG) || Math.abs(name.length - target.name.length) > 2) return 3;
  const nameDistance = distanceOf(name, target.name, 2);
  const total = nameDistance + (ending === target.ending ? 0 : isSlip ? 1 : 3);
  if (total <= 1) return total;
  return total === 2 && target.name.length >= (nameDistance === 1 ? SHORT : LONG) && name[0] === target.name[0] ? 2 : 3;
}

function lettersOf(name: string): number {
  let letters = 0;
  for (let i = 0; i < name.length; i++) letters |= 1 << (name.charCodeAt(i) & 31);
  return letters;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

const distanceOf = (a: string, b: string, max: number): number => (a === b ? 0 : osaDistance(a, b, { max }));
