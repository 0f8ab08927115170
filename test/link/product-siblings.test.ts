import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainKey } from '../../src/key/index.js';
import { assignClusters, explainMatch, defaultThreshold, matchScore } from '../../src/link/index.js';

const category = 'product';
const threshold = 100 * defaultThreshold(category);
const features = (left: string, right: string): string[] => explainMatch(left, right, { category }).evidence.map(({ feature }) => feature);
const vetoOf = (left: string, right: string): string | null => explainMatch(left, right, { category }).veto;

describe('numbers that take the place of each other', () => {
  const word = fc.constantFrom('Alder', 'Birch', 'Cedar', 'Juniper', 'Rowan', 'Willow');
  const number = fc.integer({ min: 2, max: 99 });

  it('two of a line are never one, wherever the number stands', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 3 }), number, number, fc.boolean(), (words, one, other, isLast) => {
        fc.pre(one !== other);
        const name = (n: number): string => (isLast ? `Kestrel ${words.join(' ')} ${n}` : `Kestrel ${n} ${words.join(' ')}`);
        expect(vetoOf(name(one), name(other))).toBe('their numbers differ');
        expect(vetoOf(name(other), name(one))).toBe('their numbers differ');
        expect(assignClusters([name(one), name(other), name(one)], { category })).toEqual(Int32Array.of(0, 1, 0));
      }),
      { numRuns: 100 },
    );
  });

  it('so are those of models that are nothing but digits', () => {
    expect(vetoOf('Kestrel Star Fleet 75192 Falcon', 'Kestrel Star Fleet 75257 Falcon')).toBe('their numbers differ');
    expect(vetoOf('Kestrel Star Fleet 75192 Falcon', 'Kestrel 75192 Falcon Star Fleet')).toBeNull();
    const values = ['Kestrel Star Fleet 75192 Millennium Falcon', 'Kestrel 75192 Millenium Falcon', 'Kestrel Star Fleet 75257 Millennium Falcon'];
    expect(assignClusters(values, { category })).toEqual(Int32Array.of(0, 0, 1));
  });

  it('so are short ones with letters, and a number with a letter behind it', () => {
    expect(vetoOf('Kestrel Bulb White GU10', 'Kestrel Bulb White E27')).toBe('their numbers differ');
    expect(vetoOf('Kestrel Runner 255', 'Kestrel Runner 255S')).toBe('their numbers differ');
    expect(vetoOf('Kestrel Pad T14 Gen 2', 'Kestrel Pad T14s Gen 2')).toBe('their numbers differ');
    // the letters of a line may be left out, and what is behind a longer number may be the colour
    expect(vetoOf('Kestrel Volt E-420', 'Kestrel Volt 420')).toBeNull();
    expect(vetoOf('Kestrel Drill QDX4120', 'Kestrel Drill QDX4120BK')).toBeNull();
  });

  it('a slip in the word in front is no excuse', () => {
    expect(vetoOf('Kestrel Flip 5', 'Kestrel Clip 4')).toBe('their numbers differ');
  });

  it('sizes exclude each other where nothing but a short number agrees besides', () => {
    expect(vetoOf('Patchkabel Cat6 blau 2m', 'Patchkabel Cat6 blau 3m')).toBe('their sizes differ');
    expect(vetoOf('Talvik DSCW120 Camera 14.7 MP', 'Talvik DSCW120 Camera 14 MP')).toBeNull();
  });

  it('a version that is told more exactly is none of them', () => {
    expect(vetoOf('Kestrel Tree Maker 11 Deluxe', 'Kestrel Tree Maker 11.2 Deluxe')).toBeNull();
  });

  it('of one model number only short ones that are alike', () => {
    expect(vetoOf('Talvik IC60N 3P 16A C', 'Talvik IC60N 3P 20A C')).toBe('their numbers differ');
    expect(vetoOf('Talvik DSCW120 Camera 2021', 'Talvik DSCW120 Camera 55')).toBeNull();
  });

  it('a part number of many digits and a code with letters are none of them', () => {
    expect(vetoOf('Kestrel Harmony One Remote Control HARMONY1', 'Kestrel Harmony One Remote Control 915000035')).toBeNull();
  });

  it('amid other things that differ they speak against the pair', () => {
    expect(features('Kestrel Buds 2 Rowan White', 'Kestrel Buds 3 Alder Birch')).toContain('numberReplaced');
    expect(features('Kestrel Buds 2 Rowan White', 'Kestrel Buds 2 Alder Birch')).not.toContain('numberReplaced');
  });
});

