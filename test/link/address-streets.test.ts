import { describe, expect, it } from 'vitest';
import { matchScore } from '../../src/index.js';
import { defaultThreshold } from '../../src/link/index.js';

describe('addresses of the United States: what tells streets of one postcode apart', () => {
  const category = 'address';
  const threshold = defaultThreshold(category) * 100;

  it.each([
    ['88 OAK ST HARTFORD CT 061051234', '88 Oak St, Hartford, CT 06105-1234', 'a ZIP and what follows it written as one'],
    ['14 ELM AVE AUSTIN TX 787010000', '14 Elm Ave, Austin, TX 78701', 'nothing follows the ZIP'],
    ['40 Rte 17N, Ramsey NJ 07446', '40 Route 17 N, Ramsey, NJ 07446', 'a road and its direction written as one'],
    ['W204 CTY RD K, Hartland WI 53029', 'W204 County Road K, Hartland, WI 53029', 'a county, not a city'],
    ['900 EYE ST NW, WASHINGTON DC', '900 I Street NW, Washington, DC', 'how a letter is spelled'],
    ['4150 Kimberwick Ln, Danbury CT 06811', '4150 Kimberwick Dr, Danbury CT 06811', 'a house number that few streets have: a matter of care'],
    ['712 SW 4th Ave Ste 415, Ocala FL 34471', '712 SW 4th Pl, Suite 415, Ocala, FL 34471', 'a room that few houses have'],
    ['90 Old Ridge Rd, Rye NY 10580', '90 Old Ridge Road, Rye, NY', 'the word in both'],
    ['1 Market St, Albany, NY 12203', 'One Market Street, Albany, NY', 'a number in words in front of a name that is a type elsewhere'],
    ['410 Lakeview Dr Bldg C #201, Rye NY', '410 Lakeview Drive, Building C, Apt. 201, Rye, NY', 'a unit behind its building'],
  ])('%s is %s: %s', (left, right) => {
    expect(matchScore(left, right, { category })).toBeGreaterThanOrEqual(threshold);
    expect(matchScore(right, left, { category })).toBe(matchScore(left, right, { category }));
  });

  it.each([
    ['40 Rte 17N, Ramsey NJ 07446', '40 Route 17 S, Ramsey, NJ 07446', 'the other direction'],
    ['12 W 23rd St Apt 4B, Albany, NY 12203', '12 West 23rd Street #4D, Albany, NY 12203', 'another flat of the floor, where offices may have several letters'],
    ['88 Birch St PH A, Albany, NY 12203', '88 Birch Street PH-C, Albany, NY 12203', 'another penthouse'],
    ['1200 N 9th St, Phoenix AZ 85006', '1200 N 9th Ave, Phoenix AZ 85006', 'numbered streets of two types in one ZIP'],
    ['1820 7th St Apt 3, Tempe AZ 85281', '1820 7th Ave Apt 3, Tempe AZ 85281', 'a room that many houses have'],
    ['64 Birch St, Albany, NY 12203', '64 Birch Ave, Albany, NY 12203', 'two types in one ZIP'],
    ['415 Maple Ln, Danbury CT 06811', '415 Maple Dr, Danbury CT 06811', 'the same with three digits and a common name'],
    ['90 Old Ridge Rd, Rye NY 10580', '90 Ridge Rd, Rye NY 10580', 'a word in front'],
    ['77 1/2 Elm St, Ithaca NY 14850', '77 Elm St, Ithaca NY 14850', 'half a number'],
    ['210 Avenue K, Brooklyn NY 11230', '210 Avenue N, Brooklyn NY 11230', 'streets of one letter'],
  ])('%s is not %s: %s', (left, right) => {
    expect(matchScore(left, right, { category })).toBeLessThan(threshold);
    expect(matchScore(right, left, { category })).toBe(matchScore(left, right, { category }));
  });
});

