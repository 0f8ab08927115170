import type { DataOrigin } from './function-declaration.js';

/** Where the tables of src/email come from. */
export const EMAIL_DATA: readonly DataOrigin[] = [
  { name: "namesake's tables of suffixes, mail providers, governments and roles", version: '1', licence: 'MIT' },
  { name: 'domains of universities and schools (JetBrains/swot)', version: '2026-08', licence: 'MIT' },
  { name: 'disposable-email-domains-js', version: '1.26.0', licence: 'CC0-1.0' },
  { name: 'Public Suffix List, in tldts', version: '7.5.4', licence: 'MIT AND MPL-2.0' },
];
