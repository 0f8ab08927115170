import { EMAIL_DATA } from './email-data.js';
import type { FunctionDeclaration } from './function-declaration.js';

export const emailInfo: FunctionDeclaration = {
  name: 'email-info',
  aliases: [],
  family: 'email',
  summary: 'Tells what an address says: its forms, domain, provider, role, and the address that was probably meant',
  inputs: [{ name: 'email', about: 'one address as typed', required: true }],
  outputs: [
    { name: 'Valid', about: 'true or false' },
    { name: 'Reason', about: 'the code of the first failure' },
    { name: 'Normalized', about: 'the address without what is not part of it, the domain in lower case and ASCII' },
    { name: 'Canonical', about: 'one form for all addresses of the same mailbox, for comparing' },
    { name: 'Local', about: 'what stands in front of the @' },
    { name: 'Tag', about: 'what stands behind the + (at Yahoo the -)' },
    { name: 'Domain', about: 'the domain in lower case and ASCII' },
    { name: 'UnicodeDomain', about: 'the domain with its own letters' },
    { name: 'RegistrableDomain', about: 'the part that somebody has registered' },
    { name: 'PublicSuffix', about: 'the part that names are registered below' },
    { name: 'DomainType', about: 'Business, Government, Education, Generic, Disposable or Unknown' },
    { name: 'Provider', about: 'name of the mail provider, where it is a large one' },
    { name: 'Role', about: 'what a shared mailbox is for: support, sales, information, …' },
    { name: 'Suggestion', about: 'the address that was probably meant' },
    { name: 'Warnings', about: 'codes of what is unusual about a valid address' },
  ],
  class: 'embedded',
  data: EMAIL_DATA,
  examples: [
    {
      inputs: { email: 'John.Doe+news@GoogleMail.com' },
      outputs: {
        Valid: 'true',
        Normalized: 'John.Doe+news@googlemail.com',
        Canonical: 'johndoe@gmail.com',
        Local: 'John.Doe+news',
        Tag: 'news',
        Domain: 'googlemail.com',
        UnicodeDomain: 'googlemail.com',
        RegistrableDomain: 'googlemail.com',
        PublicSuffix: 'com',
        DomainType: 'Generic',
        Provider: 'Gmail',
      },
    },
    { inputs: { email: 'jane@gmail,com' }, outputs: { Valid: 'false', Reason: 'domain-character', Suggestion: 'jane@gmail.com' } },
  ],
  async load() {
    const email = await import('../email/index.js');
    return ([value]) => {
      if (value === '') return new Array<string>(15).fill('');
      const info = email.emailInfo(value);
      return [
        String(info.valid),
        info.reason ?? '',
        info.normalized,
        info.canonical,
        info.local,
        info.tag,
        info.domain,
        info.unicodeDomain,
        info.registrableDomain,
        info.publicSuffix,
        info.valid ? info.domainType : '',
        info.provider,
        info.role ?? '',
        info.suggestion,
        info.warnings.join(' '),
      ];
    };
  },
};
