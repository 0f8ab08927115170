import { describe, expect, it } from 'vitest';
import { defaultThreshold, matchScore } from '../../src/link/index.js';

const category = 'global-address';
const threshold = defaultThreshold(category) * 100;

/** Houses of 54 countries: the country's code, street and number, postcode, town, what the country is called. */
const HOUSES: readonly (readonly [code: string, street: string, postcode: string, town: string, country: string])[] = [
  ['DE', 'Lindenstraße 25', '10969', 'Berlin', 'Germany'],
  ['DE', 'Am Markt 7', '28195', 'Bremen', 'Deutschland'],
  ['AT', 'Mariahilfer Straße 88', '1070', 'Wien', 'Austria'],
  ['CH', 'Bahnhofstrasse 12', '8001', 'Zürich', 'Switzerland'],
  ['FR', '12 rue de la République', '69002', 'Lyon', 'France'],
  ['FR', '5 allée des Tilleuls', '33000', 'Bordeaux', 'France'],
  ['BE', 'Rue Neuve 45', '1000', 'Bruxelles', 'Belgium'],
  ['NL', 'Keizersgracht 174', '1016 DW', 'Amsterdam', 'Netherlands'],
  ['LU', '14 Boulevard Royal', '2449', 'Luxembourg', 'Luxembourg'],
  ['IT', 'Via Garibaldi 22', '20121', 'Milano', 'Italy'],
  ['IT', 'Piazza Dante 9', '80135', 'Napoli', 'Italia'],
  ['ES', 'Calle Serrano 61', '28006', 'Madrid', 'Spain'],
  ['ES', 'Avenida Diagonal 440', '08037', 'Barcelona', 'España'],
  ['PT', 'Rua Garrett 73', '1200-203', 'Lisboa', 'Portugal'],
  ['PL', 'ul. Marszałkowska 84', '00-514', 'Warszawa', 'Poland'],
  ['PL', 'Długa 15', '31-147', 'Kraków', 'Poland'],
  ['CZ', 'Vodičkova 36', '116 02', 'Praha', 'Czech Republic'],
  ['SK', 'Obchodná 17', '811 06', 'Bratislava', 'Slovakia'],
  ['HU', 'Váci utca 19', '1052', 'Budapest', 'Hungary'],
  ['RO', 'Strada Lipscani 33', '030031', 'București', 'Romania'],
  ['BG', 'бул. Витоша 48', '1463', 'София', 'Bulgaria'],
  ['HR', 'Ilica 42', '10000', 'Zagreb', 'Croatia'],
  ['SI', 'Trubarjeva cesta 23', '1000', 'Ljubljana', 'Slovenia'],
  ['RS', 'Knez Mihailova 30', '11000', 'Beograd', 'Serbia'],
  ['GR', 'Ermou 56', '105 63', 'Athens', 'Greece'],
  ['SE', 'Drottninggatan 71', '111 36', 'Stockholm', 'Sweden'],
  ['NO', 'Karl Johans gate 22', '0159', 'Oslo', 'Norway'],
  ['DK', 'Vesterbrogade 34', '1620', 'København V', 'Denmark'],
  ['FI', 'Mannerheimintie 12', '00100', 'Helsinki', 'Finland'],
  ['EE', 'Pikk 28', '10133', 'Tallinn', 'Estonia'],
  ['LV', 'Brīvības iela 68', 'LV-1011', 'Rīga', 'Latvia'],
  ['LT', 'Gedimino prospektas 9', '01103', 'Vilnius', 'Lithuania'],
  ['RU', 'ул. Ленина, д. 15', '620014', 'Екатеринбург', 'Россия'],
  ['UA', 'вул. Хрещатик, 22', '01001', 'Київ', 'Україна'],
  ['TR', 'Atatürk Caddesi No:55', '34710', 'İstanbul', 'Turkey'],
  ['BR', 'Rua Augusta, 1500', '01304-001', 'São Paulo', 'Brazil'],
  ['MX', 'Calle Madero 28', '06000', 'Ciudad de México', 'Mexico'],
  ['AR', 'Av. Corrientes 1234', 'C1043AAZ', 'Buenos Aires', 'Argentina'],
  ['CL', 'Avenida Providencia 1650', '7500498', 'Santiago', 'Chile'],
  ['CO', 'Carrera 7 # 71-21', '110231', 'Bogotá', 'Colombia'],
  ['IN', '24 Park Street', '700016', 'Kolkata', 'India'],
  ['ZA', '14 Long Street', '8001', 'Cape Town', 'South Africa'],
  ['AU', '120 Collins Street', 'VIC 3000', 'Melbourne', 'Australia'],
  ['NZ', '45 Queen Street', '1010', 'Auckland', 'New Zealand'],
  ['CA', '350 King Street West', 'M5V 3X5', 'Toronto', 'Canada'],
  ['GB', '10 Baker Street', 'W1U 3BW', 'London', 'United Kingdom'],
  ['IE', '16 Grafton Street', 'D02 X658', 'Dublin', 'Ireland'],
  ['JP', '2-11-3 Meguro', '153-0063', 'Tokyo', 'Japan'],
  ['KR', '152 Teheran-ro', '06236', 'Seoul', 'South Korea'],
  ['SG', '1 Raffles Place', '048616', 'Singapore', 'Singapore'],
  ['MY', '12 Jalan Ampang', '50450', 'Kuala Lumpur', 'Malaysia'],
  ['ID', 'Jl. Sudirman No. 52', '12190', 'Jakarta', 'Indonesia'],
  ['TH', '999 Rama I Road', '10330', 'Bangkok', 'Thailand'],
  ['VN', '72 Lê Thánh Tôn', '700000', 'Hồ Chí Minh', 'Vietnam'],
  ['PH', '6750 Ayala Avenue', '1226', 'Makati', 'Philippines'],
  ['IL', 'Rothschild Blvd 22', '6688218', 'Tel Aviv', 'Israel'],
  ['EG', '26 Talaat Harb Street', '11511', 'Cairo', 'Egypt'],
  ['MA', 'Boulevard Mohammed V 45', '20250', 'Casablanca', 'Morocco'],
];

