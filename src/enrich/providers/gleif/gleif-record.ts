import { mod97 } from '../../../classify/entity/check-digits.js';
import { listAt, textAt } from '../json-path.js';

/** A legal entity as GLEIF has it: https://www.gleif.org/en/lei-data/gleif-api */
export interface LegalEntity {
  readonly lei: string;
  readonly name: string;
  /** The legal name, other names, and both in Latin letters. */
  readonly names: readonly string[];
  readonly status: string;
  readonly isActive: boolean;
  /** Whether the register of LEIs looks after the record still. */
  readonly isIssued: boolean;
  readonly jurisdiction: string;
  readonly country: string;
  readonly legalForm: string;
  readonly register: string;
  readonly registrationNumber: string;
  readonly address: string;
  readonly created: string;
}

/** @returns null for what is no record. */
export function legalEntity(record: unknown): LegalEntity | null {
  const entity = (...path: readonly (string | number)[]): string => textAt(record, 'attributes', 'entity', ...path);
  const lei = textAt(record, 'attributes', 'lei') || textAt(record, 'id');
  const name = entity('legalName', 'name');
  if (!isLei(lei) || name === '') return null;
  const others = ['otherNames', 'transliteratedOtherNames'].flatMap((list) =>
    listAt(record, 'attributes', 'entity', list).map((other) => textAt(other, 'name')),
  );
  return {
    lei,
    name,
    names: [name, ...others.filter((other) => other !== '')],
    status: entity('status').toLowerCase(),
    isActive: entity('status') === 'ACTIVE',
    isIssued: textAt(record, 'attributes', 'registration', 'status') === 'ISSUED',
    jurisdiction: entity('jurisdiction'),
    country: entity('legalAddress', 'country'),
    legalForm: entity('legalForm', 'other') || entity('legalForm', 'id'),
    register: entity('registeredAt', 'other') || entity('registeredAt', 'id'),
    registrationNumber: entity('registeredAs'),
    address: addressLine(record),
    created: entity('creationDate').slice(0, 10),
  };
}

/** ISO 17442, with its check digits. */
export function isLei(text: string): boolean {
  return /^[A-Z0-9]{18}\d{2}$/.test(text) && mod97(text) === 1;
}

function addressLine(record: unknown): string {
  const address = (...path: readonly (string | number)[]): string => textAt(record, 'attributes', 'entity', 'legalAddress', ...path);
  const lines = listAt(record, 'attributes', 'entity', 'legalAddress', 'addressLines').filter((line) => typeof line === 'string');
  const town = [address('postalCode'), address('city')].filter(Boolean).join(' ');
  return [...lines, town, address('region'), address('country')].filter(Boolean).join(', ');
}
