import type { FunctionDeclaration } from './function-declaration.js';

export const phoneProfile: FunctionDeclaration = {
  name: 'phone-profile',
  aliases: ['phone-info'],
  family: 'classify',
  summary: 'Tells what a telephone number says: whether it can be one, its forms, country, kind, place, carrier and time zone',
  inputs: [
    { name: 'phone', about: 'one number as typed', required: true },
    { name: 'country', about: 'country of numbers without a +, as an ISO 3166-1 code of two letters', required: false },
  ],
  outputs: [
    { name: 'Valid', about: 'true or false: in a range that was given out' },
    { name: 'Possible', about: 'true or false: of a length that numbers of its country have' },
    { name: 'Reason', about: 'why it is not valid: not-a-number, no-country, too-short, too-long, invalid-length, invalid, …' },
    { name: 'E164', about: '+14155552671' },
    { name: 'National', about: '(415) 555-2671' },
    { name: 'International', about: '+1 415 555 2671' },
    { name: 'Extension', about: 'digits behind the number' },
    { name: 'Country', about: 'ISO 3166-1, two letters' },
    { name: 'CountryName', about: 'in English' },
    { name: 'CallingCode', about: 'without the +' },
    { name: 'Type', about: 'fixed-line, mobile, fixed-or-mobile, toll-free, premium-rate, …' },
    { name: 'Region', about: 'state or province' },
    { name: 'City', about: 'town; in North America the largest that has the area code' },
    { name: 'Location', about: 'where the range belongs, as a whole' },
    { name: 'Carrier', about: 'who was given the range of a mobile number, where that is public' },
    { name: 'TimeZone', about: 'IANA time zones, blanks between' },
  ],
  class: 'embedded',
  data: [
    { name: 'libphonenumber-js', version: '1.13.16', licence: 'MIT AND Apache-2.0' },
    {
      name: 'geocoding, carrier and time zone data of libphonenumber',
      version: '2026-07',
      licence: 'Apache-2.0',
      attribution: 'Locations, carriers and time zones of telephone numbers: Copyright (C) The Libphonenumber Authors, Apache License 2.0.',
    },
    { name: "namesake's table of North American area codes", version: '1', licence: 'MIT' },
  ],
  examples: [
    {
      inputs: { phone: '(415) 555-2671', country: 'US' },
      outputs: {
        Valid: 'true',
        Possible: 'true',
        E164: '+14155552671',
        National: '(415) 555-2671',
        International: '+1 415 555 2671',
        Country: 'US',
        CountryName: 'United States',
        CallingCode: '1',
        Type: 'fixed-or-mobile',
        Region: 'California',
        City: 'San Francisco',
        Location: 'San Francisco, California',
        TimeZone: 'America/Los_Angeles',
      },
    },
    { inputs: { phone: '415 555 2671' }, outputs: { Valid: 'false', Possible: 'false', Reason: 'no-country' } },
  ],
  async load() {
    const { isPhoneCountry, phoneInfo } = await import('../phone/index.js');
    return ([phone, country]) => {
      if (phone === '') return new Array<string>(16).fill('');
      const info = phoneInfo(phone, isPhoneCountry(country) ? { country } : {});
      return [
        String(info.valid),
        String(info.possible),
        info.reason ?? '',
        info.e164,
        info.national,
        info.international,
        info.extension,
        info.country,
        info.countryName,
        info.callingCode,
        info.type,
        info.region,
        info.city,
        info.location,
        info.carrier,
        info.timeZones.join(' '),
      ];
    };
  },
};
