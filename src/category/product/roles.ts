import type { Role } from '../category.js';

/** What a part of a product name is to linkage: indices into {@link PRODUCT_ROLES}. */
export const ProductRole = {
  name: 0,
  generic: 1,
  model: 2,
  size: 3,
  number: 4,
  colour: 5,
  edition: 6,
  variant: 7,
  accessory: 8,
  platform: 9,
  sort: 10,
  use: 11,
  thing: 12,
  included: 13,
  part: 14,
  carrier: 15,
  record: 16,
} as const;

export const PRODUCT_ROLES: readonly Role[] = [
  { name: 'name', share: 1, near: true },
  { name: 'generic word', share: 0.25, near: true },
  { name: 'model number', share: 1.5, near: false },
  { name: 'size', share: 0.4, near: false },
  { name: 'number', share: 0.5, near: false },
  { name: 'colour', share: 0.2, near: false },
  { name: 'edition', share: 0.3, near: true },
  { name: 'variant', share: 0.3, near: false },
  { name: 'accessory', share: 0.25, near: true },
  { name: 'platform', share: 0.25, near: true },
  { name: 'sort', share: 1, near: false },
  { name: 'in front of what it is for', share: 0, near: false, hidden: true },
  { name: 'kind of thing', share: 0.25, near: true },
  { name: 'what comes with it', share: 0, near: false, hidden: true },
  { name: 'part of something else', share: 0, near: false, hidden: true },
  { name: 'carrier', share: 0.25, near: true },
  { name: 'number of a record', share: 1.5, near: false },
];
