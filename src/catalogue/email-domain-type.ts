import { EMAIL_DATA } from './email-data.js';
import type { FunctionDeclaration } from './function-declaration.js';

export const emailDomainType: FunctionDeclaration = {
  name: 'email-domain-type',
  aliases: [],
  family: 'classify',
  summary: "Tells whose mail an address's domain takes: Business, Government, Education, Generic, Disposable or Unknown",
  inputs: [{ name: 'email', about: 'one address or domain as typed; only the domain is used', required: true }],
  outputs: [{ name: 'DomainType', about: 'Business, Government, Education, Generic, Disposable or Unknown' }],
  class: 'embedded',
  data: EMAIL_DATA,
  examples: [
    { inputs: { email: 'jane@stanford.edu' }, outputs: { DomainType: 'Education' } },
    { inputs: { email: 'sales@siemens.com' }, outputs: { DomainType: 'Business' } },
    { inputs: { email: 'me@mailinator.com' }, outputs: { DomainType: 'Disposable' } },
  ],
  async load() {
    const email = await import('../email/index.js');
    return ([value]) => [value === '' ? '' : email.emailDomainType(value)];
  },
};
