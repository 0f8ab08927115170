import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPhoneCountry, phoneInfo } from '../../src/phone/index.js';
import { PrefixTable } from '../../src/phone/prefix-table.js';
// @ts-expect-error the scripts are plain JavaScript without declarations
import { encodePrefixes, prunedPrefixes } from '../../scripts/tables/phone.mjs';

describe('forms', () => {
  it.each([
    ['(415) 555-2671', 'US', '+14155552671', '(415) 555-2671', '+1 415 555 2671'],
    ['415.555.2671', 'us', '+14155552671', '(415) 555-2671', '+1 415 555 2671'],
    ['+1-415-555-2671', undefined, '+14155552671', '(415) 555-2671', '+1 415 555 2671'],
    ['001 415 555 2671', undefined, '+14155552671', '(415) 555-2671', '+1 415 555 2671'],
    ['tel:+1-415-555-2671', undefined, '+14155552671', '(415) 555-2671', '+1 415 555 2671'],
    ['020 7946 0958', 'GB', '+442079460958', '020 7946 0958', '+44 20 7946 0958'],
    ['+44 (0)20 7946 0958', undefined, '+442079460958', '020 7946 0958', '+44 20 7946 0958'],
    ['030/901820', 'DE', '+4930901820', '030 901820', '+49 30 901820'],
    ['01 42 68 53 00', 'FR', '+33142685300', '01 42 68 53 00', '+33 1 42 68 53 00'],
    ['06 698 12345', 'IT', '+390669812345', '06 6981 2345', '+39 06 6981 2345'],
    ['03-1234-5678', 'JP', '+81312345678', '03-1234-5678', '+81 3 1234 5678'],
    ['１２３', 'US', '+1123', '123', '+1 123'],
    ['٠٢٠٧٩٤٦٠٩٥٨', 'GB', '+442079460958', '020 7946 0958', '+44 20 7946 0958'],
    ['1-800-FLOWERS', 'US', '+18003569377', '(800) 356-9377', '+1 800 356 9377'],
  ])('%s (%s)', (value, country, e164, national, international) => {
    expect(phoneInfo(value, country === undefined ? {} : { country })).toMatchObject({ e164, national, international });
  });

  it('keeps the extension apart', () => {
    expect(phoneInfo('+1 415 555 2671 ext. 5')).toMatchObject({ e164: '+14155552671', extension: '5', uri: 'tel:+14155552671;ext=5' });
  });
});

describe('why it is no number', () => {
  it.each([
    ['', undefined, 'empty'],
    ['  ', undefined, 'empty'],
    ['hello', 'US', 'not-a-number'],
    ['jane@example.com', 'US', 'not-a-number'],
    ['415 555 2671', undefined, 'no-country'],
    ['+999 123 4567', undefined, 'no-country'],
    ['+1 415 555', undefined, 'too-short'],
    ['+1 415 555 26712345', undefined, 'too-long'],
    ['555-2671', 'US', 'too-short'],
    ['+1 555 555 5555', undefined, 'invalid'],
    ['+1 415 123 4567', undefined, 'invalid'],
    ['1'.repeat(251), 'US', 'too-long-to-read'],
    ['x'.repeat(1 << 20), undefined, 'too-long-to-read'],
    ['株式会社', 'JP', 'not-a-number'],
    ['call 415 555 2671 now or never', 'US', 'not-a-number'],
  ])('%s (%s): %s', (value, country, reason) => {
    const info = phoneInfo(value, country === undefined ? {} : { country });
    expect(info).toMatchObject({ valid: false, reason, type: '', region: '', city: '', location: '', carrier: '', timeZones: [] });
  });

  it('refuses options that it does not know, and countries that are none', () => {
    expect(() => phoneInfo('1', { contry: 'US' } as object)).toThrow(/did you mean "country"/);
    expect(() => phoneInfo('1', { country: 'XX' })).toThrow(/ISO 3166-1/);
    expect(isPhoneCountry('gb')).toBe(true);
    expect(isPhoneCountry('')).toBe(false);
    expect(isPhoneCountry('__proto__')).toBe(false);
  });
});

