import { describe, expect, it } from 'vitest';
import { companyKey, explainKey } from '../../src/key/index.js';
import { assignClusters, createIndex, defaultThreshold, explainMatch, matchScore } from '../../src/link/index.js';

const threshold = 100 * defaultThreshold('company');

function expectOne(left: string, right: string): void {
  expect(matchScore(left, right)).toBeGreaterThan(threshold);
  expect(matchScore(right, left)).toBe(matchScore(left, right));
}

function expectTwo(left: string, right: string): void {
  expect(matchScore(left, right)).toBeLessThan(threshold);
  expect(matchScore(right, left)).toBe(matchScore(left, right));
}

describe('initials that say the name again are what it is called as well', () => {
  it.each([
    ['VBZ', 'Verkehrsbetriebe Zürich (VBZ)'],
    ['KTB', 'Kestrel Tobacco Brothers (KTB)'],
    ['KTB', 'Kestrel Tobacco Brothers Ltd (KTB)'],
    ['KTB', 'KTB - Kestrel Tobacco Brothers'],
    ['Bundesamt für Talsicherheit in der Informationstechnik', 'BTI Bundesamt für Talsicherheit in der Informationstechnik'],
    ['Kestrel Tobacco Brothers', 'KTB Kestrel Tobacco Brothers Ltd'],
    ['Verkehrsbetriebe Zürich (VBZ)', 'VBZ Verkehrsbetriebe Zürich'],
    // an article gives no letter
    ["Office National de l'Eau Kestrel (ONEK)", 'ONEK'],
    // made of the beginnings of words, of which one may give nothing
    ['SANEPAR', 'Companhia de Saneamento do Paraná (SANEPAR)'],
    ['KESBRI', 'Kestrel Brindle Institute - KESBRI'],
  ])('%s, %s', expectOne);

  it.each([
    ['KTB Ltd', 'Kestrel Tobacco Brothers'],
    // of two letters there are too many
    ['KB', 'Kestrel Brothers (KB)'],
    // the initials of a part of the name
    ['KTB', 'Kestrel Tobacco Brothers (KTB) Housing Trust'],
    ['KTB', 'Talvik Brindle Mills (KTB)'],
    ['KTB Talvik', 'Kestrel Tobacco Brothers (KTB)'],
    ['KTB Leasing', 'KTB Kestrel Tobacco Brothers'],
    ['Kestal', 'Kestrel Brindle Talvik Mills (Kestal)'],
    ['Peru', 'Persson Rubber (Peru)'],
    ['Kesbri', 'Kesbri - Kestrel Brindle Institute'],
  ])('but not %s, %s', expectTwo);

  it('finds such values in columns and indexes', () => {
    const values = ['Kestrel Tobacco Brothers (KTB)', 'Talvik Mills', 'KTB', 'Brindle Works', 'Kestrel Tobacco Brothers', 'KTB Talvik Farm'];
    const ids = assignClusters(values, { category: 'company' });
    expect(ids[2]).toBe(ids[0]);
    expect(ids[4]).toBe(ids[0]);
    expect(ids[5]).not.toBe(ids[0]);
    expect(createIndex(values).match('KTB', { limit: 1 })[0].value).toBe('KTB');
  });

  it('is the same as the name without them, for certain, in large columns as well', () => {
    expect(companyKey('Kestrel Tobacco Brothers (KTB)', { level: 'narrow' })).toBe(companyKey('Kestrel Tobacco Brothers', { level: 'narrow' }));
    expect(matchScore('Kestrel Tobacco Brothers (KTB)', 'Kestrel Tobacco Brothers')).toBe(100);
    const others = Array.from({ length: 300 }, (_, i) => `Talvik ${String.fromCharCode(97 + (i % 26))}${String.fromCharCode(97 + ((i / 26) | 0))}orn Mills`);
    const ids = assignClusters([...others, 'Bakery (BKY)', 'Stadtwerke München (SWM)', 'Stadtwerke München'], { category: 'company' });
    expect(ids.at(-1)).toBe(ids.at(-2));
  });

  it('says nothing under strict', () => {
    expect(matchScore('KTB', 'Kestrel Tobacco Brothers (KTB)', { policy: 'strict' })).toBeLessThan(threshold);
  });

  it('is explained as another name', () => {
    // (where it is, which is known of it, is no word of it)
    expect(explainMatch('VBZ', 'Verkehrsbetriebe Zürich (VBZ)').alignment).toEqual([
      { left: 'vbz', right: 'verkehrsbetriebe zurich vbz', how: 'by its other name' },
    ]);
  });
});