describe('addresses of the world: what tells streets of one postcode apart', () => {
  const category = 'global-address';
  const threshold = defaultThreshold(category) * 100;

  it.each([
    ['9 R PASTEUR 69007 LYON', '9 rue Pasteur, 69007 Lyon', 'a letter for a type behind a number'],
    ['12 B R DU FBG ST MARTIN 75010 PARIS', '12 B rue du Faubourg Saint-Martin, 75010 Paris', 'the same behind a number and its letter'],
    ['6 QU DES CHARTRONS 33000 BORDEAUX', '6 quai des Chartrons, 33000 Bordeaux', 'two letters for a type'],
    ['Marktplatz 3, 73728 Esslingen', 'Marktpl. 3, 73728 Esslingen', 'a square written short'],
    ['310 4e Avenue, Verdun QC', '310 4th Ave, Verdun, Québec', 'an ordinal in French'],
    ['310 1re Avenue, Verdun QC', '310 1st Avenue, Verdun, Québec', 'the first one'],
    ['Av. Juárez 44 Nte., Tepic', 'Avenida Juárez 44 Norte, Tepic', 'a direction written short'],
    ['H.No. 6-3-112/4, Banjara Hills, Hyderabad 500034', '6-3-112/4, Banjara Hills, Hyderabad 500034', 'a number of four parts'],
    ['Vlaška 256, 10000 Zagreb', 'HR-10000 Zagreb, Vlaška 256', 'a postcode with its country in front of everything'],
    ['Graben 25, 1010 Wien', 'A-1010 Wien, Graben 25', 'the same by one letter'],
    ['Na Poříčí 55, 110 00 Praha 1', 'CZ-11000 Praha 1, Na Poříčí 55', 'the same in front of a town and its district'],
    ['Unter den Linden 55, 10117 Berlin', '10117 Berlin, Unter den Linden 55', 'a postcode in front without a type'],
    ['Rosenstraße 12, 10178 Berlin-Mitte', 'Berlin, Rosenstrasse 12', 'a town and one of its parts'],
    ['臺北市信義區信義路5段7號', '110 臺北市信義區信義路5段7號', 'three digits of a postcode in Taiwan'],
    ['Reforma 1602, Crédito Constructor, C.P. 03940, México', 'Reforma 1602, Crédito Constructor, 03940 CDMX', 'C.P. and five digits'],
    ['B-42, Sector 62, Noida 201301', 'Plot No. B-42, Sec-62, NOIDA, Uttar Pradesh', 'a house of a sector'],
    ['455 S 500 E, Salt Lake City UT', '455 South 500 East, Salt Lake City, UT 84102', 'a grid'],
    ['W156N8480 Pilgrim Rd, Alderton, WI 53051', 'W156 N8480 Pilgrim Road, Alderton, WI', 'the number of a grid'],
  ])('%s is %s: %s', (left, right) => {
    expect(matchScore(left, right, { category })).toBeGreaterThanOrEqual(threshold);
    expect(matchScore(right, left, { category })).toBe(matchScore(left, right, { category }));
  });

  it.each([
    ['Nieuwegracht 8 bis A, 3512 LM Utrecht', 'Nieuwegracht 8 bis B, 3512 LM Utrecht', 'letters behind bis'],
    ['9 R PASTEUR 69007 LYON', '9 BD PASTEUR 69007 LYON', 'another type'],
    ['33, 4th Main, Jayanagar, Bengaluru 560011', '33, 4th Cross, Jayanagar, Bengaluru 560011', 'a type on one side only'],
    ['Marktplatz 3, 73728 Esslingen', 'Marktstr. 3, 73728 Esslingen', 'a square and a street'],
    ['Calle Hidalgo 305 Ote., Torreón, Coah.', 'Calle Hidalgo 305 Pte., Torreón, Coah.', 'directions behind the number'],
    ['Av. Juárez 44 Nte., Tepic', 'Av. Juárez 44 Sur, Tepic', 'directions behind the number'],
    ['Priv. Morelos 8, Toluca', 'Calle Morelos 8, Toluca', 'a privada is no calle'],
    ['40 Lonsdale St Melbourne VIC 3000', '40 Little Lonsdale St Melbourne VIC 3000', 'a word in front'],
    ['21 rue du Faubourg Saint-Denis, 75010 Paris', '21 rue Saint-Denis, 75010 Paris', 'a word in front in French'],
    ['5 ter rue Victor Hugo 33000 Bordeaux', '5 rue Victor Hugo 33000 Bordeaux', 'what stands behind a number'],
    ['Bergstr. 12, 70173 Stuttgart', 'Burgstr. 12, 70173 Stuttgart', 'one vowel apart, both words'],
    ['Via Monte Nero 7, 20135 Milano', 'Via Monte Rosa 7, 20135 Milano', 'other ends of names'],
    ['7 rue Jean Jaurès 92800 Puteaux', '7 rue Jean Moulin 92800 Puteaux', 'other surnames'],
    ['7 Park Road, Leeds', '7 Park Avenue, Leeds', 'the last of two types in English'],
    ['218 Maple Ave, Alderton, NJ 07701', '218 Maple Ct, Alderton, NJ 07701', 'another type of a name that many streets have'],
    ['455 S 500 E, Salt Lake City, UT 84102', '455 E 500 S, Salt Lake City, UT', 'directions of a grid exchanged'],
    ['B-42, Sector 62, Noida 201301', 'B-42, Sector 63, Noida 201301', 'another sector'],
  ])('%s is not %s: %s', (left, right) => {
    expect(matchScore(left, right, { category })).toBeLessThan(threshold);
    expect(matchScore(right, left, { category })).toBe(matchScore(left, right, { category }));
  });
});

