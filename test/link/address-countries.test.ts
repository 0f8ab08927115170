import { describe, expect, it } from 'vitest';
import { explainMatch, keys, matchScore } from '../../src/index.js';
import { defaultThreshold } from '../../src/link/index.js';

const category = 'global-address';
const threshold = defaultThreshold(category) * 100;

describe('streets and towns that differ', () => {
  it.each([
    ['서울특별시 종로구 혜화동 88-2', '서울특별시 종로구 명륜동 88-2', 'streets without a word in common'],
    ['神奈川県横浜市西区みなとみらい2-2-1', '神奈川県横浜市西区高島2-2-1', 'the same in Japan'],
    ['9 Mabini St., Manila City', '9 Mabini St., Davao City', 'two towns that share a word'],
    ['Flat 11, Lotus Heights, Borivali East, Mumbai 400066', 'Flat 11, Lotus Heights, Borivali West, Mumbai 400092', 'quarters that exclude each other'],
  ])('%s is not %s: %s', (left, right) => {
    expect(matchScore(left, right, { category })).toBeLessThan(threshold);
  });

  it.each([
    ['D-9 Reed Road, Noida 201301', 'E-9 Reed Road, Noida 201301'],
    ['Avenida B 27, Lisboa', 'Avenida F 27, Lisboa'],
  ])('go by letters: %s is not %s', (left, right) => {
    expect(explainMatch(left, right, { category }).veto).toBe('the letters of their numbers differ');
  });

  it.each([
    ['2200 Reed Dr, Irving', '2200 Reed Dr, Plano', 'two towns that only linkage knows'],
    ['Reedstraat 1702, Copacabana, Rio de Janeiro', 'Reedstraat 1702, Belford Roxo', 'a name of several words'],
    ['1702 Reed Street, Alderton, TX', '1702 Reed Street, Elmsford, OH', 'unknown towns of two states'],
    ['12 Main St, Kansas', '12 Main St, Kansas City', 'a town that another name begins with'],
    ['12 Reed St, Portland, ME 04101', '12 Reed St, Portland, OR 97209', 'towns of one name in two states'],
    ['12 Reed St, Newcastle NSW', '12 Reed St, Newcastle, Victoria', 'states of Australia'],
    ['Am Alten Reedhof 3, 20457 Hamburg', 'Am Neuen Reedhof 3, 20457 Hamburg', 'names that exclude each other'],
  ])('%s is not %s: %s', (left, right) => {
    expect(matchScore(left, right, { category })).toBeLessThan(threshold);
  });

  it.each([
    ['Bd Reed Mohammed V 45, Casablanca', 'Bd Reed Mohammed VI 45, Casablanca', 'different numbered streets'],
    ['Reed Sur 1602, CDMX', 'Reed Norte 1602, CDMX', 'directions that exclude each other'],
    ['Reed Poniente 1602, Puebla', 'Reed Oriente 1602, Puebla', 'directions that exclude each other'],
    ['札幌市中央区北1条西2丁目', '札幌市中央区南1条西2丁目', 'names of streets that exclude each other'],
    ['帯広市西5条南9丁目', '帯広市東5条南9丁目', 'names of streets that exclude each other'],
    ['Reed Pte 1602, Puebla', 'Reed Ote 1602, Puebla', 'directions that exclude each other'],
  ])('%s is not %s: %s', (left, right, veto) => {
    expect(explainMatch(left, right, { category }).veto).toBe(veto);
  });

  it.each([
    ['Reed Sur 1602, CDMX', 'Av. Reed Sur 1602, CDMX'],
    ['札幌市中央区北1条西2丁目', '北海道札幌市中央区北1条西2丁目'],
    ['Bd Reed Mohammed V 45, Casablanca', '45 bd Reed Mohammed V, Casablanca'],
  ])('but %s is %s', (left, right) => {
    expect(matchScore(left, right, { category })).toBeGreaterThanOrEqual(threshold);
  });

  it('may differ in a quarter where the postcode is the same', () => {
    expect(explainMatch('8 Reed Road, Harrow West, London HA2 0AA', '8 Reed Road, Harrow East, London HA2 0AA', { category }).veto).toBeNull();
  });
});

