import * as address from './address.gen.js';
import * as company from './company.gen.js';
import * as individual from './individual.gen.js';
import * as product from './product.gen.js';
import * as shared from './shared.gen.js';

const modules: Readonly<Record<KeyFolder, Readonly<Record<string, string>>>> = { address, company, individual, product, shared };

/** The folders of the tables that keys are made with: a key's version stands for their content. */
export type KeyFolder = 'address' | 'company' | 'individual' | 'product' | 'shared';
/** The folders that tables are kept in: those, and those of functions that no key depends on. */
export type TableFolder = KeyFolder | 'city' | 'classify' | 'email' | 'enrichment' | 'organization' | 'phone' | 'place';

/** The texts of a folder's tables by the names that `scripts/tables/shapes.mjs` gives them. For bundles without a file system, where this takes the place of texts.node.ts (scripts/bundle.mjs). */
export function tableTexts(folder: TableFolder): ReadonlyMap<string, () => string> {
  return textsOfModule(modules[folder as KeyFolder] ?? {});
}

/** The string constants of a module, each as what {@link tableTexts} gives. */
export function textsOfModule(module: Readonly<Record<string, string>>): ReadonlyMap<string, () => string> {
  return new Map(Object.entries(module).map(([name, text]) => [name, () => text]));
}

/** No images in bundles: they are there to begin faster, and would be loaded as long as that saves. */
export function imageBytes(_name: string): Uint8Array | null {
  return null;
}
