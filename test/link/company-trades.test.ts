import { describe, expect, it } from 'vitest';
import { defaultThreshold, matchScore } from '../../src/index.js';

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

describe('kinds of bodies that go by several words, or by a few letters', () => {
  it.each([
    ['Universitair Ziekenhuis Kestrel', 'UZ Kestrel'],
    ['Universitair Ziekenhuis Kestrel', 'Kestrel University Hospital'],
    ['Medizinische Hochschule Kestrel', 'Kestrel Medical School'],
    ['Kestrel Consolidated ISD', 'Kestrel Consolidated Independent School District'],
    ['Kestrel Heating, Ventilating & Air Conditioning', 'Kestrel HVAC'],
    ['Kestrel Co-operative Group', 'Kestrel Cooperative Group'],
    ['Kestrel PTA', 'Kestrel Parent Teacher Association'],
  ])('%s is %s', (one, other) => expect(score(one, other)).toBeGreaterThan(THRESHOLD));

  it.each([
    ['UZ Kestrel', 'Kestrel Primary School'],
    ['Kestrel PTA', 'Kestrel Fire Brigade'],
  ])('%s is not %s', (one, other) => expect(score(one, other)).toBeLessThan(THRESHOLD));
});