describe('codes beside one that agrees', () => {
  it.each([
    ['Foley Catheter 2-way Kestrel CH16 10 ml', 'Foley Catheter 2-way Kestrel CH18 10 ml'],
    ['KLV317T TO-220 Adjustable Voltage Regulator Kestrel', 'KLV337T TO-220 Adjustable Regulator Kestrel'],
    ['Kestrel Deore CS-M8100 12-speed 10-45T', 'Kestrel Deore CS-M8100 12-speed 10-51T'],
  ])('tell two of a series apart by their digits: %s, %s', (left, right) => {
    expect(features(left, right)).toContain('otherModel');
    expect(matchScore(left, right, { category })).toBeLessThan(100 * defaultThreshold(category));
  });

  it('may be of two catalogues where their letters differ', () => {
    expect(features('Kestrel Deore CS-M8100 ICSM8100045', 'Kestrel Deore CS-M8100 4550170446871X')).not.toContain('otherModel');
  });
});

describe('a code that agrees', () => {
  it.each([
    ['Kestrel WH-1000XM4 Wireless Over-Ear Headphones', 'Kestrel WH1000XM4 Casque à réduction de bruit'],
    ['Kestrel P85075 Rowan Alder', 'KESTREL P85075 Birch'],
  ])('makes up for words that only one side has: %s, %s', (left, right) => {
    expect(features(left, right)).toContain('codeAgrees');
    expect(matchScore(left, right, { category })).toBeGreaterThan(100 * defaultThreshold(category));
  });

  it.each([
    ['colours differ', 'Kestrel WH-1000XM4 Wireless Headphones black', 'Kestrel WH1000XM4 Casque argent'],
    ['it is no more than lengths', 'Kestrel Rowan shelf 80x28x202', 'Kestrel Alder cupboard 80x28x202'],
    ['it is short', 'Kestrel Rowan Cat6 cable', 'Kestrel Alder Cat6 socket'],
  ])('does not where %s', (_, left, right) => expect(features(left, right)).not.toContain('codeAgrees'));
});

describe('words that take the place of each other', () => {
  it.each([
    ['between words that agree', 'Kestrel Lemonade Raspberry 330ml', 'Kestrel Lemonade Elderflower 330ml', 'wordsReplaced'],
    ['several for one', 'Kestrel Polish Ballet Slippers 13.5ml', 'Kestrel Polish Mademoiselle 13.5ml', 'wordsReplaced'],
    ['at the end', 'Kestrel Emulsion Rowan', 'Kestrel Emulsion Cedar', 'wordsReplaced'],
    ['a colour for a word', 'Kestrel Fizz Orange 330ml', 'Kestrel Fizz Lemon 330ml', 'wordsReplaced'],
    ['one word amid the others', 'Kestrel Kentucky Breakfast Stout', 'Kestrel Breakfast Stout', 'wordInserted'],
  ])('%s', (_, left, right, feature) => {
    expect(features(left, right)).toContain(feature);
    expect(features(right, left)).toContain(feature);
  });

  it.each([
    ['generic words say nothing', 'Kestrel Lemonade Bottle 330ml', 'Kestrel Lemonade Tin 330ml'],
    ['two colours are told apart already', 'Kestrel Mug Red 330ml', 'Kestrel Mug Blue 330ml'],
    ['another tail', 'Kestrel Mug Rowan Cedar Birch', 'Kestrel Mug Alder Juniper'],
    ['the model number is the same', 'Talvik DSCW120 Rowan 8GB', 'Talvik DSCW120 Alder 8GB'],
  ])('but %s', (_, left, right) => {
    expect(features(left, right)).not.toContain('wordsReplaced');
  });
});

