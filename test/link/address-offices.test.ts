import { describe, expect, it } from 'vitest';
import { explainMatch, matchScore } from '../../src/index.js';
import { defaultThreshold } from '../../src/link/index.js';

const category = 'global-address';
const threshold = defaultThreshold(category) * 100;

describe('addresses of offices, shops and registers', () => {
  it.each([
    ['Technologiepark C7, 28359 Bremen', 'Technologiepark C 7, 28359 Bremen', 'a letter and a number written as one'],
    ['24 quai Alder, 69002 Lyon', '24 quai Alder, 69286 Lyon Cedex 02', 'CEDEX beside the postcode of the street'],
    ['24 quai Alder, 69002 Lyon', '24 quai Alder, BP 123, 69286 Lyon Cedex 02', 'with a box besides'],
    ['24 quai Alder, 92800 Puteaux', '24 quai Alder, 92915 Paris La Défense Cedex', 'whose town is another one'],
    ['Al. Alder, 1210, Curitiba - PR', 'Alameda Alder 1210, Curitiba, PR', 'an abbreviation of two types'],
    ['al. Alder 12, Kraków', 'Aleja Alder 12, Kraków', 'the same in Poland'],
    ['Al. Alder 12, Cluj-Napoca', 'Aleea Alder 12, Cluj-Napoca', 'the same in Romania'],
    ['Cda. de Alder 14, Puebla', 'Cerrada de Alder 14, Puebla', 'a contrada elsewhere'],
    ['Cal. Alder 14, Cluj-Napoca', 'Calea Alder 14, Cluj-Napoca', 'a calle or calzada elsewhere'],
    ['Carr. Alder Km 15.5, Toluca', 'Carretera Alder km 15,5, Toluca', 'a carrera elsewhere'],
    ['Trav. Alder 112, Torino', 'Traversa Alder 112, Torino', 'a travessa elsewhere'],
    ['Alderova 837/11, 602 00 Brno', 'Alderova 11, 60200 Brno', 'the number of the district left out'],
    ['nám. Alder 820/9, Praha 2', 'náměstí Alder 9, Praha 2', 'the same without a postcode'],
    ['Grand-Place 14, 1000 Bruxelles', 'Grote Markt 14, 1000 Brussel', 'a square in two languages'],
    ['Stationsstraat 12, 1040 Etterbeek', 'Rue de la Gare 12, 1040 Etterbeek', 'a street in two languages'],
    ['Old No. 14, New No. 31, Alder Salai, Chennai', 'New No. 31 (Old No. 14), Alder Salai, Chennai', 'the number that a house had before'],
    ['31 (Old No 14), Alder Salai, Chennai 600002', 'New No.31, Alder Salai, Chennai 600002', 'the same left out'],
    ['Alder Center 27F, 2-21-1 Reed, Shibuya-ku, Tokyo', '2-21-1 Reed, Alder Center 27th Floor, Shibuya-ku, Tokyo', 'a storey behind a name'],
    ['Pol. Ind. Alder, C/ Reed 15, 08228 Terrassa', 'Polígono Industrial Alder, Calle Reed, 15, 08228 Terrassa', 'a street of an estate'],
    ['12 Reed Road, Huangpu District, Shanghai', '12 Reed Rd, Huangpu, Shanghai', 'a district without its word'],
  ])('%s is %s: %s', (left, right) => {
    expect(matchScore(left, right, { category })).toBeGreaterThanOrEqual(threshold);
    expect(matchScore(right, left, { category })).toBe(matchScore(left, right, { category }));
  });

  it.each([
    ['Technologiepark C7, 28359 Bremen', 'Technologiepark C 8, 28359 Bremen', 'another number'],
    ['24 quai Alder, 69002 Lyon', '24 quai Reed, 69286 Lyon Cedex 02', 'another street'],
    ['Al. Alder, 1210, Curitiba - PR', 'Rua Alder, 1210, Curitiba - PR', 'another type'],
    ['45 avenue Alder Reed, 92100 Boulogne', '45 rue Alder Reed, 92100 Boulogne', 'types of low numbers, with the postcode of a town'],
    ['Alderova 837/11, 602 00 Brno', 'Alderova 12, 60200 Brno', 'another number in the street'],
    ['ul. Alderowa 104/122, 00-017 Warszawa', 'ul. Alderowa 122, 00-017 Warszawa', 'in Poland a flat'],
    ['Old No. 14, Alder Salai, Chennai 600002', 'Old No. 15, Alder Salai, Chennai 600002', 'the only number'],
    ['New No. 31, Old No. 14, Alder Salai, Chennai', 'New No. 14, Old No. 5, Alder Salai, Chennai', 'the number that another house had before'],
    ['Alder Tower 12th Floor, Reed Road, Dubai', 'Alder Tower 21st Floor, Reed Road, Dubai', 'another storey'],
    ['Hauptstr. 27F, 10115 Berlin', 'Hauptstr. 27G, 10115 Berlin', 'letters of houses, which are no storeys'],
    ['14 Alder Road, Kendal', '14 Alder Road, Penrith', 'another town'],
  ])('%s is not %s: %s', (left, right) => {
    expect(matchScore(left, right, { category })).toBeLessThan(threshold);
  });

  it.each([
    ['No. 88 Reed Road, Chaoyang District, Beijing', 'No. 88 Reed Road, Haidian District, Beijing', 'their districts differ'],
    ['Av. Alder 1234 piso 5 dto. B, Rosario', 'Av. Alder 1234 piso 5 dto. C, Rosario', 'their units differ'],
  ])('%s is not %s: %s', (left, right, veto) => {
    expect(explainMatch(left, right, { category }).veto).toBe(veto);
  });

  it('has halves of a grid number written apart in the United States', () => {
    expect(matchScore('N64W13600 Alder Dr, Ely, WI 53051', 'N64 W13600 Alder Drive, Ely WI', { category: 'address' })).toBeGreaterThan(90);
    expect(matchScore('N64W13600 Alder Dr, Ely, WI 53051', 'N64 W13700 Alder Drive, Ely WI', { category: 'address' })).toBeLessThan(50);
  });
});
