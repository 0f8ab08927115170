import { describe, expect, it } from 'vitest';
import { explainKey, keys, matchScore } from '../../src/index.js';
import { foldedUmlauts } from '../../src/lexicon/written-umlauts.js';

describe('umlauts in two letters', () => {
  it.each([
    ['kloeckner', 'klockner'],
    ['suedzucker', 'sudzucker'],
    ['schuetzenhaeuser', 'schutzenhauser'],
    ['gruenwald', 'grunwald'],
    ['baeckerei', 'backerei'],
    ['soerensen', 'sorensen'],
    ['noergaard', 'norgard'],
  ])('%s is folded as %s', (written, folded) => {
    expect(foldedUmlauts(written)).toBe(folded);
    // (what is folded has no umlauts any more)
    expect(foldedUmlauts(folded)).toBe(folded);
  });

  it.each(
    // English, French, Spanish, Dutch, Portuguese, Chinese, Arabic, Korean and what comes from Greek and Latin
    [
      'value blue fuel queen guest shoes does poet coerce michael israel caesar aerospace joel samuel duel cruel virtuel mutuelle silhouette',
      'puerto fuerza cuenca pueblo nuevo huerta boer broeck boerderij goethe hoeve vanhaecke straeten xue yuen chuen nasser saeed taekwondo',
      'phoenix oedipus phoebe aegean poems canoe simoes camoes noel daewoo hyundae suez manuela consuelo venezuela aerts maastricht isaac aaron',
    ].flatMap((line) => line.split(' ')),
  )('%s has none', (word) => {
    expect(foldedUmlauts(word)).toBe(word);
  });

  it.each([
    ['company', 'Klöckner & Co', 'KLOECKNER & CO'],
    ['company', 'Südzucker Möbelhaus', 'Suedzucker Moebelhaus'],
    ['company', 'Stadtwerke Düsseldorf', 'Stadtwerke Duesseldorf'],
    ['individual', 'Jürgen Köhler', 'Juergen Koehler'],
    ['individual', 'Hans Müller', 'Hans Mueller'],
    ['individual', 'Sören König', 'Soeren Koenig'],
    ['global-address', 'Römerstraße 6', 'Roemerstrasse 6'],
    ['global-address', 'Münchner Str. 5, 80331 München', 'Muenchner Str. 5, 80331 Muenchen'],
    ['product', 'Kärcher K 5', 'Kaercher K 5'],
  ] as const)('%s: "%s" and "%s" have one medium key and score as one', (category, a, b) => {
    const [left, right] = keys([a, b], { category, level: 'medium' });
    expect(left).not.toBeNull();
    expect(right).toBe(left);
    expect(matchScore(a, b, { category })).toBeGreaterThan(80);
  });

  it('say why', () => {
    const { reasons } = explainKey('KLOECKNER 007', { category: 'company', level: 'medium' });
    expect(reasons.filter(({ role }) => role === 'spelling').map(({ text, becomes, because }) => `${text} ${becomes} ${because}`)).toEqual([
      'kloeckner klockner rule: ae, oe, ue and aa that stand for ä, ö or ø, ü and å',
      '007 7 rule: leading zeros',
    ]);
  });
});
