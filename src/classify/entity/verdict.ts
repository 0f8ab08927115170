import type { IdentifierScheme } from './identifiers.js';

export type EntityKind =
  | 'person'
  | 'organization'
  | 'address'
  | 'city'
  | 'region'
  | 'country'
  | 'product'
  | 'email'
  | 'phone'
  | 'url'
  | 'ip'
  | 'date'
  | 'number'
  | 'identifier'
  | 'unknown';

/** What a value is taken for. */
export interface Verdict {
  readonly type: EntityKind;
  /** 0 (unknown) to 1. */
  readonly confidence: number;
  /** What it rests on, in words. */
  readonly reason: string;
  /** Of identifiers. */
  readonly scheme?: IdentifierScheme;
}
