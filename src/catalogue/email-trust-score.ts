import { EMAIL_DATA } from './email-data.js';
import type { FunctionDeclaration } from './function-declaration.js';

export const emailTrustScore: FunctionDeclaration = {
  name: 'email-trust-score',
  aliases: [],
  family: 'email',
  summary: 'Tells how much speaks for an address, 0 to 99, and what',
  inputs: [{ name: 'email', about: 'one address as typed', required: true }],
  outputs: [
    { name: 'TrustScore', about: '0 to 99; a sum of stated points, no probability' },
    { name: 'Level', about: 'high from 70, medium from 40, low below; none where the text is no address' },
    { name: 'Reasons', about: 'codes with their points, the weightiest first' },
    { name: 'Basis', about: 'what the score rests on: offline (form and tables), offline+dns' },
  ],
  class: 'embedded',
  data: EMAIL_DATA,
  examples: [
    {
      inputs: { email: 'jane.doe@siemens.com' },
      outputs: { TrustScore: '72', Level: 'high', Reasons: 'business-domain +16, person-like-local +6', Basis: 'offline' },
    },
    { inputs: { email: 'me@mailinator.com' }, outputs: { TrustScore: '5', Level: 'low', Reasons: 'disposable-domain -45', Basis: 'offline' } },
  ],
  async load() {
    const email = await import('../email/index.js');
    return ([value]) => {
      if (value === '') return ['', '', '', ''];
      const { score, level, reasons, basis } = email.emailTrustScore(value);
      return [String(score), level, reasons.map(({ code, points }) => `${code} ${points > 0 ? '+' : ''}${points}`).join(', '), basis];
    };
  },
};
