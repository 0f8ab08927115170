import { describe, expect, it } from 'vitest';
import { otherReadings } from '../../src/text/other-readings.js';

describe('otherReadings', () => {
  // the examples of resolution 55 of 2010 that have the letter
  it.each([
    ['борщагівка', 'borshchahivka'],
    ['вишгород', 'vyshhorod'],
    ['гадяч', 'hadiach'],
    ['згорани', 'zghorany'],
    ['розгін', 'rozghin'],
    ['яготин', 'yahotyn'],
    ['ґалаґан', undefined],
    ['харків', undefined],
  ])('Ukrainian: %s is %s', (word, official) => {
    expect(otherReadings(word, '')[0]).toBe(official);
  });

  it('has soft vowels of Ukrainian as others write them, too', () => {
    expect(otherReadings('гнатюк', 'gnatyuk')).toEqual(['hnatiuk', 'hnatyuk']);
    expect(otherReadings('гарант', 'garant')).toEqual(['harant']);
  });

  it.each([
    ['хемофарм', 'khemofarm', 'hemofarm'],
    ['љубичево', 'ljubichevo', 'ljubicevo'],
    ['ћурчић', 'curchic', 'curcic'],
    ['ѓорче', 'gorche', 'gjorce'],
    ['къща', 'kshcha', 'kashta'],
    ['құрылыс', 'qurylys', 'kurylys'],
    ['ўзбекнефтгаз', 'uzbekneftgaz', 'ozbekneftgaz'],
    ['ντίνος', 'ntinos', 'dinos'],
    ['γκόλντεν', 'gkolnten', 'golden'],
    ['λάμπρου', 'lamprou', 'lambrou'],
    ['μπάρμπα', 'barmpa', 'barba'],
  ])('%s, read as %s, may be %s', (word, reading, other) => {
    expect(otherReadings(word, reading)).toContain(other);
    expect(otherReadings(word, other)).not.toContain(other);
  });

  it('has none of words whose letters are read alike, and of other scripts', () => {
    for (const word of ['сервис', 'подъёмник', 'гыданский', 'νίκος', 'garant', '한빛', 'ラキール', '', '1']) expect(otherReadings(word, word)).toEqual([]);
  });
});
