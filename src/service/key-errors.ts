import type { Refusal } from './accounts/index.js';
import { ServiceError } from './service-error.js';

/** What the accounts gave. @throws {ServiceError} `ERR_CREDITS`, `ERR_KEY_UNKNOWN`, `ERR_KEY_REFUSED` where they gave nothing. */
export function taken<T extends object>(result: T | Refusal): T {
  if (typeof result === 'object') return result;
  if (result === 'insufficient') throw creditsUsedUp();
  throw result === 'unknown' ? unknownKey() : refusedKey();
}

export const missingKey = (): ServiceError => new ServiceError('ERR_KEY_MISSING', 'an API key is needed: the parameter apikey');
export const unknownKey = (): ServiceError => new ServiceError('ERR_KEY_UNKNOWN', 'there is no such API key');
export const refusedKey = (): ServiceError => new ServiceError('ERR_KEY_REFUSED', 'this API key is no longer valid');
export const creditsUsedUp = (): ServiceError => new ServiceError('ERR_CREDITS', 'the credits of this API key are used up');
