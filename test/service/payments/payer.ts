import { randomBytes } from 'node:crypto';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import type { ChallengeBody } from '../../../src/service/payments/index.js';
import { AUTHORIZATION_TYPES } from './facilitator-double.js';

/** What is signed, and over which domain. */
export interface Signing {
  readonly value?: string;
  readonly to?: string;
  readonly validAfter?: number;
  readonly validBefore?: number;
  readonly nonce?: string;
  readonly domain?: object;
}

type Json = { [member: string]: Json } & string;
/** A payment that can be tampered with. */
export type Payload = Record<'x402Version' | 'resource' | 'accepted' | 'payload', Json>;

export const newAccount = (): ReturnType<typeof privateKeyToAccount> => privateKeyToAccount(generatePrivateKey());
export const base64 = (value: unknown): string => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64');

/** Pays a challenge as the official client does, by hand. */
export async function payloadFor({ accepts, resource, extensions }: ChallengeBody, signing: Signing = {}, account = newAccount()): Promise<Payload> {
  const [accepted] = accepts;
  const now = Math.floor(Date.now() / 1000);
  const { value = accepted.amount, to = accepted.payTo, validAfter = 0, validBefore = now + 60, domain } = signing;
  const nonce = (signing.nonce ?? `0x${randomBytes(32).toString('hex')}`) as `0x${string}`;
  const signature = await account.signTypedData({
    domain: { ...accepted.extra, chainId: 8453, verifyingContract: accepted.asset as `0x${string}`, ...domain },
    types: AUTHORIZATION_TYPES,
    primaryType: 'TransferWithAuthorization',
    message: {
      from: account.address,
      to: to as `0x${string}`,
      value: BigInt(value),
      validAfter: BigInt(validAfter),
      validBefore: BigInt(validBefore),
      nonce,
    },
  });
  const authorization = { from: account.address, to, value, validAfter: String(validAfter), validBefore: String(validBefore), nonce };
  return { x402Version: 2, resource, accepted: structuredClone(accepted), payload: { authorization, signature }, extensions } as unknown as Payload;
}

/** The same signature in its other form, which recovers to the same address. */
export function malleated(signature: string): string {
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
  const s = order - BigInt(`0x${signature.slice(66, 130)}`);
  return signature.slice(0, 66) + s.toString(16).padStart(64, '0') + (signature.endsWith('1b') ? '1c' : '1b');
}
