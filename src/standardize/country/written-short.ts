import { placeWords } from '../place-words.js';

const MAX_READINGS = 40;

/**
 * A key and its readings with short words written out, the key itself first; at most 40.
 *
 * @example expansions('s africa')  // => ['s africa', 'south africa', 'southern africa']
 */
export function expansions(key: string): string[] {
  let readings = [''];
  for (const word of key.split(' ')) {
    const words = [word, ...(placeWords('country').get(word) ?? [])];
    if (readings.length * words.length > MAX_READINGS) return [key];
    readings = words.flatMap((each) => readings.map((reading) => (reading === '' ? each : `${reading} ${each}`)));
  }
  const others = readings.filter((reading) => reading !== key);
  return [key, ...others];
}
