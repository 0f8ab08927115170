import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AddressComponent, NamesakeError, parseAddress } from '../../src/index.js';

/** `part=text` of each component. */
const shown = (components: AddressComponent[]): string => components.map(({ part, text }) => `${part}=${text}`).join(' | ');

describe('parseAddress, United States', () => {
  it.each([
    ['500 Main St.', 'number=500 | street=Main | streetType=St'],
    ['12-14 E. 5th Street', 'number=12-14 | direction=E | street=5th | streetType=Street'],
    ['3813 1/2 Some Road', 'number=3813 | numberTail=1/2 | street=Some | streetType=Road'],
    ['12 A Elm Street', 'number=12 | numberTail=A | street=Elm | streetType=Street'],
    ['123 B Street', 'number=123 | street=B | streetType=Street'],
    ['118-35 Queens Blvd', 'number=118-35 | street=Queens | streetType=Blvd'],
    ['N6W23001 Bluemound Rd', 'number=N6W23001 | street=Bluemound | streetType=Rd'],
    ['1039 SE. 9th Pl., Cape Coral, FL 33990', 'number=1039 | direction=SE | street=9th | streetType=Pl | city=Cape Coral | state=FL | postcode=33990'],
    ['S St. NW', 'street=S | streetType=St | direction=NW'],
    ['100 North Ave', 'number=100 | street=North | streetType=Ave'],
    ['1208 Avenue of the Americas', 'number=1208 | street=Avenue of the Americas'],
    ['1600 Highway 6', 'number=1600 | streetType=Highway | street=6'],
    ['910 County Road 12, Ely, MN', 'number=910 | streetType=County Road | street=12 | city=Ely | state=MN'],
    ['1300 St Charles Ave New Orleans LA 70130', 'number=1300 | street=St Charles | streetType=Ave | city=New Orleans | state=LA | postcode=70130'],
    ['100 N St Clair', 'number=100 | direction=N | street=St Clair'],
    ['318 Camino del Norte', 'number=318 | streetType=Camino | street=del Norte'],
    ['77 W Wacker Dr Ste1700', 'number=77 | direction=W | street=Wacker | streetType=Dr | designator=Ste1700'],
    ['30 West 26th Street Sixth Floor', 'number=30 | direction=West | street=26th | streetType=Street | level=Sixth | designator=Floor'],
    ['9 Birch Ct, Basement', 'number=9 | street=Birch | streetType=Ct | level=Basement'],
    ['17 S. Park Row, A430, Erie, PA', 'number=17 | direction=S | street=Park | streetType=Row | unit=A430 | city=Erie | state=PA'],
    ['PO Box 98 St Joseph MI 49085-0098', 'designator=PO Box | box=98 | city=St Joseph | state=MI | postcode=49085 | postcodeTail=0098'],
    ['RR 3 Box 44, Salem, IL', 'designator=RR | box=3 | designator=Box | box=44 | city=Salem | state=IL'],
    ['PSC 3 Box 4120, APO AE 09021', 'designator=PSC | box=3 | designator=Box | box=4120 | city=APO | state=AE | postcode=09021'],
    [
      'The Biltmore, 817 Peachtree Street, N.W., Atlanta, GA',
      'venue=The Biltmore | number=817 | street=Peachtree | streetType=Street | direction=N.W | city=Atlanta | state=GA',
    ],
    ['Elfrida, AZ 85610', 'city=Elfrida | state=AZ | postcode=85610'],
    ['262 W 38th St, New York, 10018, US', 'number=262 | direction=W | street=38th | streetType=St | state=New York | postcode=10018 | country=US'],
  ])('%s', (value, expected) => {
    expect(shown(parseAddress(value))).toBe(expected);
  });
});

