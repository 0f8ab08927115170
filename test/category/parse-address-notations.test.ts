import { describe, expect, it } from 'vitest';
import { type AddressComponent, parseAddress } from '../../src/index.js';

/** `part=text` of each component. */
const shown = (components: AddressComponent[]): string => components.map(({ part, text }) => `${part}=${text}`).join(' | ');
const world = (value: string): string => shown(parseAddress(value, { category: 'global-address' }));

describe('parseAddress, ways of writing of the world', () => {
  it.each([
    // telephone numbers
    ['22 Reedgate, London EC2N 4BQ, Tel 020 7946 0018'],
    ['22 Reedgate, London EC2N 4BQ | T: +44 20 7946 0018'],
    ['22 Reedgate, London EC2N 4BQ, tel. 020 7946 0018, fax 020 7946 0019'],
  ])('no telephone number is a part: %s', (value) => {
    expect(world(value)).toBe('number=22 | street=Reedgate | city=London | postcode=EC2N 4BQ');
  });

  it.each([
    ['a town that is a word for one', '12 Reed St, Mobile 36602-1234', 'number=12 | street=Reed | streetType=St | city=Mobile | postcode=36602-1234'],
    ['a town that begins so', 'Reedstr 50, Tel Aviv 6433222', 'street=Reedstr | number=50 | city=Tel Aviv | postcode=6433222'],
    [
      'a numbered street of Turkey',
      'Reed Mah. 1453 Sk. No: 18, Ankara',
      'city=Reed | designator=Mah | street=1453 | streetType=Sk | designator=No | number=18 | city=Ankara',
    ],
    ['with a dot', '1453. Sokak 18, Ankara', 'street=1453 | streetType=Sokak | number=18 | city=Ankara'],
    ['but a house', 'Reed Sokak 18, Ankara', 'street=Reed | streetType=Sokak | number=18 | city=Ankara'],
    [
      'a unit in front, in Canada',
      '1900, 825 - 8th Avenue SW, Calgary',
      'unit=1900 | number=825 | street=8th | streetType=Avenue | direction=SW | city=Calgary',
    ],
    ['but two houses', '12, 14 Reed Street, Leeds', 'number=12 | street=14 Reed | streetType=Street | city=Leeds'],
    ['a number for a street behind that of the house', '825 8 Ave SW, Calgary', 'number=825 | street=8 | streetType=Ave | direction=SW | city=Calgary'],
    ['a street called by a day', '18 de Julio 1296, Montevideo', 'street=18 de Julio | number=1296 | city=Montevideo'],
    ['a number in thousands', 'Av. Reed, nº 1.500, Rio de Janeiro', 'streetType=Av | street=Reed | designator=nº | number=1.500 | city=Rio de Janeiro'],
    [
      'but tenths of a kilometre',
      'Carretera N-340 km 12.500, Reed',
      'streetType=Carretera N | street=340 | designator=km | number=12 | numberTail=500 | city=Reed',
    ],
    [
      'a range behind a shop',
      'Shop 3, 410-418 Reed St, Carlton, Vic',
      'designator=Shop | unit=3 | number=410-418 | street=Reed | streetType=St | city=Carlton | state=Vic',
    ],
    ['a bag', 'Priv. Bag 3016 Hamilton', 'designator=Priv. Bag | box=3016 | city=Hamilton'],
    ['a mail box of a road', 'RMB 3340, Reed Rd, Moyhu', 'designator=RMB | box=3340 | street=Reed | streetType=Rd | city=Moyhu'],
    ['a road that goes by its number', 'Road 1704, Block 317, Manama', 'designator=Road | section=1704 | designator=Block | building=317 | city=Manama'],
    [
      'a building that is the house of such a road',
      'Bldg 1425, Rd 4626, Blk 346, Manama',
      'designator=Bldg | number=1425 | designator=Rd | section=4626 | designator=Blk | building=346 | city=Manama',
    ],
    ['a house of four digits', 'Way 3036, House 2150, Reed Qurum', 'designator=Way | section=3036 | designator=House | number=2150 | city=Reed Qurum'],
    ['a street that is called by a date, behind its type', 'C. 5 de Mayo 18, Puebla', 'streetType=C | street=5 de Mayo | number=18 | city=Puebla'],
    ['no viaduct', 'Gran Vía, 32, Madrid', 'street=Gran Vía | number=32 | city=Madrid'],
    ['a name that is a side elsewhere', 'C/ Reed Esquerdo, 114, Madrid', 'streetType=C | street=Reed Esquerdo | number=114 | city=Madrid'],
    ['an ordinal in Greek', '25ης Αυγούστου 17, Ηράκλειο', 'street=25ης Αυγούστου | number=17 | city=Ηράκλειο'],
    ['but a state', 'PO Box 1187, Bozeman, MT 59771', 'designator=PO Box | box=1187 | city=Bozeman | state=MT | postcode=59771'],
    ['a Dutch postcode in front of its town', '1012 LG Amsterdam, Reedstraat 5', 'postcode=1012 LG | city=Amsterdam | street=Reedstraat | number=5'],
    ['a Polish one', '00-950 Warszawa, ul. Reedowa 5', 'postcode=00-950 | city=Warszawa | streetType=ul | street=Reedowa | number=5'],
    ['but two houses', '12 100 Reed Road, Leeds', 'number=12 100 | street=Reed | streetType=Road | city=Leeds'],
    [
      'an apartment in a part of its own behind a number in one',
      '4521, rue Reed, app. 6, Montréal',
      'number=4521 | streetType=rue | street=Reed | designator=app | unit=6 | city=Montréal',
    ],
    ['a day with more behind it', '18 de Julio Este 1420, Montevideo', 'street=18 de Julio Este | number=1420 | city=Montevideo'],
    ['the number of a soi behind its street', '99 Sukhumvit Soi 93, Bangkok', 'number=99 | street=Sukhumvit Soi 93 | city=Bangkok'],
  ])('%s: %s', (_, value, components) => {
    expect(world(value)).toBe(components);
  });
});
