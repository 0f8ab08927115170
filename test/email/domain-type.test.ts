import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type EmailDomainType, emailDomainType, explainEmailDomainType } from '../../src/email/index.js';

/** Domains by type, from general knowledge, many countries; written without a look at the tables. */
const rows = readFileSync(new URL('domain-types.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .flatMap((line) => {
    const [type, domains] = line.split('\t');
    return domains.split(' ').map((domain) => [domain, type as EmailDomainType] as const);
  });

describe('types of domains', () => {
  it('are right for 97 of a hundred', () => {
    expect(rows.length).toBeGreaterThan(300);
    const wrong = rows.filter(([domain, type]) => emailDomainType(domain) !== type);
    expect(1 - wrong.length / rows.length, wrong.join(' ')).toBeGreaterThanOrEqual(0.97);
  });

  it.each(['Business', 'Government', 'Education', 'Generic', 'Disposable', 'Unknown'] as const)('are right for 90 of a hundred of each type: %s', (wanted) => {
    const own = rows.filter(([, type]) => type === wanted);
    expect(own.filter(([domain]) => emailDomainType(domain) === wanted).length / own.length).toBeGreaterThanOrEqual(0.9);
  });

  it('are those of the domain, however it is written', () => {
    for (const value of ['stanford.edu', 'STANFORD.EDU', ' jane@cs.Stanford.edu ', 'stanford.edu.', '"j d"@stanford.edu', 'jane(x)@stanford.edu'])
      expect(emailDomainType(value), value).toBe('Education');
  });

  it('belong to the longest part that is known', () => {
    expect(explainEmailDomainType('k12.wa.us')).toMatchObject({ type: 'Education', matched: 'k12.wa.us' });
    expect(explainEmailDomainType('ci.seattle.wa.us')).toMatchObject({ type: 'Government', matched: 'wa.us' });
    expect(explainEmailDomainType('x.y.mailinator.com')).toMatchObject({ type: 'Disposable', matched: 'mailinator.com', evidence: 'list' });
    expect(explainEmailDomainType('hotmail.com.br').type).toBe('Generic');
    expect(explainEmailDomainType('firma.com.br')).toMatchObject({ type: 'Business', evidence: 'suffix', matched: 'com.br' });
  });

  it.each([
    ['a@[192.0.2.1]', 'literal'],
    ['a@b@c', 'invalid'],
    ['', 'invalid'],
    ['co.uk', 'suffix-itself'],
    ['nobody.github.io', 'hosted'],
    ['foo.zzzz', 'unknown-tld'],
    ['mail.example.com', 'reserved'],
    ['printer.local', 'reserved'],
    ['somebody.name', 'open-tld'],
    ['xkqzvwtr.com', 'random-name'],
  ])('%s is Unknown, and why: %s', (domain, evidence) => {
    expect(explainEmailDomainType(domain)).toMatchObject({ type: 'Unknown', evidence });
  });

  it('are Business for acronyms and words written together, which are no random names', () => {
    for (const domain of ['hsbc.com', 'bmw.de', 'pwc.com', 'lufthansa.com', 'schmidtschwarz.de', 'b2bmarketing.net', '3m.com', '4imprint.com', 'mp3.com'])
      expect(emailDomainType(domain), domain).toBe('Business');
  });

  it('does not take firms for others because a part of their name is a word for them', () => {
    for (const domain of [
      'unicredit.it',
      'unilever.com',
      'uniqlo.com',
      'universalmusic.com',
      'schoology.com',
      'statefarm.com',
      'kommunikation.de',
      'citigroup.com',
    ])
      expect(emailDomainType(domain), domain).toBe('Business');
  });
});
