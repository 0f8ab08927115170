/** What words of names of countries are written short for. */
const FULL: Readonly<Record<string, readonly string[]>> = {
  s: ['south', 'southern'],
  n: ['north', 'northern'],
  e: ['east', 'eastern'],
  w: ['west', 'western'],
  c: ['central'],
  so: ['south'],
  no: ['north'],
  st: ['saint'],
  ste: ['sainte'],
  sta: ['santa'],
  rep: ['republic', 'republica', 'republique', 'republik'],
  repub: ['republic'],
  dem: ['democratic'],
  dr: ['democratic republic'],
  pr: ['peoples republic'],
  fed: ['federation', 'federal', 'federated'],
  is: ['islands', 'island'],
  isl: ['islands', 'island'],
  isls: ['islands'],
  ter: ['territory', 'territories'],
  terr: ['territory', 'territories'],
  eq: ['equatorial'],
  equat: ['equatorial'],
  amer: ['american'],
  brit: ['british'],
  fr: ['french'],
  neth: ['netherlands'],
  utd: ['united'],
  gt: ['great'],
  afr: ['african', 'africa'],
  guin: ['guinea'],
  isld: ['island'],
  kgdm: ['kingdom'],
};
const MAX_READINGS = 24;

/**
 * A key and its readings with short words written out, the key itself first; at most 24.
 *
 * @example expansions('s africa')  // => ['s africa', 'south africa', 'southern africa']
 */
export function expansions(key: string): string[] {
  let readings = [''];
  for (const word of key.split(' ')) {
    const words = [word, ...(Object.hasOwn(FULL, word) ? FULL[word] : [])];
    if (readings.length * words.length > MAX_READINGS) return [key];
    readings = words.flatMap((each) => readings.map((reading) => (reading === '' ? each : `${reading} ${each}`)));
  }
  const others = readings.filter((reading) => reading !== key);
  return [key, ...others];
}
