import { NamesakeError } from '../errors.js';
import { nearest } from '../options.js';
import { addressParse } from './address-parse.js';
import { entityType, genderFromName, language, nameOrigin } from './classify-values.js';
import { emailDomainType } from './email-domain-type.js';
import { emailInfo } from './email-info.js';
import { emailTrustScore } from './email-trust-score.js';
import { emailval } from './emailval.js';
import type { FunctionDeclaration } from './function-declaration.js';
import { orgStandard } from './org-standard.js';
import { phoneProfile } from './phone-profile.js';
import { cityStandard, countryStandard, countryStandardInfo, stateStandard } from './standardize-places.js';

/** Every function that has a name, by name. */
export const FUNCTIONS: readonly FunctionDeclaration[] = [
  addressParse,
  cityStandard,
  countryStandard,
  countryStandardInfo,
  emailDomainType,
  emailInfo,
  emailTrustScore,
  emailval,
  entityType,
  genderFromName,
  language,
  nameOrigin,
  orgStandard,
  phoneProfile,
  stateStandard,
].sort((a, b) => (a.name < b.name ? -1 : 1));

/**
 * A function by its name or another name that it goes by, in any case.
 *
 * @throws {NamesakeError} `ERR_OPTION_RANGE`: there is none; the message names the nearest.
 * @example functionNamed('Address-Parse').outputs[0].name  // => 'Number'
 */
export function functionNamed(name: string): FunctionDeclaration {
  const wanted = typeof name === 'string' ? name.trim().toLowerCase() : '';
  const found = FUNCTIONS.find((known) => known.name === wanted || known.aliases.includes(wanted));
  if (found !== undefined) return found;
  const names = FUNCTIONS.flatMap((known) => [known.name, ...known.aliases]);
  const shown = wanted.slice(0, 60);
  throw new NamesakeError(
    'ERR_OPTION_RANGE',
    `there is no function "${shown}"`,
    `one of ${names.join(', ')}`,
    `"${shown}" (did you mean "${nearest(wanted, names)}"?)`,
  );
}