describe('editions that one side alone names', () => {
  it.each([
    ['Talvik Tone 13 128GB', 'Talvik Tone 13 Pro 128GB'],
    ['Kestrel Tone 13 Pro', 'Tone 13 Pro Max'],
    ['Kestrel Cola 330ml', 'Kestrel Cola Zero 330ml'],
    ['Kestrel Weissbier 0,5l', 'Kestrel Weissbier alkoholfrei 0,5l'],
    ['Kestrel Tree Maker', 'Kestrel Tree Maker Upgrade'],
    ['Kestrel Cola 330ml', 'Kestrel Cola Zero'],
  ])('%s, %s: two, if nothing else differs', (left, right) => {
    expect(vetoOf(left, right)).toBe('one is another edition');
    expect(vetoOf(right, left)).toBe('one is another edition');
  });

  it('amid other things they speak against it', () => {
    expect(vetoOf('Kestrel Tone 13', 'Kestrel Tone 13 Rowan Pro')).toBeNull();
    expect(features('Kestrel Tone 13', 'Kestrel Tone 13 Rowan Pro')).toContain('editionAdded');
    expect(features('Kestrel Tone 13 Rowan Pro', 'Kestrel Tone 13')).toContain('editionAdded');
    expect(features('Kestrel Tone 13', 'Kestrel Tone 13 Rowan')).not.toContain('editionAdded');
  });

  it.each([
    ['the model number is the same', 'Talvik DSCW120 Camera', 'Talvik DSCW120 Camera Plus'],
    ['the other side has something of its own', 'Kestrel Tone 13 Rowan', 'Kestrel Tone 13 Pro'],
    ['men and women are left out of a listing', 'Kestrel Runner White', 'Kestrel Runner White Herren'],
    ['so is what is new or portable', 'Kestrel Tone Speaker', 'Kestrel Tone Portable Speaker'],
  ])('but where %s', (_, left, right) => {
    expect(features(left, right)).not.toContain('editionAdded');
    expect(vetoOf(left, right)).toBeNull();
  });

  it('so is the number of a mark behind a model number, which is the same', () => {
    expect(vetoOf('Talvik RX100', 'Talvik RX100 III')).toBe('one is another edition');
    expect(vetoOf('Talvik R6 Body', 'Talvik R6 Mark II Body')).toBe('one is another edition');
    expect(vetoOf('Talvik RX100', 'Talvik RX100 2 Rowan')).toBeNull();
    expect(vetoOf('Talvik Rowan', 'Talvik Rowan 2')).toBeNull();
    expect(vetoOf('Talvik RX100', 'Talvik RX100 128GB')).toBeNull();
    expect(vetoOf('Talvik Tone 5G 6/128GB', 'Talvik Tone 5G 6GB/128GB')).toBeNull();
  });

  it('and a cartridge that holds more', () => {
    expect(vetoOf('Talvik PG-545', 'Talvik PG-545XL')).toBe('their model numbers differ');
    expect(vetoOf('Talvik PG-545', 'Talvik PG-545BK')).toBeNull();
  });

  it('in a short column they are kept apart, whoever leaves the maker out', () => {
    const values = ['Apple iPhone 13 128GB', 'iPhone 13 (128 GB)', 'Apple iPhone 13 Pro 128GB', 'iPhone 13 Pro Max 128GB'];
    expect(assignClusters(values, { category })).toEqual(Int32Array.of(0, 0, 1, 2));
  });
});

describe('sorts', () => {
  it('that differ are two products, in whatever language and wherever they stand', () => {
    expect(vetoOf('Kestrel Joghurt Erdbeer 4x125g', 'Rowan vanilla Kestrel 4 x 125 g')).toBe('their sorts differ');
    expect(vetoOf('Kestrel Joghurt Erdbeer 4x125g', 'Kestrel Joghurt fraise 4x125g')).toBeNull();
    expect(vetoOf('Kestrel Ölfilter 719', 'Kestrel Luftfilter Rowan')).toBe('their sorts differ');
    expect(vetoOf('Kestrel Joghurt', 'Kestrel Joghurt Erdbeer')).toBeNull();
    expect(vetoOf('Talvik DSCW120 Leather', 'Talvik DSCW120 Brass')).toBeNull();
  });

  it('are kept apart by what names none of them, too', () => {
    const values = ['Kestrel Office 2019', 'Kestrel Office 2019 Mac', 'Kestrel Office 2019 Windows'];
    const [plain, mac, windows] = assignClusters(values, { category });
    expect(mac).not.toBe(windows);
    expect([mac, windows]).toContain(plain);
  });
});

