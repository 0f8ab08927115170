import { describe, expect, it } from 'vitest';
import { mayBeUkrainian, ukrainianReadings } from '../../src/text/ukrainian.js';

describe('ukrainianReadings', () => {
  // the examples of resolution 55 of 2010
  it.each([
    ['алушта', 'alushta'],
    ['борщагівка', 'borshchahivka'],
    ['вишгород', 'vyshhorod'],
    ['гадяч', 'hadiach'],
    ['згорани', 'zghorany'],
    ['розгін', 'rozghin'],
    ['ґалаґан', 'galagan'],
    ['єнакієве', 'yenakiieve'],
    ['їжакевич', 'yizhakevych'],
    ['йосипівка', 'yosypivka'],
    ['харків', 'kharkiv'],
    ['щербухи', 'shcherbukhy'],
    ['юрій', 'yurii'],
    ['яготин', 'yahotyn'],
    ['костянтин', 'kostiantyn'],
  ])('%s is %s', (word, official) => {
    expect(ukrainianReadings(word)[0]).toBe(official);
  });

  it('has soft vowels as others write them, too', () => {
    expect(ukrainianReadings('гнатюк')).toEqual(['hnatiuk', 'hnatyuk']);
    expect(ukrainianReadings('гарант')).toEqual(['harant']);
  });
});

describe('mayBeUkrainian', () => {
  it('asks for the letter that Russian reads otherwise, and for no letter that Ukrainian lacks', () => {
    expect(mayBeUkrainian('гарант')).toBe(true);
    expect(mayBeUkrainian('сервіс')).toBe(false);
    expect(mayBeUkrainian('гаджиев')).toBe(true);
    expect(mayBeUkrainian('подъезд')).toBe(false);
    expect(mayBeUkrainian('гыданский')).toBe(false);
    expect(mayBeUkrainian('garant')).toBe(false);
    expect(mayBeUkrainian('')).toBe(false);
  });
});