describe('parseAddress, the world', () => {
  it.each([
    ['Hauptstraße 12 a, 10115 Berlin', 'street=Hauptstraße | number=12 | numberTail=a | postcode=10115 | city=Berlin'],
    ['Straße des 17. Juni 135, 10623 Berlin', 'street=Straße des 17. Juni | number=135 | postcode=10623 | city=Berlin'],
    ['Triftstrasse 67 D-13353 Berlin', 'street=Triftstrasse | number=67 | postcodeTail=D | postcode=13353 | city=Berlin'],
    [
      '12 bis rue de la Paix, 75002 Paris, France',
      'number=12 | numberTail=bis | streetType=rue | street=de la Paix | postcode=75002 | city=Paris | country=France',
    ],
    ['C/ Mayor, 5, 3º Izq., 28013 Madrid', 'streetType=C | street=Mayor | number=5 | unit=3º Izq | postcode=28013 | city=Madrid'],
    ['Calle Mayor 3 2ºB', 'streetType=Calle | street=Mayor | number=3 | unit=2ºB'],
    ['ul. Nowa 5/7, 00-001 Warszawa', 'streetType=ul | street=Nowa | number=5 | unit=7 | postcode=00-001 | city=Warszawa'],
    ['5/7 George St, Sydney NSW 2000', 'unit=5 | number=7 | street=George | streetType=St | city=Sydney | state=NSW | postcode=2000'],
    ['Flat 2, 92 Kingsway, London SW1A 2AA', 'designator=Flat | unit=2 | number=92 | street=Kingsway | city=London | postcode=SW1A 2AA'],
    [
      'FIRST FLOOR FLAT 21 PEPPER ROAD LONDON W11 1AA',
      'level=FIRST | designator=FLOOR FLAT | number=21 | street=PEPPER | streetType=ROAD | city=LONDON | postcode=W11 1AA',
    ],
    ['Plantsoen 3, 6701 AS Wageningen, Nederland', 'street=Plantsoen | number=3 | postcode=6701 AS | city=Wageningen | country=Nederland'],
    ['Kossuth Lajos u. 12. 3. em. 4', 'street=Kossuth Lajos | streetType=u | number=12 | level=3 | designator=em | unit=4'],
    ['Calle 26 # 92-32, Bogotá', 'streetType=Calle | street=26 | number=92-32 | city=Bogotá'],
    ['Jl. Sudirman No. 45', 'streetType=Jl | street=Sudirman | designator=No | number=45'],
  ])('%s', (value, expected) => {
    expect(shown(parseAddress(value, { category: 'global-address' }))).toBe(expected);
  });
});

describe('spans', () => {
  it('are places in the value, in UTF-16 units', () => {
    const value = '👍 12 Rue de l’Église';
    for (const { text, start, end } of parseAddress(value, { category: 'global-address' })) expect(value.slice(start, end)).toBe(text);
    expect(parseAddress('12  Elm\tSt')[1]).toEqual({ part: 'street', text: 'Elm', start: 4, end: 7, canonical: 'elm' });
  });

  it('ascend and never overlap, whatever the text', () => {
    const word = fc.oneof(
      fc.constantFrom('12a', 'Hauptstr.', '東京都港区三田五丁目8-8', '2ºB', '½', "O'Neil", 'Ste5', 'N.Y.', '&', '\uD800', '\u0000', '😀'),
      fc.string({ maxLength: 5, unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), fc.constantFrom('address', 'global-address'), (words, category) => {
        const value = words.join(' ');
        let last = 0;
        for (const { text, start, end } of parseAddress(value, { category })) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(value.slice(start, end)).toBe(text);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(value.length);
      }),
      { numRuns: 500 },
    );
  });
});

describe('edges', () => {
  it('text without words has no parts', () => {
    for (const value of ['', ' ', ',;', '\u0000']) expect(parseAddress(value)).toEqual([]);
  });

  it('programmer mistakes are refused by name', () => {
    expect(() => parseAddress(5 as unknown as string)).toThrow(NamesakeError);
    expect(() => parseAddress('x', { category: 'company' as 'address' })).toThrow(/category/);
    expect(() => parseAddress('x', { contry: 'us' } as object)).toThrow(/contry/);
  });
});