describe('addresses of the world: a house and what is in it', () => {
  const category = 'global-address';
  const threshold = defaultThreshold(category) * 100;

  it.each([
    ['Calle Mayor, 12 2º B, Madrid', 'Calle Mayor 12, 2º B, Madrid', 'a storey and a door behind the number that a comma parts from its street'],
    ['Calle Mayor, 12 piso 3, Madrid', 'Calle Mayor 12, piso 3, Madrid', 'the number of the house, not of the storey'],
    ['Via Roma, 12 A int. 5, Genova', 'Via Roma 12/A int. 5, Genova', 'a letter and a flat'],
    ['ул. Ленина, 7/5 с1, Москва', 'ул. Ленина, д. 7/5, стр. 1, Москва', 'a building'],
    ['4 Orlop Court, 15 Long Street, Cape Town', 'Unit 4, Orlop Court, 15 Long Street, Cape Town', 'a flat in a house with a number of its own'],
    ['12 Orlop Court, 10-14 High Street, Leeds', 'Flat 12, Orlop Court, 10-14 High Street, Leeds', 'the same with a range'],
    ['7 Orlop, 10 High Street, Leeds', '10 High Street, Leeds', 'a number of who is there, of no house'],
    ['15 Station Road, Dublin D8', '15 Station Road, Dublin D08', 'the same postal district'],
    ['Casilla 1234, La Paz', 'Casilla de Correo Nº 1234, La Paz, Bolivia', 'a box by a longer name'],
    ['п/я 245, 630099 Новосибирск', 'а/я 245, Новосибирск, 630099', 'a box by another name'],
    ['上海市南京西路1266号', '1266 West Nanjing Road, Shanghai', 'the west in front of the name'],
    ['上海市中山东一路12号3号楼501室', 'Room 501, Building 3, 12 Zhongshan East 1st Road, Shanghai', 'a building and a room'],
    ['高雄市中正一路25巷3號4樓', '4F., No. 3, Ln. 25, Zhongzheng 1st Rd., Kaohsiung', 'the first of several roads, a lane and a storey'],
  ])('%s is %s: %s', (left, right) => {
    expect(matchScore(left, right, { category })).toBeGreaterThanOrEqual(threshold);
    expect(matchScore(right, left, { category })).toBe(matchScore(left, right, { category }));
  });

  it.each([
    ['5 Orlop Court, 10 High Street, Leeds', '6 Orlop Court, 10 High Street, Leeds', 'another flat'],
    ['5 Orlop House, 10 High Street, Leeds', '6 Orlop House, 10 High Street, Leeds', 'another flat, where no type ends the name of the house'],
    ['Calle Mayor, 12 2º B, Madrid', 'Calle Mayor 12, 3º B, Madrid', 'another storey'],
    ['高雄市中正一路25巷3號4樓', '5F., No. 3, Ln. 25, Zhongzheng 1st Rd., Kaohsiung', 'another storey'],
    ['高雄市中正一路3號', 'No. 3, Zhongzheng 2nd Rd., Kaohsiung', 'another of several roads'],
    ['上海市漕溪北路88号2号楼301室', '上海市漕溪北路88号2号楼302室', 'another room'],
    ['上海市漕溪北路88号2号楼301室', '上海市漕溪北路88号3号楼301室', 'another building'],
    ['15 Station Road, London N22', '15 Station Road, London E4', 'another postal district'],
    ['上海市南京西路1266号', '1266 East Nanjing Road, Shanghai', 'the other end of the road'],
  ])('%s is not %s: %s', (left, right) => {
    expect(matchScore(left, right, { category })).toBeLessThan(threshold);
  });
});

describe('streets of one ZIP', () => {
  it.each([
    ['957 Orlop Ave, Talvik, PA 17522, United States', '957 Hollow Ave, Talvik, PA 17522, United States', 'another name, whatever else agrees'],
    ['100 Oak St, Springfield, IL 62701', '100 Elm St, Springfield, IL 62701', 'names that many towns have'],
    ['100 Main St #2A', '100 Main St #2B', 'a flat by its letter'],
    ['100 Main St #2A, Dover, DE 19901', '100 Main St Apt 2B, Dover, DE 19901', 'the same, with a word in front'],
  ])('%s is not %s: %s', (left, right) => expect(matchScore(left, right, { category: 'address' })).toBeLessThan(defaultThreshold('address') * 100));

  it.each([
    ['9425 US Highway 6, Talvik, IN 46506, USA', '9425 Grand Orlop Highway, Talvik, IN 46506, USA', 'a road by its number has a name besides'],
    ['1605 Veterans of Foreign Wars Parkway, Boston, MA 02132', '1605 VFW Pkwy, Boston, MA 02132', 'a name by its letters'],
    ['308 Orlop St, Suite 102A, Danville, VA 24541', '308 Orlop Street, Suite 102D, Danville, VA 24541', 'two suites of one office'],
    ['513 S. Front, Memphis, TN 38103', '513 South Front Street, Memphis, TN 38103', 'a street that is called as a part of a house'],
  ])('%s may be %s: %s', (left, right) => expect(matchScore(left, right, { category: 'address' })).toBeGreaterThanOrEqual(defaultThreshold('address') * 100));
});
