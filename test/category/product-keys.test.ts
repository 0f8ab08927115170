import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Level } from '../../src/category/category.js';
import { explainKey, keys, productKey } from '../../src/key/index.js';

const text = (value: string, level: Level): string => explainKey(value, { category: 'product', level }).keyText;

describe('product names', () => {
  it.each([
    ['Kestrel SSD 16 Go DDR4', 'kestrel ssd 16gb ddr4'],
    ['Kestrel SSD NVMe - 1 To', 'kestrel ssd nvme 1tb'],
    ['Kestrel game for 2 to 4 players', 'kestrel game 2 4 player'],
    ['Kestrel Go 2', 'kestrel go 2'],
    ['Kestrel 4x40 200 St.', 'kestrel 4x40 200pk'],
    ['Kestrel bolt M 12 x 1000 mm', 'kestrel screw m12x1000'],
    ['Kestrel bolt M12 x 1m', 'kestrel screw m12x1000'],
    ['Kestrel shirt M 2 x 500g', 'kestrel shirt medium 2pk 500g'],
    ['Kestrel rug 1.8m x 0.9m', 'kestrel rug 180x90'],
    ['Kestrel stout 440ml four pack', 'kestrel stout 440ml 4pk'],
    ['Kestrel socket set 9-tlg.', 'kestrel socket set 9pk'],
    ['Kestrel "21" Audio CD', 'kestrel 21 cd'],
    ['Kestrel TV 55" "Rowan"', 'kestrel tv 55in rowan'],
    ['Sony PS-LX350H Belt-Drive Turntable', 'sony pslx350h belt drive turntable'],
    ['Sony SB-V40S A/V Selector', 'sony sbv40s v selector'],
    ['Apple Mac Mini MB138LL/A', 'apple macintosh mini mb138'],
    ['apple mac mini mb138lla', 'apple macintosh mini mb138'],
    ['Kestrel X397GA', 'kestrel x397ga'],
    ['PPI-12005 - pro photo', 'ppi12005 professional photo'],
    ['Microsoft 122-00411', 'microsoft 12200411'],
    ['Blu-ray 3-pack, ages 3-8', 'bluray 3pk ages 3 8'],
    ['Panasonic 1.2 cu. ft. oven', 'panasonic 1.2cuft oven'],
    ['Cola 12 fl. oz. can', 'cola 12floz can'],
    ['Eggs, 2 dozen', 'eggs 24pk'],
    ['Markers, dozen', 'marker 12pk'],
    ['Guard 1-Year Subscription', 'guard 1year'],
    ['8 Megapixel 10.0 MP', '8mp 10mp'],
    // what it runs on, and the least of a number
    ['Kestrel Poker 12 (Win 98 ME 2000 XP)', 'kestrel poker 12 windows'],
    ['Kestrel Poker 95/98/NT', 'kestrel poker windows'],
    ['Kestrel Poker for Windows 98/ME', 'kestrel poker windows'],
    ['Windows 98 SE', 'windows 98 se'],
    ['Windows 2000 Professional', 'windows 2000 professional'],
    ['Kestrel Poker Mac OS 10.3.9 or later', 'kestrel poker macintosh os'],
    ['Puzzle, ages 3 & up', 'puzzle ages 3'],
    ['10.4 or higher', '10.4'],
    // signs of registered names
    ['QuickLedger(R) Pro', 'quickledger professional'],
    ['Kestrel(tm) Studio(R)', 'kestrel studio'],
    ['Brake pad (R)', 'brakepads r'],
    // makers by their other names
    ['Hewlett-Packard 27X', 'hp 27x'],
    ['Motor 150 hp', 'motor 150hp'],
    ['Western Digital Drive', 'wd drive'],
    ['WIN/MAC', 'windows macintosh'],
    ['Cola 12 x 330ml', 'cola 12pk 330ml'],
    ['Cola 012x330ml cans', 'cola 12pk 330ml cans'],
    ['Water 6 x 1.5 L', 'water 6pk 1.5l'],
    ['Cola 0.33 L', 'cola 330ml'],
    ['Cola 33 cl', 'cola 330ml'],
    ['Flour 1000 g', 'flour 1kg'],
    ['Flour 0.5kg', 'flour 500g'],
    ['Cable 200 cm', 'cable 2m'],
    ['Water 0 ml', 'water 0ml'],
    ['Drive 1024 GB', 'drive 1tb'],
    ['Drive 1000 GB', 'drive 1tb'],
    ['Rod 1234567890123mm', 'rod 1234567890123mm'],
    ['Aspirin 500 mg x16', 'aspirin 500mg 16pk'],
    ['Aspirin 500 mg x 16', 'aspirin 500mg 16pk'],
    ['Nikon 12x zoom', 'nikon 12x zoom'],
    ['Hex bolt M8 x 40', 'hex screw m8x40'],
    ['Hex bolt M8x40mm', 'hex screw m8x40'],
    ['Desk 160 x 80 cm', 'desk 160x80'],
    ['Pipe 15mm x 3m', 'pipe 15mm 3m'],
    ['Memory DDR4-3200 16GB (2x8GB)', 'memory ddr4 3.2ghz 16gb 2pk 8gb'],
    ['Memory DDR4 3200 16GB', 'memory ddr4 3.2ghz 16gb'],
    ['Alder 5 2600 6x3,4GHz', 'alder 5 2600 3.4ghz'],
    ['Alder F-91W-1YER', 'alder f91w1yer'],
    ['Alder GW-M5610-1ER', 'alder gwm56101er'],
    ['Alder BKR6EIX', 'alder bkr6eix'],
    ['Alder Gr. 4', 'alder size 4'],
    ['Memory 1 x 16 GB', 'memory 16gb'],
    ['Water 6x1,5L', 'water 6pk 1.5l'],
    ['Orlop 334 1,0x5,5x125', 'orlop 334 1x5.5x125'],
    ['Gin 0,7 l 37,5', 'gin 700ml 37.5'],
    ['Cable 3x1,5mm²', 'cable 3x1.5'],
    ['Valve 1 1/2"', 'valve 1.5in'],
    ['Valve 1½ in', 'valve 1.5in'],
    ['Resistor 10k 1/4W', 'resistor 10k 0.25w'],
    ['Thyroxine 25 µg', 'thyroxine 25mcg'],
    ['TV "Area" 55" 4K', 'tv area 55in 4k'],
    ['Phone S21+', 'phone s21 plus'],
    ['Wi-Fi + Phone', 'wifi phone'],
    ['Aspirin 20 tablets', 'aspirin 20tbl'],
    ['Aspirin 20 Kapseln', 'aspirin 20cps'],
    ['Aspirin 500 mg N20', 'aspirin 500mg 20pk'],
    ['Phone N95', 'phone n95'],
    ['Watch T137.407.11.041.00', 'watch t1374071104100'],
    ['Coffee maker ECAM22.110.B', 'coffeemachine ecam22110b'],
    ['Program 1.5.2', 'program 1.5 2'],
    ['Pads P 85 075', 'pads p85075'],
    ['Ryzel 7 5800X', 'ryzel 7 5800x'],
    ['Screws box of 200', 'screw 200pk'],
    ['Shirt 2XL', 'shirt xxl'],
    ['Game VII 2nd', 'game 7 2'],
    ['Ford 2005-2008', 'ford 2005 2008'],
    ['Scent eau de toilette', 'scent edt'],
    ['Pan 13 x 9 inch', 'pan 13x9'],
    ['mp3 cs3 h264', 'mp3 cs3 h264'],
    ['v007', '7'],
    ['Camera QX6 MKII', 'camera qx6 mark 2'],
    ['Shoe S3 Gr. 43', 'shoe s3 size 43'],
    ['Paper A4 80 g/m²', 'paper a4 80gsm'],
    ['Pliers 87 01 250', 'pliers 8701250'],
    ['Lens 24 70 200', 'lens 24 70 200'],
    ['Brake disc 24.0125-0158.1', 'brakedisc 24012501581'],
    ['Range 1.5-2.5', 'range 1.5 2.5'],
    ['Kestrel capsules x 20', 'kestrel 20cps'],
    ['Kestrel 400mg FTA N20', 'kestrel 400mg 20tbl'],
    ['Waschmittel Zitrone', 'detergent lemon'],
    ['Jeans W32 L34', 'jeans 32 34'],
    ['Jeans W32L34', 'jeans 32 34'],
    ['Amp W32', 'amp w32'],
    ['Phone 6/128GB', 'phone 6gb 128gb'],
    ['Phone 8/256 GB', 'phone 8gb 256gb'],
    ['Relay 24 V DC', 'relay 24vdc'],
    ['Relay 24VDC', 'relay 24vdc'],
    ['Relay 24V DC', 'relay 24vdc'],
    ['Lens 24-105-mm', 'lens 24 105mm'],
    ['Lens 24-105 mm', 'lens 24 105mm'],
    ['Adapter 100/240 V', 'adapter 100 240v'],
    ['Card 128GB 120MB/s', 'card 128gb 120mbps'],
    ['Sauce 50 g/s', 'sauce 50g small'],
    ['Terminal UT2.5', 'terminal ut2.5'],
    ['Beer 24x0,355l', 'beer 24pk 355ml'],
  ])('%s is read as %s', (value, narrow) => {
    expect(text(value, 'narrow')).toBe(narrow);
  });

  it.each([
    ['Sony DSC-W120/B Cyber-shot Camera, Black', 'medium', 'black cyber dscw120b shot sony'],
    ['Sony DSC-W120/B Cyber-shot Camera, Black', 'wide', 'dscw120b'],
    ['Silver Digital Camera', 'medium', 'silver'],
    ['Digital Camera', 'medium', 'camera digital'],
    ['Cannondale Bicycle red', 'wide', 'bicycle cannondale'],
    ['red', 'wide', 'red'],
    ['21725 AM53BK Speakers', 'wide', 'am53bk'],
    ['Kestrel Hero11 Black', 'wide', 'hero11 kestrel'],
    ['Kestrel HDRSR11 Black', 'wide', 'hdrsr11'],
    ['Kestrel Saugroboter', 'medium', 'kestrel'],
    ['Kestrel Roboter', 'medium', 'kestrel roboter'],
  ] as const)('%s at %s is %s', (value, level, expected) => {
    expect(text(value, level)).toBe(expected);
  });

  it('tells once what a notation becomes, and nothing of what stays as it is', () => {
    const told = (value: string): string[] =>
      explainKey(value, { category: 'product', level: 'medium' })
        .reasons.filter(({ because }) => because.startsWith('rule: ') && because !== 'rule: how letters and digits stand together')
        .map(({ text: from, role, becomes }) => `${from} = ${becomes} (${role})`);
    expect(told('Kestrel Touring 225/45 R17')).toEqual(['225 45 r17 = 225x45x17 (tyre)']);
    expect(told('Kestrel Bolt M6x20')).toEqual([]);
    expect(told('Kestrel Sun Milk LSF 30')).toEqual(['lsf 30 = 30spf (size)']);
    expect(told('Talvik Camera QX5III')).toEqual(['qx5iii = qx5 iii (mark)']);
  });

  it('says what was read as what, and which row says so', () => {
    const { reasons } = explainKey('Kingston 8 gigabytes black USB', { category: 'product', level: 'medium' });
    expect(reasons).toContainEqual({ text: '8 gigabytes', role: 'size', becomes: '8gb', because: 'rule: a number and its unit are one word' });
    const ofPartNumber = explainKey('Apple iPod MB533LLA', { category: 'product' }).reasons;
    expect(ofPartNumber).toContainEqual({
      text: 'mb533lla',
      role: 'region',
      becomes: 'mb533',
      because: 'rule: the country that it is sold in is no part of a part number',
    });
    expect(reasons.find((reason) => reason.text === 'black')?.because).toMatch(/^product-words: black = black \(colour\)/);
    expect(reasons.find((reason) => reason.text === 'usb')).toMatchObject({ role: 'generic word', becomes: '' });
  });

  it('has no key for what has no letter or digit', () => {
    expect(productKey('')).toBeNull();
    expect(productKey(' - / ')).toBeNull();
  });

  const piece = fc.oneof(
    fc.constantFrom(
      'Sony',
      'DSC-W120/B',
      'black',
      '8GB',
      '8 GB',
      '7.5',
      '950,000',
      'camera',
      'the',
      'v2',
      '3 pack',
      'ünit',
      '株',
      '/',
      '-',
      'KP 36IP',
      '00411',
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  const name = fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(' '));

  it('a key is 43 characters or null, whatever the text, and hangs on the text alone', () => {
    fc.assert(
      fc.property(fc.array(name, { maxLength: 8 }), (values) => {
        for (const level of ['narrow', 'medium', 'wide'] as const) {
          const alone = values.map((value) => productKey(value, { level }));
          for (const key of alone) expect(key === null || /^[\w-]{43}$/.test(key)).toBe(true);
          expect(keys([...values].reverse(), { category: 'product', level }).reverse()).toEqual(alone);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('equal at a tighter level is equal at a looser one', () => {
    let met = 0;
    fc.assert(
      fc.property(name, name, (left, right) => {
        for (const [tight, loose] of [
          ['narrow', 'medium'],
          ['medium', 'wide'],
        ] as const) {
          for (const [a, b] of [
            [left, right],
            [left, `the ${left.toUpperCase()}`],
          ]) {
            if (productKey(a, { level: tight }) !== productKey(b, { level: tight })) continue;
            met++;
            expect(productKey(b, { level: loose })).toBe(productKey(a, { level: loose }));
          }
        }
      }),
      { numRuns: 2000 },
    );
    expect(met).toBeGreaterThan(500);
  });
});
