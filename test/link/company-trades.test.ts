import { describe, expect, it } from 'vitest';
import { defaultThreshold, explainMatch, matchScore } from '../../src/index.js';

const THRESHOLD = 100 * defaultThreshold('company');
const score = (one: string, other: string): number => matchScore(one, other, { category: 'company' });

describe('who does it and what is done', () => {
  it.each([
    ['Forwarders', 'Forwarding'],
    ['Caterers', 'Catering'],
    ['Surveyors', 'Surveying'],
    ['Developers', 'Developments'],
    ['Brewers', 'Brewery'],
    ['Scaffolders', 'Scaffolding'],
    ['Roasters', 'Roasting'],
    ['Elektroinstallateur', 'Elektroinstallationen'],
    ['Übersetzer', 'Übersetzungen'],
    ['transporteur', 'transports'],
    ['paysagiste', 'paysages'],
    ['constructor', 'construcciones'],
    ['costruttori', 'costruzioni'],
    ['arredamenti', 'arredo'],
    ['architekci', 'architektura'],
    ['mühendislik', 'mühendisleri'],
    ['kuljetus', 'kuljetukset'],
    ['installateur', 'installatiebedrijf'],
  ])('are one trade: %s, %s', (who, what) => expect(score(`Kestrel ${who}`, `Kestrel ${what}`)).toBeGreaterThanOrEqual(THRESHOLD));

  it.each([
    ['Caterers', 'Roofing'],
    ['Surveyors', 'Scaffolding'],
    ['transporteur', 'paysages'],
    ['arredamenti', 'costruzioni'],
  ])('are two trades: %s, %s', (who, what) => expect(score(`Kestrel ${who}`, `Kestrel ${what}`)).toBeLessThan(THRESHOLD));
});

describe('a preposition that was left out behind what somebody is', () => {
  it('says nothing', () => expect(score('Gasthaus Zum Löwen', 'Gasthaus Löwen')).toBeGreaterThan(90));
  it('is found in both', () =>
    expect(explainMatch('Hôtel Aux Trois Rois', 'Aux Trois Rois', { category: 'company' }).alignment.filter(({ how }) => how === 'left over')).toHaveLength(1));
});

describe('codes of states behind who governs a place', () => {
  it.each([
    ['Orange County FL', 'Orange County, Florida'],
    ['City of Portland OR', 'City of Portland, OR'],
  ])('are of one: %s, %s', (one, other) => expect(score(one, other)).toBeGreaterThan(90));
  it.each([
    ['Orange County FL', 'Orange County CA'],
    ['City of Portland OR', 'City of Portland ME'],
  ])('are of two: %s, %s', (one, other) => expect(score(one, other)).toBe(0));
});

describe('initials behind all of a name', () => {
  it('say it again', () => expect(score('Hyderabad Urban Lab Ltd HUL', 'Hyderabad Urban Lab')).toBeGreaterThan(80));
  it('are a word of the name where they are those of another', () => expect(score('Hyderabad Urban Lab HUB', 'Hyderabad Urban Lab')).toBeLessThan(THRESHOLD));
});