type Order = (street: string, postcode: string, town: string, country: string, code: string) => string;

/** Orders in which addresses are written. */
const ORDERS: Readonly<Record<string, Order>> = {
  'street, postcode town, country': (street, postcode, town, country) => `${street}, ${postcode} ${town}, ${country}`,
  'street, town postcode': (street, postcode, town) => `${street}, ${town} ${postcode}`,
  'street, town, postcode': (street, postcode, town) => `${street}, ${town}, ${postcode}`,
  'street, town, country, postcode': (street, postcode, town, country) => `${street}, ${town}, ${country}, ${postcode}`,
  'postcode town, street': (street, postcode, town) => `${postcode} ${town}, ${street}`,
  'postcode, town, street': (street, postcode, town) => `${postcode}, ${town}, ${street}`,
  'town, street': (street, _, town) => `${town}, ${street}`,
  'town postcode, street': (street, postcode, town) => `${town} ${postcode}, ${street}`,
  'country, postcode town, street': (street, postcode, town, country) => `${country}, ${postcode} ${town}, ${street}`,
  'country, town, street, postcode': (street, postcode, town, country) => `${country}, ${town}, ${street}, ${postcode}`,
  'STREET POSTCODE TOWN': (street, postcode, town) => `${street} ${postcode} ${town}`.toUpperCase(),
  'street - postcode town': (street, postcode, town) => `${street} - ${postcode} ${town}`,
  'street; postcode town; country': (street, postcode, town, country) => `${street}; ${postcode} ${town}; ${country}`,
  'street, code-postcode town': (street, postcode, town, _, code) => `${street}, ${code}-${postcode} ${town}`,
  'street (town)': (street, _, town) => `${street} (${town})`,
  'street, postcode town (code)': (street, postcode, town, _, code) => `${street}, ${postcode} ${town} (${code})`,
};

/** Where a house is not found: a number of four digits in front of a comma is a house elsewhere, eight digits in two groups, seven of them and a block with its house are read behind towns alone. */
const MISSED: Readonly<Record<string, string>> = {
  'postcode town, street': 'BR CL JP',
  'postcode, town, street': 'LU NO BR CL CO ZA NZ JP PH',
  'town postcode, street': 'RU UA BR CL JP',
  'country, postcode town, street': 'BR CL JP',
};

describe('an address is the same in whatever order its parts stand', () => {
  it.each(Object.entries(ORDERS))('%s', (name, order) => {
    const missed = HOUSES.filter(([code, street, postcode, town, country]) => {
      const score = matchScore(`${street}, ${postcode} ${town}`, order(street, postcode, town, country, code), { category });
      return score < threshold;
    });
    expect(missed.map(([code]) => code).join(' ')).toBe(MISSED[name] ?? '');
  });

  it.each(Object.entries(ORDERS))('and another house is another one: %s', (_, order) => {
    for (const [code, street, postcode, town, country] of HOUSES) {
      const other = street.replace(/\d+/, (number) => String(Number(number) + 2));
      const score = matchScore(`${street}, ${postcode} ${town}`, order(other, postcode, town, country, code), { category });
      expect(score, other).toBeLessThan(threshold);
    }
  });
});