describe('sole traders go by a name and initials', () => {
  it.each([
    ['ИП Соколова А.В.', 'ИП Соколова Анна Викторовна'],
    ['ИП Соколова А.В.', 'Индивидуальный предприниматель Соколова Анна Викторовна'],
    ['ИП Соколова', 'Соколова ИП'],
    ['ФОП Мельник А.С.', 'ФОП Мельник Анна Сергіївна'],
  ])('%s, %s', expectOne);

  // (AS, AO, SA, SE are legal forms; AS and AO are clubs', too, and articles)
  it.each([
    ['ФОП Мельник А.С.', 'ФОП Мельник А.О.'],
    ['ФОП Мельник А.С.', 'ФОП Мельник С.А.'],
    ['ИП Мельник С.Е.', 'ИП Мельник С.Н.'],
    ['ИП Иванов А.А.', 'ИП Иванов А.С.'],
  ])('but not %s, %s', expectTwo);

  it('leaves other dotted forms what they are', () => {
    expect(explainKey('Kestrel S.A.', { level: 'narrow' }).keyText).toBe('kestrel | sa');
    expect(explainKey('АО Кестрел', { level: 'narrow' }).keyText).toBe('kestrel | ao');
    expect(explainKey('ИП Мельник С.А.', { level: 'narrow' }).keyText).toBe('melnik sa | ip');
    // in Latin letters it may be anything
    expect(explainKey('IP Kestrel', { level: 'narrow' }).keyText).toBe('ip kestrel');
  });
});

describe('legal forms in Cyrillic stand in front', () => {
  it.each([
    ['ПП Кестрел', 'Кестрел'],
    ['ПАТ «Кестрел»', 'Публічне акціонерне товариство «Кестрел»'],
    ['АТ «Кестрел»', 'Кестрел'],
    ['ДП «Кестрел»', 'Кестрел'],
    ['КП Кестрел Водоканал', 'Кестрел Водоканал'],
    ['ФГ Кестрел', 'Фермерське господарство Кестрел'],
    ['СТОВ «Кестрел»', 'ТОВ «Кестрел»'],
    ['УП «Кестрел»', 'Кестрел УП'],
    ['ЕТ Кестрел', 'Кестрел ЕТ'],
    ['ИООО Кестрел', 'Кестрел'],
    ['ГБУЗ Больница Кестрел', 'Больница Кестрел'],
  ])('%s, %s', expectOne);

  it.each([
    ['ПП Кестрел', 'ПП Плавер'],
    // the same letters in Latin ones are what a firm is called
    ['PP Kestrel', 'Kestrel'],
    ['UK Kestrel', 'УК Кестрел'],
  ])('but not %s, %s', expectTwo);

  it('says what a company does in letters that are a country elsewhere', () => {
    expect(explainKey('ООО УК Кестрел', { level: 'narrow' }).keyText).toBe('upravlyayushchaya kompaniya kestrel | ooo');
    expectOne('ООО УК Кестрел', 'ООО Управляющая компания Кестрел');
  });
});

describe('a number against its sign', () => {
  it.each([
    ['Школа №45', 'Школа № 45'],
    ['École n°12', 'École No. 12'],
    ['Escuela Nº5', 'Escuela nº 5'],
  ])('%s, %s', (left, right) => {
    expect(companyKey(left, { level: 'narrow' })).toBe(companyKey(right, { level: 'narrow' }));
  });

  it.each([
    ['Школа №45', 'Школа № 54'],
    ['ГБУЗ Городская клиническая больница №15', 'ГКБ №16'],
  ])('but not %s, %s', (left, right) => {
    expect(explainMatch(left, right).veto).toBe('their numbers differ');
  });
});

