import { AddressReader } from './address/reader.js';
import { ADDRESS_ROLES } from './address/roles.js';
import type { Category, CategoryName } from './category.js';
import { CompanyReader } from './company/reader.js';
import { COMPANY_ROLES } from './company/roles.js';
import { ProductReader } from './product/reader.js';
import { PRODUCT_ROLES } from './product/roles.js';
import { IndividualReader } from './individual/reader.js';
import { INDIVIDUAL_ROLES } from './individual/roles.js';

/** All categories: adding one is adding a folder and a row here. */
const categories: Readonly<Record<CategoryName, Category>> = {
  company: {
    name: 'company',
    keyVersion: 1,
    separator: { narrow: ' ', medium: ' ', wide: '' },
    roles: COMPANY_ROLES,
    createReader: (kernel) => new CompanyReader(kernel),
  },
  address: {
    name: 'address',
    keyVersion: 1,
    separator: { narrow: ' ', medium: ' ', wide: '' },
    roles: ADDRESS_ROLES,
    createReader: (kernel) => new AddressReader(kernel, 'us'),
  },
  'global-address': {
    name: 'global-address',
    keyVersion: 1,
    separator: { narrow: ' ', medium: ' ', wide: '' },
    roles: ADDRESS_ROLES,
    createReader: (kernel) => new AddressReader(kernel, 'world'),
  },
  product: {
    name: 'product',
    keyVersion: 1,
    separator: { narrow: ' ', medium: ' ', wide: ' ' },
    roles: PRODUCT_ROLES,
    createReader: (kernel) => new ProductReader(kernel),
  },
  individual: {
    name: 'individual',
    keyVersion: 1,
    separator: { narrow: ' ', medium: ' ', wide: ' ' },
    roles: INDIVIDUAL_ROLES,
    createReader: (kernel) => new IndividualReader(kernel),
  },
};

export const CATEGORY_NAMES = Object.keys(categories) as CategoryName[];

export function categoryOf(name: CategoryName): Category {
  return categories[name];
}