type Pair = readonly [left: string, right: string];

const COUNTRIES: readonly (readonly [where: string, same: readonly Pair[], different: readonly Pair[]])[] = [
  [
    'South Asia and Singapore',
    [
      ['Plot 45-C, Khayaban-e-Talvik, Karachi', '45C Khayaban-i-Talvik, Karachi'],
      ['12 Shahrah-e-Talvik, Lahore', '12 Shahra-e-Talvik, Lahore'],
      ['12 Reed Road, Bengaluru KA 560001 IN', '12 Reed Road, Bengaluru, Karnataka 560001, India'],
      ['Blk 123 Ang Mo Kio Ave 6 #08-456 Singapore 560123', 'Block 123, Ang Mo Kio Avenue 6, #08-456'],
    ],
    [['45-C, Khayaban-e-Talvik, Karachi', '45-C, Khayaban-e-Kranvelt, Karachi']],
  ],
  [
    'Latin America',
    [
      ['Calle 63 Sur # 80-14, Bogotá', 'Cl 63 S No. 80 - 14 Bogotá'],
      ['Carrera 15 C # 21-09, Cali', 'Cra. 15C # 21-09, Cali'],
      ['Mza. 9 Lt. 31, Col. El Mirador, Toluca', 'Manzana 9 Lote 31 Colonia El Mirador, Toluca'],
      ['Rua 22, Qd. 14, Lt. 3, Anápolis', 'Rua 22 Quadra 14 Lote 3, Anápolis'],
      ['Av. 6 de Agosto 2450, La Paz', 'Avenida Seis de Agosto N° 2450, La Paz'],
    ],
    [
      ['Calle 63 Sur # 80-14, Bogotá', 'Calle 63 # 80-14, Bogotá'],
      ['Carrera 15 C # 21-09, Cali', 'Carrera 15 D # 21-09, Cali'],
      ['Mza. 9 Lt. 31, Col. El Mirador, Toluca', 'Mza. 8 Lt. 31, Col. El Mirador, Toluca'],
      ['Jr. Los Cedros Mz. F Lt. 2, Trujillo', 'Jr. Los Cedros Mz. G Lt. 2, Trujillo'],
      ['Mza. C Lote 14, Urb. El Sol, Piura', 'Mza. D Lote 14, Urb. El Sol, Piura'],
      ['Rua 22, Qd. 14, Lt. 3, Anápolis', 'Rua 22, Qd. 14, Lt. 5, Anápolis'],
    ],
  ],
  [
    'the Gulf',
    [
      ['Block 9, Street 41, House 16, Hawally, Kuwait', 'House 16, St. 41, Blk 9, Hawally'],
      ['Zone 66, Street 815, Building 40, Doha', 'Building No. 40, Street No. 815, Zone No. 66, Doha'],
    ],
    [
      ['Block 9, Street 41, House 16, Hawally, Kuwait', 'Block 9, Street 14, House 16, Hawally, Kuwait'],
      ['Block 9, Street 41, House 16, Hawally, Kuwait', 'Block 9, Street 41, House 18, Hawally, Kuwait'],
      ['Zone 66, Street 815, Building 40, Doha', 'Zone 61, Street 815, Building 40, Doha'],
    ],
  ],
  [
    'Turkey',
    [['Yeni Mah. 2217. Sok. No: 4 Kat: 1 D: 3 Karşıyaka/İzmir', 'Yeni Mahallesi 2217 Sokak No:4 D:3 Karşıyaka İzmir']],
    [['Yeni Mah. 2217. Sok. No: 4 D: 3 Karşıyaka/İzmir', 'Yeni Mah. 2217. Sok. No: 4 D: 8 Karşıyaka/İzmir']],
  ],
  [
    'Indonesia and the Philippines',
    [
      ['Jl. Cempaka No. 27 RT 04/RW 11, Kel. Sukajadi, Bandung', 'Jalan Cempaka 27, RT.004 RW.011, Sukajadi, Bandung'],
      ['16 Luna St., Brgy. San Roque, Pasig', '16 Luna Street, Barangay San Roque, Pasig City'],
    ],
    [['Jl. Cempaka No. 27 RT 04/RW 11, Kel. Sukajadi, Bandung', 'Jl. Cempaka No. 27 RT 04/RW 12, Kel. Sukajadi, Bandung']],
  ],
  [
    'Australia',
    [['S301 L3 45 Alder St, Perth', 'Suite 301, Level 3, 45 Alder Street, Perth']],
    [
      ['U3/45 Alder St, Sydney', 'U4/45 Alder St, Sydney'],
      ['L2/45 Alder St, Sydney', 'L3/45 Alder St, Sydney'],
    ],
  ],
  [
    'the Netherlands',
    [
      ['Alderkade 12-II, Amsterdam', 'Alderkade 12-2, Amsterdam'],
      ['Alderkade 12-I, Amsterdam', 'Alderkade 12-1, Amsterdam'],
      ['Alderkade 12-II', 'Alderkade 12 2'],
    ],
    [
      ['Alderkade 12-II, Amsterdam', 'Alderkade 12-3, Amsterdam'],
      ['Alderkade 12-I, Amsterdam', 'Alderkade 12-II, Amsterdam'],
    ],
  ],
  [
    'Russia: the second number, which may be the flat',
    [
      ['ул. Ленина, д. 5, кв. 7', 'Lenina 5-7'],
      ['ул. Ленина, дом 5/7, кв. 3, Томск', 'Ленина 5/7-3, Томск'],
    ],
    [
      ['ул. Ленина, дом 5/7, кв. 3, Томск', 'Ленина 5/7-4, Томск'],
      ['ул. Ленина, д. 5, кв. 7', 'Lenina 5-8'],
      ['ул. Ленина, д. 5, кв. 7', 'Lenina 7-5'],
    ],
  ],
  [
    'Vietnam: names that begin with the same family',
    [['15 Nguyễn Huệ, Quận 1', 'Số 15 Nguyen Hue, Quan 1']],
    [['15 Nguyễn Huệ, Quận 1', '15 Nguyễn Trãi, Quận 1']],
  ],
  ['Brazil: types in front', [['R. Augusta 200', 'Rua Augusta, 200']], [['R. Augusta 200', 'Al. Augusta 200']]],
  [
    'Ireland and England: what is told in another part',
    [
      ['10 Alder St Lower, Dublin 1', 'Lower Alder Street 10, Dublin 1'],
      ['Unit 4, Alder Ind. Est., Tamworth', 'Unit 4 Alder Industrial Estate, Tamworth'],
    ],
    [['10 Alder St Lower, Dublin 1', '10 Alder St Upper, Dublin 1']],
  ],
  [
    'Spain: words that say nothing',
    [['Avda. de la Constitución s/n, Sevilla', 'Av. Constitución S/N, Sevilla']],
    [['Avda. de la Constitución s/n, Sevilla', 'Av. Libertad S/N, Sevilla']],
  ],
  [
    'countries where a storey may be a number alone',
    [
      ['Alder út 12 3/5, Budapest', 'Alder út 12. 3. em. 5. ajtó, Budapest'],
      ['Alder 12/II, Zagreb', 'Alder 12, 2. kat, Zagreb'],
    ],
    [
      ['Alder út 12 3/5, Budapest', 'Alder út 12. 4. em. 5. ajtó, Budapest'],
      ['Alder 12/II, Zagreb', 'Alder 12, 3. kat, Zagreb'],
    ],
  ],
  [
    'towns with numbered districts, and regions that are a town',
    [['B-12, Alder Nagar-II, New Delhi', 'B-12 Alder Nagar 2, New Delhi']],
    [
      ['B-12, Alder Nagar-II, New Delhi', 'B-12, Alder Nagar-III, New Delhi'],
      ['8 quai de la Loire, Orléans', '8 rue de la Loire, Orléans'],
    ],
  ],
  ['titles in names', [['ul. gen. Aldera 10, Wrocław', 'Aldera 10, Wrocław']], [['ul. gen. Aldera 10, Wrocław', 'ul. gen. Reeda 10, Wrocław']]],
  [
    'words that are others elsewhere',
    [
      ['Office 305, Al Alder Bldg, Deira, Dubai', 'Al Alder Building, Off. 305, Deira, Dubai'],
      ['nábř. L. Aldera 12, Praha', 'nábřeží Ludvíka Aldera 12, 110 00 Praha 1'],
    ],
    [
      ['Office 305, Al Alder Bldg, Deira, Dubai', 'Office 306, Al Alder Bldg, Deira, Dubai'],
      ['nábř. L. Aldera 12, Praha', 'nábř. L. Aldera 14, Praha'],
    ],
  ],
];