describe('platforms', () => {
  it('tell two apart where both name one, and nothing where one is named', () => {
    expect(vetoOf('Kestrel Office 2019 Mac', 'Kestrel Office 2019 Windows')).toBe('their sorts differ');
    expect(vetoOf('Kestrel Rowan Film DVD', 'Kestrel Rowan Film Blu-ray')).toBe('their sorts differ');
    expect(vetoOf('Kestrel Office 2019', 'Kestrel Office 2019 Windows')).toBeNull();
    expect(features('Kestrel Office 2019', 'Kestrel Office 2019 Windows')).not.toContain('leftVariantOne');
    expect(vetoOf('Kestrel Office 2019 Mac', 'Kestrel Office 2019 Win/Mac')).toBeNull();
  });
});

describe('kinds of things', () => {
  it('may be told in another language, in one word or in two', () => {
    expect(matchScore('Kestrel Tone i7 Saugroboter', 'Kestrel Tone i7 Robot Vacuum', { category })).toBeGreaterThan(50);
    expect(features('Kestrel Tone Saugroboter', 'Kestrel Tone Robot')).not.toContain('wordsReplaced');
  });
});

describe('accessories', () => {
  it.each([
    ['Kestrel Camera EOX 80D', 'Battery for Kestrel Camera EOX 80D'],
    ['Kestrel Camera EOX 80D', 'Kestrel Battery for Kestrel Camera EOX 80D'],
    ['Kestrel Tab A8', 'Coque pour Kestrel Tab A8'],
    ['Kestrel Tab A8', 'Talvik Schutzhülle für Kestrel Tab A8 schwarz'],
    ['Kestrel Printer M404dn', 'Toner compatible with Kestrel M404dn CF259A'],
  ])('%s, %s: made for it', (left, right) => {
    expect(vetoOf(left, right)).toBe('one is made for the other');
    expect(vetoOf(right, left)).toBe('one is made for the other');
  });

  it.each([
    ['what stands in front agrees', 'Talvik 70-300mm Macro Nikos', 'Talvik 70-300mm Macro für Nikos'],
    ['a platform is no product', 'Kestrel Tree Maker', 'Tree Maker for Windows'],
    ['both have the number of their own at the end', 'Kestrel Photo Pack 1335B001', 'Photo Pack for Talvik Printer 1335B001'],
    ['both are paper', 'Kestrel Paper', 'Printer Paper for Kestrel'],
    ['both are accessories', 'Kestrel Tab A8 Case', 'Rugged Case for Kestrel Tab A8'],
  ])('but %s', (_, left, right) => {
    expect(vetoOf(left, right)).toBeNull();
  });

  it('what a thing comes with is none', () => {
    expect(features('Kestrel Buds', 'Kestrel Buds Charging Case')).toContain('accessoryOne');
    expect(features('Kestrel Buds', 'Kestrel Buds with Charging Case')).not.toContain('accessoryOne');
    expect(matchScore('Kestrel Buds Q2', 'Kestrel Buds Q2 with Case', { category })).toBeGreaterThan(
      matchScore('Kestrel Buds Q2', 'Kestrel Buds Q2 Case', { category }),
    );
  });
});

describe('an accessory behind a model number', () => {
  it('is made for the thing that has it', () => {
    expect(matchScore('Kestrel DSC-W120', 'Kestrel DSC-W120 Charger', { category })).toBeLessThan(threshold);
    expect(features('Kestrel DSC-W120', 'Kestrel DSC-W120 Charger')).toContain('accessoryOfModel');
  });

  it.each([
    ['Kestrel DSC-W120 Camera', 'Kestrel DSC-W120 Camera with Charger'],
    ['Kestrel Charger NP-F500', 'Kestrel NP-F500'],
    ['Kestrel Hard Shell Case MB13-AQU', 'Kestrel Case MB13-AQU'],
    ['Kestrel GSR 12V-15 drill', 'Kestrel GSR 12V-15 drill 2 batteries'],
  ])('but not here: %s, %s', (left, right) => expect(features(left, right)).not.toContain('accessoryOfModel'));

  it('"case for 13" is no pack of them', () => {
    expect(explainKey('Kestrel Case for 13 inch Talvik', { category, level: 'narrow' }).keyText).not.toContain('pk');
    expect(explainKey('Kestrel Soap Case of 13', { category, level: 'narrow' }).keyText).toContain('13pk');
  });
});

