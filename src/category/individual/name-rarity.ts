import { genderOf, rarity, wordFrequency } from '../../lexicon/lexicon.js';

/** A given name that is usual in some country is borne by so many of a million at least, whatever a Western census counts. */
const USUAL_PER_MILLION = 200;
/** The bit of such a name (scripts/tables/given-genders.mjs). */
const USUAL_SOMEWHERE = 4;
/** A name in no list is taken to be borne by so many of a million. */
const UNSEEN = 2;
/** About one name in twelve begins with a given letter. */
const INITIAL_WEIGHT = 2.5;

/** Whether a given name is usual in some country, by lists of many. */
export function isUsualSomewhere(text: string): boolean {
  return genderOf(text) >= USUAL_SOMEWHERE;
}

/** How rare a name is as a given name, as a surname, or as both together, in nats; an initial is as rare as it is among first letters. O(1). */
export function rarityOf(text: string, asGiven: boolean, asSurname: boolean): number {
  if (text.length === 1) return INITIAL_WEIGHT;
  const perMillion =
    (asGiven ? Math.max(wordFrequency(text, 'given'), isUsualSomewhere(text) ? USUAL_PER_MILLION : 0) : 0) + (asSurname ? wordFrequency(text, 'surname') : 0);
  return rarity(perMillion, UNSEEN);
}
