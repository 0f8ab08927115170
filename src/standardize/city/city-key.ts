import { placeKey } from '../../text/place-key.js';

/** Words of names of towns that are written short, and how: both the table and values are compared with them written out. */
const FULL: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'st:saint ste:sainte sankt:saint sta:santa sto:santo snt:saint ft:fort frt:fort mt:mount mte:monte mtn:mountain mtns:mountains mnt:mount pt:port prt:port pnt:point hts:heights hgts:heights hghts:heights ht:heights ' +
    'spgs:springs spg:springs sprgs:springs spngs:springs sprg:springs bch:beach bchs:beaches vly:valley vlly:valley vall:valley hl:hill hls:hills hlls:hills lk:lake lks:lakes crk:creek cr:creek rvr:river riv:river jct:junction jctn:junction jnct:junction ' +
    'sta:station stn:station ctr:center cntr:center cen:center centre:center cty:city cy:city twp:township twnshp:township vlg:village vlge:village vill:village is:island isl:island isle:island isls:islands ' +
    'grv:grove gdns:gardens gdn:garden grdns:gardens hbr:harbor harb:harbor harbour:harbor pk:park prk:park rdg:ridge rdge:ridge fls:falls mdws:meadows mls:mills mlls:mills ml:mill brg:bridge brdg:bridge blf:bluff blfs:bluffs cv:cove ' +
    'hvn:haven frst:forest frk:fork frks:forks rks:rocks rk:rock rck:rock shrs:shores shr:shore lndg:landing est:estates ests:estates pln:plain plns:plains sq:square rnch:ranch rch:ranch knls:knolls grn:green grnd:ground flts:flats rds:roads ' +
    'plsds:palisades plnt:plant n:north s:south e:east w:west no:north so:south nw:northwest ne:northeast sw:southwest se:southeast nrth:north sth:south upr:upper lwr:lower lr:lower ltl:little lit:little gr:grand gt:great brkn:broken ' +
    'wht:white blk:black rd:red old:old nw:new cpe:cape cp:camp afb:air force base arpt:airport univ:university natl:national intl:international mem:memorial gen:general pres:president'
  )
    .split(/ (?=[a-z]+:)/)
    .map((pair) => pair.split(':') as [string, string]),
);
/** These stand for something else where they are the first word, or the last. */
const FIRST: Readonly<Record<string, string>> = { pt: 'port', sta: 'santa', cr: 'creek', is: 'is', est: 'est', no: 'north', so: 'south', old: 'old' };
const LAST: Readonly<Record<string, string>> = { pt: 'point', sta: 'station', no: 'no', so: 'so', e: 'east', s: 'south' };

/**
 * A key with the words of names of towns written out, and Mc and Mac joined to the name behind them.
 *
 * @example canonicalKey('st paul')  // => 'saint paul'
 * @example canonicalKey('mc allen')  // => 'mcallen'
 */
export function canonicalKey(key: string): string {
  if (!key.includes(' ')) return withoutEnding(key);
  const words = key.split(' ');
  const last = words.length - 1;
  const full: string[] = [];
  words.forEach((word, i) => {
    const first = i === 0 && Object.hasOwn(FIRST, word) ? FIRST[word] : undefined;
    const behind = i === last && Object.hasOwn(LAST, word) ? LAST[word] : undefined;
    const written = first ?? behind ?? (Object.hasOwn(FULL, word) ? FULL[word] : withoutEnding(word));
    const before = full[full.length - 1];
    if (before === 'mc' || (before === 'mac' && i === 1 && word.length > 3)) full[full.length - 1] = `mc${written}`;
    else full.push(written);
  });
  return full.join(' ');
}

/** Foxborough and Foxboro are written for each other. */
function withoutEnding(word: string): string {
  return word.length > 8 && word.endsWith('borough') ? word.slice(0, -3) : word;
}

const PLAIN = /^[A-Za-z]+(?: [A-Za-z]+)*$/;

/** The canonical key of a name. Most names of towns are plain, and need no folding. */
export function townKey(name: string): string {
  return canonicalKey(PLAIN.test(name) ? name.toLowerCase() : placeKey(name));
}

/** Words that are written like another one, which {@link canonicalKey} does not choose: tried where the first choice finds nothing and the state is known. */
const OTHERWISE: Readonly<Record<string, string>> = {
  pt: 'point',
  n: 'new',
  cr: 'cross',
  is: 'isles',
  st: 'street',
  hl: 'highlands',
  gr: 'green',
  wht: 'white',
};

/** The key with the other meaning of its short words; '' where it has none. */
export function otherKey(key: string): string {
  const words = key.split(' ');
  return words.length > 1 && words.some((word) => Object.hasOwn(OTHERWISE, word))
    ? canonicalKey(words.map((word) => (Object.hasOwn(OTHERWISE, word) ? OTHERWISE[word] : word)).join(' '))
    : '';
}

/** Spellings of one sound in the transliterations of names, in the order in which they are replaced. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/tsch|tch|tsh|tj|cz|ts|tz|zz/g, 'c'],
  [/sch|sh|sz|ch|zh|dzh|dj|dz/g, 's'],
  [/ph/g, 'f'],
  [/[kg]h/g, 'h'],
  [/th|dh/g, 't'],
  [/ck|q|c(?=[aou]|[^aeiou]|$)/g, 'k'],
  [/x/g, 'ks'],
  [/ou|oo|w/g, 'u'],
  [/[yj]/g, 'i'],
  [/v/g, 'u'],
  [/ae|ei|ai|e/g, 'i'],
  [/o/g, 'u'],
  [/z/g, 's'],
  [/h$|(?<=[^aiu])h/g, ''],
  [/(.)\1+/g, '$1'],
];
const ARTICLE = /^(?:al|el|ad|ar|as|ash|at|an|az|la|le|les|los|las|the|de|den|il|lo|gorad|lungsod ng|dakbayan sa|citta di|ciudad de|city of) /;

/**
 * What the transliterations and neighbouring spellings of a name have in common: Khaymah and Khaima, Belgorod and Byelgorod. Coarse: for a look-up after all others, where the rest agrees.
 *
 * @param key a key in Latin letters; '' where it is none, or too little is left to tell names apart.
 * @example soundKey('ras al khaymah') === soundKey('ras el khaima')  // => true
 */
export function soundKey(key: string): string {
  if (!/^[a-z ]{4,60}$/.test(key)) return '';
  let sound = key
    .replace(ARTICLE, '')
    .replace(/ (?:al|el|ul|ad|ar|as|ash|at|an|az) /g, ' ')
    .replaceAll(' ', '');
  for (const [pattern, becomes] of SOUNDS) sound = sound.replace(pattern, becomes);
  return sound.length < 5 ? '' : sound;
}

/** The consonants of a key behind its first letter, for names written without vowels ("Frankln Frnce"); '' where they are less than four. */
export function consonantKey(key: string): string {
  const letters = key.replaceAll(' ', '');
  const short =
    letters[0] +
    letters
      .slice(1)
      .replace(/[aeiou]/g, '')
      .replace(/(.)\1+/g, '$1');
  return short.length < 4 || !/^[a-z]+$/.test(letters) ? '' : short;
}
