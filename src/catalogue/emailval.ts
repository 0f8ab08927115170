import type { FunctionDeclaration } from './function-declaration.js';

export const emailval: FunctionDeclaration = {
  name: 'emailval',
  aliases: ['email-validate'],
  family: 'email',
  summary: 'Tells whether an address is one, and why not',
  inputs: [{ name: 'email', about: 'one address as typed', required: true }],
  outputs: [
    { name: 'Valid', about: 'true or false' },
    { name: 'Reason', about: 'the code of the first failure' },
    { name: 'Position', about: 'where it stands: characters in front of it' },
    { name: 'Address', about: 'the address without comments, needless quotes and blanks' },
    { name: 'Warnings', about: 'codes of what is unusual about a valid address' },
  ],
  class: 'embedded',
  data: [{ name: 'RFC 5321, 5322, 6531, 6532; UTS 46', version: '1', licence: 'public domain' }],
  examples: [
    { inputs: { email: 'Jane.Doe@Example.com' }, outputs: { Valid: 'true', Address: 'Jane.Doe@example.com' } },
    { inputs: { email: 'jane..doe@example.com' }, outputs: { Valid: 'false', Reason: 'local-consecutive-dots', Position: '5' } },
    { inputs: { email: '"jane doe"@example.com' }, outputs: { Valid: 'true', Address: '"jane doe"@example.com', Warnings: 'quoted-local' } },
  ],
  async load() {
    const { validateEmail } = await import('../email/index.js');
    return ([email]) => {
      if (email === '') return ['', '', '', '', ''];
      const { valid, reason, at, address, warnings } = validateEmail(email);
      return [String(valid), reason ?? '', valid ? '' : String(at), address, warnings.join(' ')];
    };
  },
};