describe.each(COUNTRIES)('addresses of %s', (_where, same, different) => {
  it.each(same)('%s is %s', (left, right) => {
    expect(matchScore(left, right, { category })).toBeGreaterThanOrEqual(threshold);
    expect(matchScore(right, left, { category })).toBe(matchScore(left, right, { category }));
  });

  it.each(different)('%s is not %s', (left, right) => {
    expect(matchScore(left, right, { category })).toBeLessThan(threshold);
  });
});

describe('words of blocks, zones and houses', () => {
  it.each([
    ['Alder House, 5 Reed Road, Ely CB7 4AA', 'Alder House 5 Reed Road, Ely CB7 4AA'],
    ['Col. Reed Street 12, Austin TX', '12 Col. Reed Street, Austin TX'],
  ])('are none in %s', (left, right) => {
    expect(matchScore(left, right, { category })).toBeGreaterThanOrEqual(threshold);
  });
});

describe('names of streets in two languages of a country', () => {
  it.each([
    ['Rue Royale 60, 1000 Bruxelles', 'Koningsstraat 60, 1000 Brussel'],
    ['Chaussée de Wavre 950, Bruxelles', 'Waversesteenweg 950, Brussel'],
    ["Avenue de la Toison d'Or 17, 1050 Ixelles", 'Gulden-Vlieslaan 17, 1050 Ixelles'],
    ['Tehtaankatu 27, Helsinki', 'Fabriksgatan 27, Helsingfors'],
    ['Mannerheimintie 5, Helsinki', 'Mannerheimvägen 5, Helsingfors'],
    ['Via Argentieri 8, 39100 Bolzano', 'Silbergasse 8, 39100 Bozen'],
    ['Carrer Major 3, Girona', 'Calle Mayor 3, Girona'],
    ['Stryd y Castell 21, Caerdydd CF10 1BU', '21 Castle Street, Cardiff CF10 1BU'],
    ['Rue de la Gare 12, 2502 Biel', 'Bahnhofstrasse 12, 2502 Biel'],
  ])('%s is %s', (left, right) => {
    expect(matchScore(left, right, { category })).toBeGreaterThanOrEqual(threshold);
    expect(matchScore(right, left, { category })).toBe(matchScore(left, right, { category }));
  });

  it.each([
    ['Rue Royale 60, 1000 Bruxelles', 'Wetstraat 60, 1000 Brussel'],
    ['Rue Royale 60, 1000 Bruxelles', 'Koningsstraat 62, 1000 Brussel'],
    ['Tehtaankatu 27, Helsinki', 'Annegatan 27, Helsingfors'],
    ['Via Argentieri 8, 39100 Bolzano', 'Bindergasse 8, 39100 Bozen'],
  ])('%s is not %s', (left, right) => {
    expect(matchScore(left, right, { category })).toBeLessThan(threshold);
  });
});

describe('addresses of the United States among those of the world', () => {
  it('have one medium key with the digits behind their ZIP and without', () => {
    const [long, short] = keys(['123 Main St, Denver CO 80203-1234', '123 Main St, Denver CO 80203'], { category, level: 'medium' });
    expect(long).toBe(short);
  });

  it.each([
    ['5678 County Road 400 South, Kokomo IN', '5678 County Road 400 East, Kokomo IN'],
    ['1200 Alder Parkway North, Kokomo IN', '1200 Alder Parkway East, Kokomo IN'],
  ])('are two where the directions of their roads differ: %s, %s', (left, right) => expect(matchScore(left, right, { category })).toBeLessThan(threshold));
});
