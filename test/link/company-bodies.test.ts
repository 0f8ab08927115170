import { describe, expect, it } from 'vitest';
import { defaultThreshold, matchScore } from '../../src/link/index.js';

const threshold = 100 * defaultThreshold('company');

describe('bodies that every town has one of', () => {
  it.each([
    ['Freiwillige Feuerwehr Brindheim', 'Feuerwehr Brindheim'],
    ['Associação Humanitária de Bombeiros Voluntários de Brindela', 'Bombeiros Voluntários de Brindela'],
    ['Evangelische Kirchengemeinde Brindheim', 'Ev. Kirchengemeinde Brindheim'],
    ['Junta de Freguesia de Brindela', 'Freguesia de Brindela'],
  ])('are called by their kind and their town: %s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeGreaterThan(threshold);
  });

  it.each([
    ['Scuola Materna Statale Brindo', 'Scuola Materna Statale Talva'],
    ['Spitalul Județean de Urgență Brinău', 'Spitalul Județean de Urgență Talvău'],
    ['Caisse Locale Crédit Agricole Mutuel de Brindon', 'Caisse Locale Crédit Agricole Mutuel de Talvan'],
    ['Evangelische Kirchengemeinde Brindheim', 'Katholische Kirchengemeinde Brindheim'],
    ['Junta de Freguesia de Brindela', 'Câmara Municipal de Brindela'],
  ])('are two in two towns, or of two kinds: %s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeLessThan(threshold);
  });
});