describe('words that deny each other', () => {
  it('are no slip', () => {
    expect(matchScore('Kestrel Ethanol vergällt 1L', 'Kestrel Ethanol unvergällt 1L', { category })).toBeLessThan(30);
    expect(matchScore('Kestrel Ethanol vergällt 1L', 'Kestrel Ethanol vergaellt 1L', { category })).toBeGreaterThan(60);
  });
});

describe('numbers that are written in parts', () => {
  it.each([
    ['Kestrel Commander RD-6', 'Kestrel Commander RD6'],
    ['Talvik TE 2', 'Talvik TE2'],
    ['Kestrel 6205-2RS', '6205 2RS1 Kestrel'],
  ])('%s, %s', (left, right) => {
    expect(matchScore(left, right, { category })).toBeGreaterThan(60);
    expect(matchScore(right, left, { category })).toBeGreaterThan(60);
  });

  it('but not where a part is another one', () => {
    expect(matchScore('Kestrel Commander RD-7', 'Kestrel Commander RD6', { category })).toBeLessThan(30);
  });
});

describe('model numbers that are written as one', () => {
  it('are the same in all their letters', () => {
    expect(matchScore('Kestrel GSB 18V-55 Cordless Drill', 'Kestrel Professional GSB18V-55 cordless combi drill', { category })).toBeGreaterThan(60);
    expect(matchScore('Kestrel GSR 18V-55 Cordless Drill', 'Kestrel Professional GSB18V-55 cordless combi drill', { category })).toBeLessThan(10);
  });

  it('are other products in another colour', () => {
    expect(features('Kestrel 305XL Black Ink Cartridge', 'Kestrel 305XL Tri-color Ink Cartridge')).toContain('coloursDiffer');
  });
});

describe('sizes in two systems of units', () => {
  it.each([
    ['Kestrel Harbour Cologne 100ml', 'Kestrel Harbour Cologne 3.4 oz'],
    ['Kestrel Oat Biscuits 1 lb', 'Kestrel Oat Biscuits 454 g'],
    ['Kestrel Shelf Rowan 24 inch', 'Kestrel Shelf Rowan 61 cm'],
    ['Kestrel Lemonade 12 fl oz', 'Kestrel Lemonade 355ml'],
  ])('are one where they are the same, rounded: %s, %s', (left, right) => {
    expect(features(left, right)).not.toContain('sizesDiffer');
    expect(matchScore(left, right, { category })).toBeGreaterThan(60);
  });

  it('exclude each other where volumes or masses differ', () => {
    expect(vetoOf('Kestrel Harbour Cologne 50ml', 'Kestrel Harbour Cologne 3.4 oz')).toBe('their sizes differ');
    expect(vetoOf('Kestrel Oat Biscuits 2 lb', 'Kestrel Oat Biscuits 454 g')).toBe('their sizes differ');
    // a thing has several lengths
    expect(vetoOf('Kestrel Shelf Rowan 24 inch', 'Kestrel Shelf Rowan 20 cm')).toBeNull();
  });
});

describe('a size in the place of another one', () => {
  it('tells two apart whatever the model number, where nothing else differs', () => {
    expect(vetoOf('Kestrel Rowan FC-6800 Crankset 170mm', 'Kestrel Rowan FC-6800 Crankset 175mm')).toBe('their sizes differ');
    expect(vetoOf('Kestrel D5300 with 18-55mm Lens', 'Kestrel D5300 with 18-140mm Lens')).toBe('their sizes differ');
    expect(vetoOf('Kestrel Rowan FC-6800 Crankset 170mm', 'Kestrel Rowan FC-6800 Crankset Silver 11-speed 170mm')).toBeNull();
  });
});

describe('what it is made for', () => {
  it('tells two apart where each is for something else', () => {
    expect(vetoOf('Kestrel 35mm Art Lens for Talvik', 'Kestrel 35mm Art Lens for Rowan')).toBe('one is made for the other');
    expect(vetoOf('Kestrel 35mm Art Lens for Talvik', 'Kestrel 35mm Art Lens for Talvik DX')).toBeNull();
  });

  it('has a model number that is not its own', () => {
    const [one, other] = ['Kestrel Ink Cartridge for Talvik TX6210D Printers - 0617B002', 'Kestrel Photo Ink Cartridge for Talvik TX6210D Printers - 0619B002'];
    expect(vetoOf(one, other)).toBe('their model numbers differ');
    expect(vetoOf(one, one.replace('Printers', 'Printer'))).toBeNull();
  });
});

