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
