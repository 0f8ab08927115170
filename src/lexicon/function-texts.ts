import * as city from './city.gen.js';
import * as classify from './classify.gen.js';
import * as email from './email.gen.js';
import * as enrichment from './enrichment.gen.js';
import * as organization from './organization.gen.js';
import * as phone from './phone.gen.js';
import * as place from './place.gen.js';
import { tableTexts as lexiconTexts, type TableFolder, textsOfModule } from './texts.js';

export { imageBytes } from './texts.js';

const modules: Readonly<Record<string, Readonly<Record<string, string>>>> = { city, classify, email, enrichment, organization, phone, place };

/** texts.ts with the tables of functions beside those of keys: what takes the place of texts.node.ts where tests run the sources. The bundle for browsers does without them. */
export function tableTexts(folder: TableFolder): ReadonlyMap<string, () => string> {
  return folder in modules ? textsOfModule(modules[folder]) : lexiconTexts(folder);
}
