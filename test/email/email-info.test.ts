import { describe, expect, it } from 'vitest';
import { emailInfo, emailTrustScore, TRUST_POINTS } from '../../src/email/index.js';
import { roleOf } from '../../src/email/role-account.js';
import { suggestDomain } from '../../src/email/suggest-domain.js';

describe('the address that was probably meant', () => {
  it.each([
    ['gmial.com', 'gmail.com'],
    ['gmai.com', 'gmail.com'],
    ['gamil.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gmailcom', 'gmail.com'],
    ['gnail.com', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['hotmial.com', 'hotmail.com'],
    ['hotmal.con', 'hotmail.com'],
    ['hotnail.co.uk', 'hotmail.co.uk'],
    ['yaho.com', 'yahoo.com'],
    ['yahooo.fr', 'yahoo.fr'],
    ['outlok.com', 'outlook.com'],
    ['outllook.com', 'outlook.com'],
    ['iclould.com', 'icloud.com'],
    ['protonmial.com', 'protonmail.com'],
    ['aol.con', 'aol.com'],
    ['qq.con', 'qq.com'],
    ['comcast.nett', 'comcast.net'],
    ['rediffmial.com', 'rediffmail.com'],
    ['wanado.fr', 'wanadoo.fr'],
    ['yandex.rru', 'yandex.ru'],
  ])('%s: %s', (typed, meant) => expect(suggestDomain(typed)).toBe(meant));

  it.each([
    ['gmail.com', 'itself'],
    ['mail.com', 'a provider'],
    ['email.com', 'a provider'],
    ['ymail.com', 'a provider'],
    ['yahoo.co.jp', 'a provider'],
    ['hotmail.se', 'a provider of that country'],
    ['aon.com', 'a firm one letter away from aol'],
    ['five.com', 'a firm one letter away from live'],
    ['web.com', 'a firm'],
    ['sky.de', 'a firm'],
    ['skype.com', 'a firm'],
    ['outback.com', 'a firm'],
    ['libro.it', 'a firm'],
    ['comcast.com', "the provider's own staff"],
    ['google.com', 'a firm'],
    ['mit.edu', 'a university'],
    ['gmx.org', 'another ending of a short name'],
    ['siemens.com', 'a firm'],
    ['', 'nothing'],
    [`${'a'.repeat(63)}.com`, 'long'],
  ])('%s: none, it is %s', (typed) => expect(suggestDomain(typed)).toBe(null));

  it('mends the sign for the dot', () => {
    expect(emailInfo('jane@gmail,com')).toMatchObject({ valid: false, suggestion: 'jane@gmail.com' });
    expect(emailInfo('jane@hotmail..com')).toMatchObject({ valid: false, suggestion: 'jane@hotmail.com' });
    expect(emailInfo('jane@gmail com').suggestion).toBe('jane@gmail.com');
    expect(emailInfo('jane@firm,com').suggestion).toBe('');
    expect(emailInfo('ja ne@gmail,com').suggestion).toBe('');
  });
});

describe('roles', () => {
  it.each([
    ['info', 'information'],
    ['INFO', 'information'],
    ['Customer.Service', 'support'],
    ['customer-service', 'support'],
    ['sales-uk', 'sales'],
    ['support2', 'support'],
    ['no-reply', 'no-reply'],
    ['NoReply', 'no-reply'],
    ['ne-pas-repondre', 'no-reply'],
    ['postmaster', 'technical'],
    ['abuse', 'technical'],
    ['buchhaltung', 'finance'],
    ['comptabilite', 'finance'],
    ['atención', 'support'],
    ['vendas', 'sales'],
    ['ufficio.stampa', 'press'],
    ['klantenservice', 'support'],
    ['kundtjänst', 'support'],
    ['biuro', 'information'],
    ['rrhh', 'personnel'],
    ['datenschutz', 'legal'],
  ])('%s is %s', (local, role) => expect(roleOf(local)).toBe(role));

  it.each(['jane.doe', 'maria.infante', 'salesman', 'j.support', 'informant', 'adminton', 'bill', 'hrvoje', 'presser', 'x', '', '用户', 'a'.repeat(1000)])(
    '%s is a person',
    (local) => expect(roleOf(local)).toBe(null),
  );
});

describe('what is told of an address', () => {
  it.each([
    ['j.o.h.n@gmail.com', 'john@gmail.com'],
    ['John+x@googlemail.com', 'john@gmail.com'],
    ['john.doe+a+b@outlook.com', 'john.doe@outlook.com'],
    ['john-news@yahoo.com', 'john@yahoo.com'],
    ['john-news@gmail.com', 'john-news@gmail.com'],
    ['john+x@yahoo.com', 'john+x@yahoo.com'],
    ['J_Doe@protonmail.com', 'jdoe@proton.me'],
    ['jane@ya.ru', 'jane@yandex.ru'],
    ['Jane+x@firm.example.com', 'jane+x@firm.example.com'],
    ['+x@gmail.com', '+x@gmail.com'],
    ['"Jane Doe"@gmail.com', '"jane doe"@gmail.com'],
    ['JÖRG@bücher.de', 'jörg@xn--bcher-kva.de'],
  ])('canonical of %s is %s, and its own', (value, canonical) => {
    expect(emailInfo(value).canonical).toBe(canonical);
    expect(emailInfo(canonical).canonical).toBe(canonical);
  });

  it('gives the domain in its parts', () => {
    expect(emailInfo('a@mail.bbc.co.uk')).toMatchObject({ registrableDomain: 'bbc.co.uk', publicSuffix: 'co.uk', domain: 'mail.bbc.co.uk' });
    expect(emailInfo('a@bücher.de')).toMatchObject({
      unicodeDomain: 'bücher.de',
      domain: 'xn--bcher-kva.de',
      display: 'a@bücher.de',
      normalized: 'a@xn--bcher-kva.de',
    });
    expect(emailInfo('a@[192.0.2.1]')).toMatchObject({ domain: '[192.0.2.1]', registrableDomain: '', domainType: 'Unknown', domainEvidence: null });
    expect(emailInfo('a@b')).toMatchObject({ valid: false, reason: 'domain-single-label', domain: '' });
    expect(emailInfo(null)).toMatchObject({ valid: false, reason: 'empty', suggestion: '' });
  });
});

describe('trust', () => {
  const scoreOf = (value: string): number => emailTrustScore(value).score;

  it('orders what better is above what worse is', () => {
    const rows = [
      ['jane.doe@siemens.com', 'jane.doe@gmail.com'],
      ['jane.doe@gmail.com', 'jane.doe84729@gmail.com'],
      ['jane.doe@gmail.com', 'asdf@gmail.com'],
      ['jane.doe@siemens.com', 'info@siemens.com'],
      ['info@siemens.com', 'no-reply@siemens.com'],
      ['jane.doe@stanford.edu', 'jane.doe@family.name'],
      ['jane.doe@family.name', 'jane.doe@xkqzvwtr.com'],
      ['jane.doe@xkqzvwtr.com', 'jane.doe@mailinator.com'],
      ['jane.doe@outlook.com', 'jane.doe@outlok.com'],
      ['jane.doe@siemens.com', 'jane.doe@[192.0.2.1]'],
      ['jane.doe@paypal.com', 'jane.doe@pаypal.com'],
      ['jane.doe@siemens.com', 'jane.doe@siemens.zzzz'],
    ];
    for (const [better, worse] of rows) expect(scoreOf(better), `${better} ${worse}`).toBeGreaterThan(scoreOf(worse));
  });

  it('is a sum of its reasons', () => {
    for (const value of ['jane.doe@siemens.com', 'no-reply@x.xyz', 'a+b@gmail.com', '12345@qq.com']) {
      const { score, reasons } = emailTrustScore(value);
      expect(score).toBe(
        Math.max(
          0,
          Math.min(
            85,
            reasons.reduce((sum, { points }) => sum + points, 50),
          ),
        ),
      );
      for (const { code, points } of reasons) expect(TRUST_POINTS[code]).toBe(points);
    }
  });

  it('has nothing to say of nothing, and 0 for what is no address', () => {
    expect(emailTrustScore('')).toEqual({ score: 0, level: 'none', reasons: [], basis: 'offline' });
    expect(emailTrustScore('jane')).toMatchObject({ score: 0, level: 'none', reasons: [{ code: 'invalid-address' }] });
  });

  it('takes what DNS says into account, where it says anything', () => {
    const dns = {
      domain: 'siemens.com',
      status: 'found',
      complete: true,
      mx: [{ exchange: 'mx.siemens.com', priority: 10 }],
      nullMx: false,
      hasAddress: false,
      spf: 'v=spf1 -all',
      dmarc: 'v=DMARC1; p=reject',
      dmarcPolicy: 'reject',
    } as const;
    const value = 'jane.doe@siemens.com';
    expect(emailTrustScore(value, { dns })).toMatchObject({ score: 91, basis: 'offline+dns' });
    expect(emailTrustScore(value, { dns: { ...dns, status: 'no-domain', mx: [] } })).toMatchObject({ level: 'low', basis: 'offline+dns' });
    expect(emailTrustScore(value, { dns: { ...dns, mx: [], nullMx: true } }).level).toBe('low');
    expect(emailTrustScore(value, { dns: { ...dns, mx: [], spf: '', dmarc: '', dmarcPolicy: '' } }).level).toBe('low');
    expect(emailTrustScore(value, { dns: { ...dns, status: 'timeout', mx: [] } })).toEqual(emailTrustScore(value));
  });

  it('refuses unknown options', () => expect(() => emailTrustScore('a@b.co', { dnss: null } as object)).toThrow(/did you mean "dns"/));
});