describe('what comes with it on one side alone', () => {
  it('speaks against the pair where no model number agrees', () => {
    expect(features('Kestrel Words', 'Kestrel Words with Bonus Riddle')).toContain('bundleOne');
    expect(matchScore('Kestrel Words', 'Kestrel Words with Bonus Riddle', { category })).toBeLessThan(30);
    expect(features('Kestrel Words with Bonus Riddle', 'Kestrel Words Bonus Riddle')).not.toContain('bundleOne');
    expect(features('Kestrel BBHCM331A Camera', 'Kestrel BBHCM331A Camera with Audio')).not.toContain('bundleOne');
  });

  it('so do several of it, or several users', () => {
    expect(features('Kestrel Guard 2007', 'Kestrel Guard 2007 3-user')).toContain('severalOne');
    expect(features('Kestrel Cola 330ml', 'Kestrel Cola 24 x 330ml')).toContain('severalOne');
    expect(features('Kestrel Guard 2007', 'Kestrel Guard 2007 1-user')).not.toContain('severalOne');
    expect(features('Kestrel Guard 2007 3 users', 'Kestrel Guard 2007 3-user')).not.toContain('severalOne');
  });
});

describe('an edition right behind a model number', () => {
  it('is another product though the number agrees', () => {
    expect(vetoOf('Kestrel Volt RX4820 Router', 'Kestrel Volt RX4820 Pro Router')).toBe('one is another edition');
    // elsewhere it is one more word of the same
    expect(vetoOf('Kestrel RX4820 Router', 'Kestrel Pro Router RX4820')).toBeNull();
  });
});

