import type { FunctionDeclaration } from './function-declaration.js';

export const orgStandard: FunctionDeclaration = {
  name: 'org-standard',
  aliases: [],
  family: 'standardize',
  summary: 'Gives the name of an organization its display form',
  inputs: [{ name: 'organization', about: 'a name as typed', required: true }],
  outputs: [
    { name: 'Standard', about: 'case, abbreviations written out, the legal form as usual, short names in full' },
    { name: 'LegalForm', about: 'as it stands at the end of the name' },
    { name: 'Reasons', about: 'what was changed, and why' },
  ],
  class: 'embedded',
  data: [{ name: "namesake's tables of legal forms, abbreviations, short names and spellings", version: '1', licence: 'MIT' }],
  examples: [
    { inputs: { organization: 'b.o.a.' }, outputs: { Standard: 'Bank of America', Reasons: 'b.o.a. → Bank of America: well-known acronym (wikidata)' } },
    { inputs: { organization: 'Siemens AG' }, outputs: { Standard: 'Siemens AG', LegalForm: 'AG' } },
  ],
  async load() {
    const { standardizeOrganization } = await import('../standardize/index.js');
    return ([organization]) => {
      const found = standardizeOrganization(organization);
      if (found === null) return ['', '', ''];
      return [found.name, found.legalForm, found.reasons.map(({ text, becomes, because }) => `${text} → ${becomes}: ${because}`).join('; ')];
    };
  },
};
