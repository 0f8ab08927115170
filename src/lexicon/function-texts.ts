import * as email from './email.gen.js';
import * as phone from './phone.gen.js';
import { tableTexts as lexiconTexts, type TableFolder } from './texts.js';

/** texts.ts with the tables of functions beside those of keys: what takes the place of texts.node.ts where tests run the sources. The bundle for browsers does without them. */
export function tableTexts(folder: TableFolder): ReadonlyMap<string, string> {
  const own = folder === 'email' ? email : folder === 'phone' ? phone : undefined;
  return own === undefined ? lexiconTexts(folder) : new Map(Object.entries<string>(own));
}
