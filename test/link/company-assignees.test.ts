import { describe, expect, it } from 'vitest';
import { explainKey, keys } from '../../src/key/index.js';
import { assignClusters, createIndex, defaultThreshold, explainMatch, matchScore } from '../../src/link/index.js';

const threshold = 100 * defaultThreshold('company');

/** Names of firms and their attorneys as documents have them that were typed and scanned by many hands. */
describe('names as they are typed and scanned', () => {
  it.each([
    // a slip within a name that everybody knows by several words, or within a trade of several words
    ['China Petroleum & Chemical Corporation', 'China Petroleum & Chamical Corporation'],
    ['Matsushita Electric Industrial Co., Ltd.', 'Matushita Electric Industrial Co., Ltd.'],
    ['E. I. du Pont de Nemours and Company', 'E. I. du Pont de Neumours and Company'],
    ['International Business Machines', 'International Busines Machines Corp'],
    ['Goldman Sachs', 'Goldmann Sachs'],
    ['Harlow Technology Research Institute', 'Harlow Technology Reseach Institute'],
    ['Kestrel University of Technology', 'KESTREL UNIVERSITY OF TECHNOLGY'],
    // the same where print has one letter for two, or two for one
    ['Bank of America', 'Bank of Arnerica'],
    ['International Business Machines', 'Intemational Business Machines Corp'],
    ['Hewlett Packard', 'Hewlett Packarcl Co'],
    ['Northwestern Mutual', 'Northvvestern Mutual'],
    ['Harlow Electromechanics', 'Harlow Electro-Mechanics Co., Ltd.'],
    // letters that print confuses, two of them for one
    ['Asahi Kasei Chemicals Corporation', 'Asahi Kasel Chemicals Corporation'],
    ['Duft Bornsen & Fettig, LLP', 'Duft Bomsen & Fettig, LLP'],
    ['Harness, Dickey & Pierce', 'Hamess, Dickey & Pierce'],
    ['Tokai Rika Denki Seisakusho', 'Tokai Rika Deuki Seisakusho'],
    // words are written as one as they are written, not as what they are short for
    ['Info Express, Inc.', 'InfoExpress, Inc.'],
    ['Falcon Stor Software', 'Falconstor Software'],
    ['Kestrel Bio Tech', 'Kestrel BioTech GmbH'],
    ['Blue Scope', 'BlueScope Ltd'],
    // a preposition behind a legal form in front
    ['SARL du Moulin', 'SARL Moulin'],
    ['Aktiengesellschaft für Kühlanlagen', 'Kühlanlagen AG'],
    ['Compañía Anónima del Cacao', 'Cacao C.A.'],
    // initials beside a place, and letters joined by & in front of the name that they stand for
    ['California DMV', 'California Department of Motor Vehicles'],
    ['RTA Dubai', 'Roads and Transport Authority Dubai'],
    ['B&W Babcock & Wilcox', 'Babcock and Wilcox Co'],
    ['City of Aurora, CO', 'City of Aurora, Colorado'],
    ['City of Austin, TX', 'City of Austin, Texas'],
    ['Hong Fu Jin Precision (ShenZhen)', 'Hong Fu Jin Precision (Shen Zhen)'],
    ['Sparkassenverb Kestrel', 'Sparkassenverband Kestrel'],
    ['Gemeente Brummen', 'Brummen'],
  ])('are one: %s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeGreaterThan(threshold);
    expect(matchScore(right, left)).toBe(matchScore(left, right));
  });

  it.each([
    ['Harlow Technology Research Institute', 'Harlow Technology Training Institute'],
    // (electro is short for electronics where no other word is joined to it)
    ['Samsung Electronics Co., Ltd.', 'Samsung Electro-Mechanics Co., Ltd.'],
    ['Harlow Electronics Corp', 'Harlow Electro Optical'],
    ['Perkins Coal', 'Perkins Coat'],
    // (letters that are so read, but where no phrase says it)
    ['Clawson Tarrant', 'Dawson Tarrant'],
    ['Clayton Brown Architects', 'Dayton Brown Architects'],
    ['Bank of Arnerica', 'Bank of Armenia'],
    ['S.R.L. Con Traffic', 'S.R.L. Pro Traffic'],
    ['Van Dijk BV', 'Dijk BV'],
    ['City of Aurora, CO', 'City of Aurora, IL'],
    ['City of Portland, ME', 'City of Portland, OR'],
    // a municipality and the club of the place
    ['Gemeente Brummen', 'SV Brummen'],
    ['Stadt Zwiesel', 'TSV Zwiesel'],
    // a compound that ends in another body
    ['Brauereimuseum Aldersbach', 'Brauerei Aldersbach'],
    ['Klinikstiftung Seeburg', 'Klinik Seeburg'],
    ['Theatervrienden Zwolle', 'Theater Zwolle'],
    // towns of one country
    ['Shanghai Kestrel Micro-electronics Co., Ltd.', 'Wuhan Kestrel Micro-electronics Co., Ltd.'],
    ['Kestrel Appliances (Pudong) Corporation', 'Kestrel Appliances (Nanchang) Corporation'],
  ])('are two: %s, %s', (left, right) => expect(matchScore(left, right)).toBeLessThan(threshold));

  it('tell why two places are two', () => expect(explainMatch('City of Aurora, CO', 'City of Aurora, IL').veto).toBe('their places differ'));

  it('are found in a column and in an index though their words are written as one', () => {
    const others = Array.from(
      { length: 80 },
      (_, i) => `${String.fromCharCode(97 + (i % 26), 97 + ((i * 7) % 26), 111, 114)}um${i % 3 === 0 ? ' Foods' : ' Steel'}`,
    );
    const values = ['Info Express, Inc.', 'InfoExpress Inc', 'Med Tech Ltd', 'MedTech', ...others];
    const clusters = assignClusters(values);
    expect(clusters[1]).toBe(clusters[0]);
    expect(clusters[3]).toBe(clusters[2]);
    expect(clusters[2]).not.toBe(clusters[0]);
    expect(createIndex(values).match('InfoExpress')[0]).toMatchObject({ row: 1 });
    expect(createIndex(values.slice(2)).match('Med-Tech')[0].row).toBeLessThan(2);
  });
});

describe('a legal form that is all of the name', () => {
  it('stays the name though a country stands behind it in brackets', () => {
    expect(explainKey('SE Corporation (Japan)', { level: 'narrow' }).keyText).toBe('se ~ japan | corp');
    const different = keys(['SE Corporation (Japan)', 'TBK Co., Ltd. (Japan)', 'SCI Co., Ltd. (Japan)', 'EMC (United States)', 'CSL (United States)'], {
      level: 'wide',
    });
    expect(new Set(different).size).toBe(5);
  });

  it('is none where there is another name', () => expect(explainKey('Kestrel AG (Germany)', { level: 'narrow' }).keyText).toBe('kestrel ~ germany | ag'));
});