describe('what a Slovene firm says it does', () => {
  it.each([
    ['Talvik, tovarna zdravil, d. d., Novo mesto', 'Talvik d.d.'],
    ['KESTREL, trgovina in storitve, d.o.o.', 'Kestrel d.o.o.'],
    ['Kestrel Brin, proizvodnja, trgovina in gostinstvo, d.o.o., Ljubljana', 'Kestrel Brin'],
  ])('%s, %s', expectOne);

  it.each([
    ['Kestrel, Plover, d.o.o.', 'Kestrel d.o.o.'],
    ['Kestrel, trgovina in storitve, Ltd', 'Plover Ltd'],
    ['KESTREL, trgovina in storitve, d.o.o.', 'Plover, trgovina in storitve, d.o.o.'],
  ])('but not %s, %s', expectTwo);
});

describe('the group as its members call it', () => {
  it.each([
    ['Grupo Kestrel, S.A.B. de C.V.', 'Kestrel S.A. de C.V.'],
    ['Groupe Kestrel', 'Kestrel'],
    ['Kestrel Gruppe', 'Kestrel AG'],
  ])('%s, %s', expectOne);

  it.each([
    ['Grupo Kestrel', 'Kestrel Motors'],
    ['Grupo Kestrel', 'Grupo Plover'],
  ])('but not %s, %s', expectTwo);
});

describe('bodies by the initials of their kind', () => {
  it.each([
    ['Azienda Sanitaria Locale Napoli 1 Centro', 'ASL Napoli 1 Centro'],
    ['Rumah Sakit Umum Daerah Dr. Talvik', 'RSUD Dr. Talvik'],
    ['Landratsamt Starnberg', 'LRA Starnberg'],
    ['First Baptist Church of Kestrel', 'FBC Kestrel'],
    ['Cooperativa de Ahorro y Crédito Kestrel', 'COAC Kestrel'],
    ['Excmo. Ayuntamiento de Kestrel', 'Ayuntamiento de Kestrel'],
    ['Universitatea din București', 'University of Bucharest'],
    ['Urząd Skarbowy Kiel', 'Finanzamt Kiel'],
  ])('%s, %s', expectOne);

  it.each([
    ['ASL Napoli 1', 'ASL Napoli 2'],
    ['LRA Starnberg', 'LRA Miesbach'],
    ['Kestrel Church Northside', 'Kestrel Church Southside'],
    ['Obec Horní Kestrel', 'Obec Dolní Kestrel'],
  ])('but not %s, %s', expectTwo);
});

describe('a title in front of a person whom a firm is called by', () => {
  it.each([
    ['Mr John Brindle Plumbing', 'John Brindle Plumbing'],
    ['MME MARTIN CLAIRE', 'Martin Claire'],
    ['Mrs S Talvik Catering', 'S Talvik Catering'],
    ['Sig. Bruno Brindli Autotrasporti', 'Bruno Brindli Autotrasporti'],
    ['Dhr. J. de Brindel Schilderwerken', 'J. de Brindel Schilderwerken'],
  ])('says nothing: %s, %s', expectOne);

  it.each([
    // no person
    ['Mr Price', 'Price'],
    ['Mrs Fields Cookies', 'Fields Cookies'],
    ['Pan American Airways', 'American Airways'],
    // another one
    ['Mr John Brindle', 'Mr Paul Brindle'],
  ])('but not of %s, %s', expectTwo);
});

describe('of two names with one legal form', () => {
  const evidence = (left: string, right: string): string[] => explainMatch(left, right).evidence.map(({ feature }) => feature);

  it.each([
    ['Kestrel Holdings Ltd', 'Kestrel Ltd', 'formKind'],
    ['Kestrel Services Ltd', 'Kestrel Limited', 'formKind'],
    ['Kestrel Talvik Ltd', 'Kestrel Ltd', 'formName'],
    ['Kestrel Talvik Ltd', 'Kestrel Brindle Ltd', 'formName'],
  ])('words more speak against %s, %s', (left, right, feature) => {
    expect(evidence(left, right)).toContain(feature);
  });

  it.each([
    ['Kestrel Holdings Ltd', 'Kestrel'],
    ['Kestrel Holdings Ltd', 'Kestrel GmbH'],
    ['Kestrel Ltd', 'KESTREL LIMITED'],
  ])('but not %s, %s', (left, right) => {
    expect(evidence(left, right)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^form/)]));
  });
});