describe('country, kind and place', () => {
  it.each([
    // North America: the state and the largest town of the area code
    ['+1 212 555 2368', 'US', 'fixed-or-mobile', 'New York, New York', 'America/New_York'],
    ['+1 312 555 2368', 'US', 'fixed-or-mobile', 'Chicago, Illinois', 'America/Chicago'],
    ['+1 303 555 2368', 'US', 'fixed-or-mobile', 'Denver, Colorado', 'America/Denver'],
    ['+1 602 555 2368', 'US', 'fixed-or-mobile', 'Phoenix, Arizona', 'America/Phoenix'],
    ['+1 907 555 2368', 'US', 'fixed-or-mobile', 'Anchorage, Alaska', ''],
    ['+1 808 555 2368', 'US', 'fixed-or-mobile', 'Honolulu, Hawaii', 'Pacific/Honolulu'],
    ['+1 416 555 2368', 'CA', 'fixed-or-mobile', 'Toronto, Ontario', 'America/Toronto'],
    ['+1 514 555 2368', 'CA', 'fixed-or-mobile', 'Montreal, Quebec', 'America/Toronto'],
    ['+1 787 555 2368', 'PR', 'fixed-or-mobile', 'San Juan, Puerto Rico', 'America/Puerto_Rico'],
    ['+1 800 555 2368', 'US', 'toll-free', '', ''],
    ['+44 20 7946 0958', 'GB', 'fixed-line', 'London', 'Europe/London'],
    ['+44 161 496 0000', 'GB', 'fixed-line', 'Manchester', 'Europe/London'],
    ['+44 7911 123456', 'GG', 'mobile', '', 'Europe/London'],
    ['+49 30 901820', 'DE', 'fixed-line', 'Berlin', 'Europe/Berlin'],
    ['+49 89 2180 0', 'DE', 'fixed-line', 'Munich', 'Europe/Berlin'],
    ['+49 6221 540', 'DE', 'fixed-line', 'Heidelberg', 'Europe/Berlin'],
    ['+39 06 488 8123', 'IT', 'fixed-line', 'Rome', 'Europe/Rome'],
    ['+39 06 6982', 'VA', 'fixed-line', 'Vatican City', 'Europe/Vatican'],
    ['+34 91 123 4567', 'ES', 'fixed-line', 'Madrid', 'Europe/Madrid'],
    ['+86 10 8888 8888', 'CN', 'fixed-line', 'Beijing', 'Asia/Shanghai'],
    ['+81 3 1234 5678', 'JP', 'fixed-line', 'Tokyo', 'Asia/Tokyo'],
    ['+7 495 123 45 67', 'RU', 'fixed-line', 'Moscow', 'Europe/Moscow'],
    ['+61 2 9374 4000', 'AU', 'fixed-line', 'New South Wales and Australian Capital Territory', 'Australia/Sydney'],
    ['+55 11 98765 4321', 'BR', 'mobile', 'São Paulo', 'America/Sao_Paulo'],
    ['+800 1234 5678', '', 'toll-free', '', ''],
  ])('%s', (value, country, type, location, timeZone) => {
    const info = phoneInfo(value);
    expect(info).toMatchObject({ valid: true, reason: null, country, type, location });
    if (timeZone !== '') expect(info.timeZones).toContain(timeZone);
  });

  it('gives region, code of the region and town where they are known', () => {
    expect(phoneInfo('+1 415 555 2671')).toMatchObject({
      region: 'California',
      regionCode: 'US-CA',
      city: 'San Francisco',
      countryName: 'United States',
      callingCode: '1',
    });
    expect(phoneInfo('+1 867 920 2368')).toMatchObject({ region: 'Yukon, Northwest Territories and Nunavut', regionCode: '', city: '' });
    expect(phoneInfo('+55 11 3333 4444')).toMatchObject({ region: 'São Paulo', city: 'São Paulo' });
    expect(phoneInfo('+86 25 8444 4444')).toMatchObject({ region: 'Jiangsu', city: 'Nanjing' });
  });

  it('names who was given a mobile range, where that is public, and nobody for fixed lines', () => {
    expect(phoneInfo('+49 151 23456789').carrier).toBe('T-Mobile');
    expect(phoneInfo('+86 138 1234 5678').carrier).toBe('China Mobile');
    expect(phoneInfo('+49 30 901820').carrier).toBe('');
    expect(phoneInfo('+1 415 555 2671').carrier).toBe('');
  });

  it('is the same for a number in any of its forms', () => {
    for (const value of ['+14155552671', '+442079460958', '+4930901820', '+5511987654321', '+81312345678']) {
      const info = phoneInfo(value);
      for (const form of [info.national, info.international, info.uri]) expect(phoneInfo(form, { country: info.country })).toEqual(info);
    }
  });

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'+0123456789 ()-.x;=ext') })),
        fc.constantFrom('US', 'DE', 'BR'),
        (value, country) => {
          const info = phoneInfo(value, { country });
          expect(info.valid).toBe(info.reason === null);
          if (info.valid) expect(info.e164).toMatch(/^\+[1-9][0-9]{3,16}$/);
        },
      ),
    );
  });
});

describe('tables of prefixes', () => {
  const rows = fc.uniqueArray(fc.tuple(fc.stringMatching(/^[1-9][0-9]{0,6}$/), fc.constantFrom('a', 'b', 'São Paulo')), {
    selector: ([prefix]) => prefix,
    maxLength: 60,
  });

  it('are read as they are written, and pruned rows say the same', () => {
    fc.assert(
      fc.property(rows, fc.array(fc.stringMatching(/^[1-9][0-9]{0,8}$/), { maxLength: 20 }), (pairs, numbers) => {
        fc.pre(pairs.length > 0);
        const all = new Map(pairs);
        const plain = (digits: string): string => {
          for (let end = digits.length; end > 0; end--) if (all.has(digits.slice(0, end))) return all.get(digits.slice(0, end)) as string;
          return '';
        };
        const table = PrefixTable.from(encodePrefixes(all).join('\n'));
        const pruned = PrefixTable.from(encodePrefixes(prunedPrefixes(all)).join('\n'));
        for (const digits of [...numbers, ...all.keys()]) expect(table.find(digits)).toBe(plain(digits));
        for (const digits of numbers.map((number) => number.padEnd(9, '5'))) expect(pruned.find(digits)).toBe(plain(digits));
      }),
    );
  });
});
