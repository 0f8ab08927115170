import { lazily } from '../../lexicon/lazily.js';
import { alternatives, placeWords } from '../place-words.js';

const HAN_OR_HANGUL = /^[\p{Script=Han}\p{Script=Hangul}]+$/u;
/** Chinese, Japanese and Korean have the word that says what a subdivision is behind the name without a blank. */
const kindBehind = lazily(() => new RegExp(`(?:${alternatives(placeWords('state-kind-behind'))})$`, 'u'));

/**
 * A key without the words that say what kind of subdivision it is and the links beside them; '' where nothing is left or nothing was left out.
 *
 * @example bareStateKey('province of ontario')  // => 'ontario'
 */
export function bareStateKey(key: string): string {
  if (HAN_OR_HANGUL.test(key)) return key.length > 2 ? key.replace(kindBehind(), '') : key;
  const words = key.split(' ');
  if (!words.some((word) => placeWords('state-kind').has(word))) return key;
  const rest = words.filter((word) => !placeWords('state-kind').has(word));
  while (rest.length > 0 && placeWords('state-link').has(rest[0])) rest.shift();
  while (rest.length > 0 && placeWords('state-link').has(rest[rest.length - 1])) rest.pop();
  return rest.join(' ');
}