describe('things by the name of another one', () => {
  const words = (table: string): string[][] =>
    readFileSync(new URL(`../../src/lexicon/tables/product/${table}.tsv`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'));

  it('are no difference', () => {
    expect(matchScore('Kestrel Rowan Armchair Birch', 'Kestrel Rowan Chair Birch', { category })).toBeGreaterThan(60);
    expect(vetoOf('Kestrel 501 Jeans', 'Kestrel 501 Trousers')).toBeNull();
    expect(vetoOf('Kestrel 501 Jeans', 'Kestrel 501 Jacket')).toBe('their sorts differ');
  });

  it('are named as the tables name them', () => {
    const canonical = new Map(words('product-words').map(([to, from]) => [from.replaceAll(' ', ''), to.replaceAll(' ', '')]));
    for (const [name, other] of words('called-alike')) for (const word of [name, other]) expect(canonical.get(word) ?? word).toBe(word);
  });
});

describe('what shops say beside the name', () => {
  it.each([
    ['Kestrel Ledger Pro 2008', 'Kestrel Ledger Pro 2008 - Amazon.com: Software'],
    ['Kestrel SM58 Microphone', '*BRAND NEW* Kestrel SM58 Microphone | eBay'],
    ['Kestrel Draw 7 Professional', 'Kestrel Draw 7 Professional Full Version'],
    ['Kestrel Oat Flakes 500g', 'Kestrel Oat Flakes Gluten Free 500g - Versandkostenfrei'],
  ])('is no part of it: %s, %s', (left, right) => {
    expect(matchScore(left, right, { category })).toBeGreaterThan(60);
  });

  it.each([
    ['Kestrel Draw 7 Design', 'Kestrel Draw 7 Design Upsell'],
    ['Kestrel Gold Blend 200g', 'Kestrel Gold Blend Decaff 200g'],
    ['Stay Awhile', 'Stay Awhile (Acoustic Version)'],
    ['Kestrel Tank Farmhouse', 'Kestrel Tank Farmhouse Barrel-Aged'],
  ])('but editions are: %s, %s', (left, right) => {
    expect(vetoOf(left, right)).toBe('one is another edition');
  });

  it.each([
    ['Kestrel Immersion Spanish', 'Kestrel Immersion French'],
    ['Kestrel Harbour Stout', 'Kestrel Harbour Porter'],
    ['Kestrel Powerblend Hoodie', 'Kestrel Powerblend Vest'],
  ])('and sorts: %s, %s', (left, right) => {
    expect(vetoOf(left, right)).toBe('their sorts differ');
  });
});

describe('numbers beside what a product asks for, and sizes that are near', () => {
  it.each([
    ['LEGO ages 3 and up', 'LEGO ages 12 and up'],
    ['Quicken 2005 or later', 'Quicken 2007 or later'],
    ['Coppertone SPF 30 or higher', 'Coppertone SPF 15 or higher'],
    ['Norton Antivirus 2003 XP', 'Norton Antivirus 2000 XP'],
    ['Office 2003 XP', 'Office 2000 XP'],
    ['Windows Server 2000 NT', 'Windows Server 2003 NT'],
    ['AutoCAD 2000 NT', 'AutoCAD 2003 NT'],
    ['Kleenex large box', 'Kleenex small box'],
    ['Cheerios large box', 'Cheerios small box'],
    ['Tape 1 in', 'Tape 25 mm'],
    ['Socket 10 mm', 'Socket 0.4 in'],
    ['Chanel EDT 100 ml', 'Chanel cologne 100 ml'],
    ['Chobani low fat yogurt', 'Chobani reduced fat yogurt'],
  ])('tell two products apart: %s, %s', (left, right) => {
    expect(matchScore(left, right, { category })).toBeLessThan(100 * defaultThreshold(category));
  });
});

describe('parts of a thing', () => {
  it.each([
    ['Talvik Rowan BX220 Blender', 'Talvik Rowan BX220 Blender Lid'],
    ['Talvik EOX 90D Camera', 'Talvik EOX 90D Camera Bag'],
    ['Kestrel Rowan QM-120 Coffee Maker', 'Kestrel Rowan QM-120XB Replacement Carafe 10 Cup'],
    ['Kestrel WH-1000XM4 Wireless Headphones Black', 'Kestrel WH-1000XM4 Replacement Battery'],
    ['Kestrel WH-1000XM4 Wireless Headphones Black', 'Kestrel WH-1000XM4 Ersatz Akku'],
    ['Kestrel Alder E-420 Gas Grill', 'Kestrel 8816 Grill Cover for Alder E-420'],
    ['Talvik VX55 TV', 'Talvik VX55 TV Stand'],
  ])('that one side ends with are two: %s, %s', (left, right) => {
    expect(vetoOf(left, right)).toBe('one is made for the other');
    expect(vetoOf(right, left)).toBe('one is made for the other');
  });

  it.each([
    ['it comes with the thing', 'Talvik EOX 90D Camera', 'Talvik EOX 90D Camera with Bag'],
    ['no thing is named in front of it', 'Talvik CRX2032', 'Talvik CRX2032 Battery'],
    ['the other is a thing of its own', 'Talvik Rowan Laptop Backpack', 'Talvik Rowan Laptop Bag'],
    ['both end with one', 'Talvik Rowan 12V Battery', 'Talvik 12V Rowan Battery'],
  ])('but not where %s', (_, left, right) => {
    expect(vetoOf(left, right)).toBeNull();
  });
});

describe('numbers of sequels', () => {
  it.each([
    ['Rowan Harbour [DVD]', 'Rowan Harbour 2 [DVD]'],
    ['Duty of Kestrels (Xbox 360)', 'Duty of Kestrels II (Xbox 360)'],
    ['Kestrel Boxer IV DVD', 'Kestrel Boxer V DVD'],
    ['Rowan Auto IV PS4', 'Rowan Auto V PS4'],
  ])('tell two apart: %s, %s', (left, right) => {
    expect(matchScore(left, right, { category })).toBeLessThan(100 * defaultThreshold(category));
    expect(matchScore(right, left, { category })).toBeLessThan(100 * defaultThreshold(category));
  });

  it.each([
    ['Kestrel Boxer V DVD', 'Kestrel Boxer 5 DVD'],
    ['Rowan Harbour 1 [DVD]', 'Rowan Harbour [DVD]'],
    ['Kestrel Dungeon III PC', 'Kestrel Dungeon 3 (PC)'],
  ])('but not a numeral, nor the first: %s, %s', (left, right) => {
    expect(matchScore(left, right, { category })).toBeGreaterThan(100 * defaultThreshold(category));
  });
});

describe('words and numbers that are read as they are meant', () => {
  it.each([
    ['Kestrel Fusilli n.34 500g', 'Kestrel Fusilli No 34 500 g'],
    ['Kestrel Fusilli nº 34 500g', 'Kestrel Fusilli No. 34 500 g'],
    ['Talvik DGX-1016G Network Switch', 'Talvik DGX1016G Network Switch'],
    ['Kestrel 88 Jeans W32 L34', 'Kestrel 88 Jeans 32/34'],
    ['Kestrel EOX T7 Digital SLR Camera', 'Kestrel EOX T7 DSLR'],
    ['Kestrel Guard 2008 CD', 'Kestrel Guard 2008 Windows'],
    ['Kestrel Socket Set 40 pc', 'Kestrel Socket Set 40 pieces'],
  ])('one: %s, %s', (left, right) => {
    expect(matchScore(left, right, { category })).toBeGreaterThan(100 * defaultThreshold(category));
  });

  it.each([
    ['Kestrel Baked Beans 415g', 'Kestrel Baked Beans No Added Sugar 415g'],
    ['Kestrel Orange Juice 1l', 'Kestrel Orange Juice No Pulp 1l'],
    ['Kestrel Oat Drink 1l', 'Kestrel Oat Drink Reduced Sugar 1l'],
    ['Kestrel 88 Jeans W32 L34', 'Kestrel 88 Jeans W34 L32'],
    ['Talvik DGX-1016G Network Switch', 'Talvik DGX-1016P Network Switch'],
    ['Rowan - Songs of the Harbour CD', 'Rowan - Songs of the Harbour Vinyl LP'],
    ['Kestrel Cola 330ml', 'Kestrel Cola 24 x 330ml'],
    ['Kestrel Harbour EDT 100ml', 'Kestrel Harbour EDT 100ml tester'],
  ])('two: %s, %s', (left, right) => {
    expect(matchScore(left, right, { category })).toBeLessThan(100 * defaultThreshold(category));
  });
});

describe('what only some of a line are', () => {
  it.each([
    ['Kestrel Spaghetti n.5 500g', 'Kestrel Spaghetti n.5 Integrali 500g'],
    ['Kestrel Camembert 250 g', 'Kestrel Camembert Léger 250 g'],
    ['Kestrel Peanut Butter 350 g', 'Kestrel Peanut Butter Crunchy 350 g'],
  ])('tells them apart in other languages, too: %s, %s', (left, right) => {
    expect(matchScore(left, right, { category })).toBeLessThan(100 * defaultThreshold(category));
  });

  it('is the same in two languages', () => {
    expect(matchScore('Kestrel Spaghetti Vollkorn 500g', 'Kestrel Spaghetti Integrali 500g', { category })).toBeGreaterThan(90);
  });
});

describe('what shops of other countries write', () => {
  it.each([
    ['Kestrel X200 27"', 'Kestrel X200 27 pouces', 'inches'],
    ['Kestrel X200 27 Zoll', 'Kestrel X200 27 дюймов', 'inches'],
    ['Kestrel X200 27 tum', 'Kestrel X200 27インチ', 'inches'],
    ['Kestrel Plover 12 Stück', 'Kestrel Plover 12 sztuk', 'pieces'],
    ['Kestrel Plover 12er', 'Kestrel Plover 12 un.', 'pieces'],
    ['Kestrel Plover 10 Meter', 'Kestrel Plover 10 metros', 'metres'],
    ['Kestrel Laptop MGN63D/A', 'Kestrel Laptop MGN63FN/A', 'the country that it is sold in'],
    ['Kestrel 301 black', 'Kestrel No. 301 black', 'a sign in front of a number'],
  ])('%s is %s: %s', (left, right) => {
    const key = (value: string): string => explainKey(value, { category, level: 'medium' }).keyText;
    expect(key(left)).toBe(key(right));
  });

  it('says what another maker made to fit', () => {
    expect(vetoOf('Kestrel 301XL black CH563EE', 'Compatible cartridge for Kestrel 301XL black CH563EE')).toBe('one is made for the other');
    expect(vetoOf('Kestrel Racer', 'Kestrel Racer XP compatible')).toBeNull();
  });

  it('a part number of many digits makes up for words of two languages', () => {
    expect(features('Kestrel Bremsscheibe 0 986 479 099 belüftet', 'Kestrel bromsskiva fram 0986479099')).toContain('codeAgrees');
    expect(features('Kestrel Bremsscheibe 986 belüftet', 'Kestrel bromsskiva fram 986')).not.toContain('codeAgrees');
  });
});
