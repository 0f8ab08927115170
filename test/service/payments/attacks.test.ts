import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { member } from '../../../src/service/payments/base64-json.js';
import type { ChallengeBody, PaidRequest, RefusalReason } from '../../../src/service/payments/index.js';
import { FacilitatorDouble } from './facilitator-double.js';
import { base64, malleated, newAccount, type Payload, payloadFor, type Signing } from './payer.js';
import { enrichment, lookup, ORIGIN, Shop } from './shop.js';

let facilitator: FacilitatorDouble;
let shop: Shop;
beforeAll(async () => {
  facilitator = await FacilitatorDouble.start();
  shop = await Shop.open(facilitator.url);
});
afterAll(async () => {
  await shop.close();
  await facilitator.stop();
});

const now = Math.floor(Date.now() / 1000);
const OTHER = '0x00000000000000000000000000000000000bad01';
const SEPOLIA_USDC = '0x036CbD53842c5426634e7929541eC2318f3dCF7e';
const request = lookup();
const challengeFor = (asked: PaidRequest): ChallengeBody => shop.payments.challenge(shop.quote(asked)).body;
let pollution: PropertyDescriptor[];

/** Refused for this reason, with a fresh challenge that says so; nothing moved, nothing ran, nothing is kept. */
async function refused(header: string, reason: RefusalReason, asked = request): Promise<void> {
  const before = { paid: facilitator.paid, jobs: shop.jobs.length, settle: facilitator.calls.settle, open: (await shop.open()).length };
  const answer = await shop.answer(asked, header);
  expect(answer.refused?.reason).toBe(reason);
  const { error, ...rest } = answer.body as ChallengeBody;
  const { error: _, ...fresh } = challengeFor(asked);
  expect(rest).toEqual(fresh);
  expect(error.startsWith(reason === 'payment_required' ? 'Payment Required' : `${reason}: `)).toBe(true);
  expect(error).toMatch(/^.{1,700}$/);
  expect(JSON.parse(Buffer.from(answer.headers['PAYMENT-REQUIRED'], 'base64').toString())).toEqual(answer.body);
  const after = { paid: facilitator.paid, jobs: shop.jobs.length, settle: facilitator.calls.settle, open: (await shop.open()).length };
  expect(after).toEqual(before);
  expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(pollution.length);
}
beforeAll(() => {
  pollution = Object.values(Object.getOwnPropertyDescriptors(Object.prototype));
});

const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
describe('headers that are no payment', () => {
  const rows: [string, string, RefusalReason][] = [
    ['none', '', 'payment_required'],
    ['a blank', ' ', 'malformed_payment'],
    ['no base64', '%%%%', 'malformed_payment'],
    ['base64 for URLs', 'eyJ4NDAyVmVyc2lvbiI6Mn0-_w', 'malformed_payment'],
    ['padding in the middle', 'eyJ4=NDAy', 'malformed_payment'],
    ['three paddings', 'eyJ4NDAy===', 'malformed_payment'],
    ['a line break', 'eyJ4\nNDAy', 'malformed_payment'],
    ['plain JSON', '{"x402Version":2}', 'malformed_payment'],
    ['an empty text', base64(' '), 'malformed_payment'],
    ['no JSON', base64('hello'), 'malformed_payment'],
    ['JSON that is cut off', base64('{"x402Version":2,"payload":{'), 'malformed_payment'],
    ['two values', base64('{"x402Version":2}{}'), 'malformed_payment'],
    ['a mark at the beginning, and nothing', Buffer.from([0xef, 0xbb, 0xbf]).toString('base64'), 'malformed_payment'],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]).toString('base64'), 'malformed_payment'],
    ['UTF-16', Buffer.from('{"x402Version":2}', 'utf16le').toString('base64'), 'malformed_payment'],
    ['null', base64('null'), 'unsupported_version'],
    ['a number', base64('2'), 'unsupported_version'],
    ['a text', base64('"x402Version"'), 'unsupported_version'],
    ['true', base64('true'), 'unsupported_version'],
    ['a list', base64('[{"x402Version":2}]'), 'unsupported_version'],
    ['nothing in it', base64('{}'), 'unsupported_version'],
    ['a version and nothing else', base64('{"x402Version":2}'), 'malformed_payment'],
    ['ten thousand brackets', base64(deep), 'unsupported_version'],
    ['brackets in a member', base64(`{"x402Version":2,"payload":${deep}}`), 'malformed_payment'],
    ['a header of 32,769 characters', 'A'.repeat(32_769), 'malformed_payment'],
    ['a header of a million', 'A'.repeat(1_000_000), 'malformed_payment'],
    ['characters of another alphabet', 'ｅｙＪ４', 'malformed_payment'],
    ['lone surrogates', '\ud800\udc00\ud800', 'malformed_payment'],
    ['a zero byte', 'eyJ4\0', 'malformed_payment'],
    ['the challenge itself', 'CHALLENGE', 'malformed_payment'],
    ['version 1 of the protocol', base64({ x402Version: 1, scheme: 'exact', network: 'base', payload: {} }), 'unsupported_version'],
  ];
  it.each(rows)('%s', async (_, header, reason) => {
    await refused(header === 'CHALLENGE' ? shop.payments.challenge(shop.quote(request)).headers['PAYMENT-REQUIRED'] : header, reason);
  });
});

/** Puts a value into a payment; undefined takes the member away. */
function tampered(payload: Payload, path: string, value: unknown): Payload {
  const copy = structuredClone(payload) as unknown as Record<string, unknown>;
  const names = path.split('.');
  const last = names.pop() as string;
  const place = names.reduce((at, name) => at[name] as Record<string, unknown>, copy);
  if (value === undefined) delete place[last];
  else place[last] = value;
  return copy as unknown as Payload;
}

describe('payments that were tampered with', () => {
  const U = undefined;
  const rows: [string, unknown, RefusalReason][] = [
    ['x402Version', 1, 'unsupported_version'],
    ['x402Version', 3, 'unsupported_version'],
    ['x402Version', '2', 'unsupported_version'],
    ['x402Version', [2], 'unsupported_version'],
    ['x402Version', null, 'unsupported_version'],
    ['x402Version', U, 'unsupported_version'],
    ['accepted', U, 'malformed_payment'],
    ['accepted', null, 'malformed_payment'],
    ['accepted', [], 'malformed_payment'],
    ['accepted', 'exact', 'malformed_payment'],
    ['accepted.scheme', 'upto', 'scheme_mismatch'],
    ['accepted.scheme', 'EXACT', 'scheme_mismatch'],
    ['accepted.scheme', 'exact ', 'scheme_mismatch'],
    ['accepted.scheme', ['exact'], 'malformed_payment'],
    ['accepted.scheme', U, 'malformed_payment'],
    ['accepted.network', 'eip155:84532', 'network_mismatch'],
    ['accepted.network', 'eip155:1', 'network_mismatch'],
    ['accepted.network', 'base', 'network_mismatch'],
    ['accepted.network', 'EIP155:8453', 'network_mismatch'],
    ['accepted.network', 'eip155:8453\0', 'network_mismatch'],
    ['accepted.network', 8453, 'malformed_payment'],
    ['accepted.asset', SEPOLIA_USDC, 'asset_mismatch'],
    ['accepted.asset', OTHER, 'asset_mismatch'],
    ['accepted.asset', '', 'asset_mismatch'],
    ['accepted.asset', null, 'malformed_payment'],
    ['accepted.extra.name', 'USDC', 'asset_mismatch'],
    ['accepted.extra.name', 'USD\u00a0Coin', 'asset_mismatch'],
    ['accepted.extra.version', '1', 'asset_mismatch'],
    ['accepted.extra.version', 2, 'malformed_payment'],
    ['accepted.extra', U, 'malformed_payment'],
    ['accepted.payTo', OTHER, 'recipient_mismatch'],
    ['accepted.payTo', '', 'recipient_mismatch'],
    ['accepted.payTo', U, 'malformed_payment'],
    ['accepted.amount', '99999', 'amount_mismatch'],
    ['accepted.amount', '100001', 'amount_mismatch'],
    ['accepted.amount', '0', 'amount_mismatch'],
    ['accepted.amount', '-100000', 'amount_mismatch'],
    ['accepted.amount', '100000.0', 'amount_mismatch'],
    ['accepted.amount', '1e5', 'amount_mismatch'],
    ['accepted.amount', '0100000', 'amount_mismatch'],
    ['accepted.amount', ' 100000', 'amount_mismatch'],
    ['accepted.amount', '0x186a0', 'amount_mismatch'],
    ['accepted.amount', '１０００００', 'amount_mismatch'],
    ['accepted.amount', 100_000, 'malformed_payment'],
    ['accepted.maxTimeoutSeconds', 61, 'malformed_payment'],
    ['accepted.maxTimeoutSeconds', '60', 'malformed_payment'],
    ['accepted.maxTimeoutSeconds', U, 'malformed_payment'],
    ['resource', U, 'malformed_payment'],
    ['resource', [], 'malformed_payment'],
    ['resource.url', U, 'malformed_payment'],
    ['resource.url', { toString: 'x' }, 'malformed_payment'],
    ['resource.url', `${ORIGIN}/getbusinessinfodomain?lookup=sap`, 'resource_mismatch'],
    ['resource.url', `${ORIGIN}/getbusinessinfodomain`, 'resource_mismatch'],
    ['resource.url', `${ORIGIN}/getbusinessinfodomain?lookup=ibm#`, 'resource_mismatch'],
    ['resource.url', `${ORIGIN}/getbusinessinfoname?lookup=ibm`, 'resource_mismatch'],
    ['resource.url', `${ORIGIN.replace('https', 'http')}/getbusinessinfodomain?lookup=ibm`, 'resource_mismatch'],
    ['resource.url', `https://elsewhere.test/getbusinessinfodomain?lookup=ibm`, 'resource_mismatch'],
    ['resource.url', `${ORIGIN}/getbusinessinfodomain?lookup=іbm`, 'resource_mismatch'],
    ['resource.url', `\u202e${'x'.repeat(5000)}`, 'resource_mismatch'],
    ['payload', U, 'malformed_payment'],
    ['payload', null, 'malformed_payment'],
    ['payload', [], 'malformed_payment'],
    ['payload', '0x', 'malformed_payment'],
    ['payload.authorization', U, 'malformed_payment'],
    ['payload.authorization', null, 'malformed_payment'],
    ['payload.authorization', [], 'malformed_payment'],
    ['payload.authorization.from', OTHER, 'verification_failed'],
    ['payload.authorization.from', '0x0000000000000000000000000000000000000000', 'verification_failed'],
    ['payload.authorization.from', '0x123', 'malformed_payment'],
    ['payload.authorization.from', 'vitalik.eth', 'malformed_payment'],
    ['payload.authorization.from', `${OTHER}\n`, 'malformed_payment'],
    ['payload.authorization.from', OTHER.replace('0x', '0X'), 'malformed_payment'],
    ['payload.authorization.from', OTHER.replace('bad', 'bаd'), 'malformed_payment'],
    ['payload.authorization.from', 12, 'malformed_payment'],
    ['payload.authorization.from', [OTHER], 'malformed_payment'],
    ['payload.authorization.to', OTHER, 'recipient_mismatch'],
    ['payload.authorization.to', U, 'malformed_payment'],
    ['payload.authorization.value', '99999', 'amount_mismatch'],
    ['payload.authorization.value', '35000000', 'amount_mismatch'],
    ['payload.authorization.value', '0', 'amount_mismatch'],
    ['payload.authorization.value', '-1', 'malformed_payment'],
    ['payload.authorization.value', '0100000', 'malformed_payment'],
    ['payload.authorization.value', '1e5', 'malformed_payment'],
    ['payload.authorization.value', '', 'malformed_payment'],
    ['payload.authorization.value', 100_000, 'malformed_payment'],
    ['payload.authorization.validAfter', String(now + 3600), 'payment_not_yet_valid'],
    ['payload.authorization.validAfter', '9'.repeat(78), 'payment_not_yet_valid'],
    ['payload.authorization.validAfter', '9'.repeat(79), 'malformed_payment'],
    ['payload.authorization.validAfter', '-1', 'malformed_payment'],
    ['payload.authorization.validAfter', '1', 'verification_failed'],
    ['payload.authorization.validAfter', U, 'malformed_payment'],
    ['payload.authorization.validBefore', '0', 'payment_expired'],
    ['payload.authorization.validBefore', String(now - 1), 'payment_expired'],
    ['payload.authorization.validBefore', String(now + 1), 'payment_expired'],
    ['payload.authorization.validBefore', String(now + 1_000_000), 'verification_failed'],
    ['payload.authorization.validBefore', 'Infinity', 'malformed_payment'],
    ['payload.authorization.validBefore', `${now + 60}.5`, 'malformed_payment'],
    ['payload.authorization.validBefore', null, 'malformed_payment'],
    ['payload.authorization.nonce', `0x${'1'.repeat(64)}`, 'verification_failed'],
    ['payload.authorization.nonce', `0x${'1'.repeat(63)}`, 'malformed_payment'],
    ['payload.authorization.nonce', `0x${'1'.repeat(65)}`, 'malformed_payment'],
    ['payload.authorization.nonce', '1'.repeat(64), 'malformed_payment'],
    ['payload.authorization.nonce', `0x${'١'.repeat(64)}`, 'malformed_payment'],
    ['payload.authorization.nonce', `0x${'g'.repeat(64)}`, 'malformed_payment'],
    ['payload.authorization.nonce', 7, 'malformed_payment'],
    ['payload.authorization.nonce', U, 'malformed_payment'],
    ['payload.signature', `0x${'00'.repeat(65)}`, 'verification_failed'],
    ['payload.signature', `0x${'ff'.repeat(65)}`, 'verification_failed'],
    ['payload.signature', `0x${'11'.repeat(64)}1b`, 'verification_failed'],
    ['payload.signature', `0x${'11'.repeat(64)}`, 'malformed_payment'],
    ['payload.signature', `0x${'11'.repeat(4097)}`, 'malformed_payment'],
    ['payload.signature', `0x${'11'.repeat(65)}1`, 'malformed_payment'],
    ['payload.signature', '0x', 'malformed_payment'],
    ['payload.signature', '', 'malformed_payment'],
    ['payload.signature', `0x${'zz'.repeat(65)}`, 'malformed_payment'],
    ['payload.signature', null, 'malformed_payment'],
    ['payload.signature', U, 'malformed_payment'],
  ];
  it.each(rows.map(([path, value, reason]) => ({ path, value, reason, shown: JSON.stringify(value)?.slice(0, 60) })))(
    '$path: $shown → $reason',
    async ({ path, value, reason }) => {
      await refused(base64(tampered(await payloadFor(challengeFor(request)), path, value)), reason);
    },
  );

  it('none of these would have been refused untouched', async () => {
    const { paid } = facilitator;
    expect(await shop.answer(request, base64(await payloadFor(challengeFor(request))))).toMatchObject({ status: 200 });
    expect(facilitator.paid - paid).toBe(100_000);
  });
});

describe('payments that were signed for something else', () => {
  const rows: [string, Signing, [string, unknown][], RefusalReason][] = [
    ['less', { value: '99999' }, [], 'amount_mismatch'],
    ['less, and saying so', { value: '1' }, [['accepted.amount', '1']], 'amount_mismatch'],
    ['more', { value: '100001' }, [['accepted.amount', '100001']], 'amount_mismatch'],
    ['less, saying otherwise', { value: '1' }, [['payload.authorization.value', '100000']], 'verification_failed'],
    ['somebody else', { to: OTHER }, [], 'recipient_mismatch'],
    ['somebody else, and saying so', { to: OTHER }, [['accepted.payTo', OTHER]], 'recipient_mismatch'],
    ['somebody else, saying otherwise', { to: OTHER }, [['payload.authorization.to', '0x00000000000000000000000000000000005e11e4']], 'verification_failed'],
    ['another chain', { domain: { chainId: 84532 } }, [], 'verification_failed'],
    ['another chain, and saying so', { domain: { chainId: 84532 } }, [['accepted.network', 'eip155:84532']], 'network_mismatch'],
    ['another contract', { domain: { verifyingContract: SEPOLIA_USDC } }, [], 'verification_failed'],
    ['another contract, and saying so', { domain: { verifyingContract: SEPOLIA_USDC } }, [['accepted.asset', SEPOLIA_USDC]], 'asset_mismatch'],
    ['another name', { domain: { name: 'USDC' } }, [], 'verification_failed'],
    ['another version', { domain: { version: '1' } }, [], 'verification_failed'],
    ['the past', { validBefore: now - 10 }, [], 'payment_expired'],
    ['the past, saying otherwise', { validBefore: now - 10 }, [['payload.authorization.validBefore', String(now + 60)]], 'verification_failed'],
    ['the next seconds only', { validBefore: now + 2 }, [], 'payment_expired'],
    ['the future', { validAfter: now + 600, validBefore: now + 700 }, [], 'payment_not_yet_valid'],
    ['the future, saying otherwise', { validAfter: now + 600, validBefore: now + 700 }, [['payload.authorization.validAfter', '0']], 'verification_failed'],
    ['no time at all', { validAfter: now, validBefore: now }, [], 'payment_expired'],
  ];
  it.each(rows)('%s', async (_, signing, changes, reason) => {
    const payload = await payloadFor(challengeFor(request), signing);
    await refused(base64(changes.reduce((changed, [path, value]) => tampered(changed, path, value), payload)), reason);
  });

  it('by somebody else: a payer who did not sign', async () => {
    const [mine, theirs] = await Promise.all([payloadFor(challengeFor(request)), payloadFor(challengeFor(request))]);
    await refused(base64(tampered(mine, 'payload.signature', theirs.payload.signature)), 'verification_failed');
    await refused(base64(tampered(mine, 'payload.authorization', theirs.payload.authorization)), 'verification_failed');
    // and what an impostor showed first does not use up the nonce of the payer
    expect(await shop.answer(request, base64(mine))).toMatchObject({ status: 200 });
    expect(await shop.answer(request, base64(theirs))).toMatchObject({ status: 200 });
  });
});

describe('members that are not what they seem', () => {
  const good = async (): Promise<Payload> => payloadFor(challengeFor(request));
  const rows: [string, (payload: Payload) => string, RefusalReason][] = [
    ['a version of the prototype', (p) => `{"__proto__":${JSON.stringify(p)}}`, 'unsupported_version'],
    [
      'a payload of the prototype',
      (p) => JSON.stringify({ ...p, payload: 0 }).replace('"payload":0', `"__proto__":{"payload":${JSON.stringify(p.payload)}}`),
      'malformed_payment',
    ],
    [
      'terms of the prototype',
      (p) => JSON.stringify(p).replace('"accepted":{', '"accepted":{"__proto__":{"amount":"1"},"x":{').replace('},"payload"', '}},"payload"'),
      'malformed_payment',
    ],
    ['a constructor', (p) => JSON.stringify({ ...p, accepted: { constructor: { prototype: p.accepted } } }), 'malformed_payment'],
    ['a member twice, the second wrong', (p) => JSON.stringify(p).replace(/}$/, ',"accepted":{}}'), 'malformed_payment'],
    ['an amount twice, the second wrong', (p) => JSON.stringify(p).replace('"amount":"100000"', '"amount":"100000","amount":"1"'), 'amount_mismatch'],
    ['a text with members', (p) => JSON.stringify({ ...p, payload: { ...(p.payload as object), signature: { length: 132 } } }), 'malformed_payment'],
  ];
  it.each(rows)('%s', async (_, text, reason) => {
    await refused(base64(text(await good())), reason);
  });

  it('are its own, and text', async () => {
    for (const name of ['constructor', 'toString', '__proto__']) expect(member({}, name)).toBeUndefined();
    expect(member(JSON.parse('{"__proto__":1}'), '__proto__')).toBe(1);
    const bytes = Buffer.from(JSON.stringify({ ...(await good()), note: '?' }));
    bytes[bytes.lastIndexOf('?')] = 0xff;
    await refused(bytes.toString('base64'), 'malformed_payment');
  });

  it('are not passed on: the settlement service sees what is signed and what was asked for', async () => {
    const payload = await good();
    let seen: object = {};
    facilitator.behave.verify = async ({ body, honest, response }) => {
      seen = body;
      response.end(JSON.stringify(await honest()));
    };
    const hostile = { ...payload, extensions: { evil: 1 }, extra: 1, payload: { ...(payload.payload as object), permit2Authorization: { from: OTHER } } };
    const polluted = JSON.stringify(hostile).replace(/}$/, ',"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}');
    expect(await shop.answer(request, base64(polluted))).toMatchObject({ status: 200 });
    facilitator.behave = {};
    expect(JSON.stringify(seen)).not.toMatch(/evil|polluted|permit2|constructor/);
    expect(Object.keys(seen)).toEqual(['x402Version', 'paymentPayload', 'paymentRequirements']);
    expect((seen as { paymentRequirements: unknown }).paymentRequirements).toEqual(challengeFor(request).accepts[0]);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

describe('a payment that was used', () => {
  const used = async (asked: PaidRequest): Promise<Payload> => {
    const payload = await payloadFor(challengeFor(asked));
    expect(await shop.answer(asked, base64(payload))).toMatchObject({ status: 200 });
    return payload;
  };
  const post = enrichment([{ hscode: '1' }], 'business-info-name');
  const rows: [string, PaidRequest, PaidRequest][] = [
    ['the same request', request, request],
    ['the same, with its parameters in another notation', lookup('a b'), { ...request, query: 'lookup=a+b' }],
    ['another query', request, lookup('sap')],
    ['a further parameter', request, { ...request, query: '?lookup=ibm&language=fr' }],
    ['a parameter twice', request, { ...request, query: '?lookup=ibm&lookup=sap' }],
    ['no query', request, { ...request, query: '' }],
    ['another case of a value', request, lookup('IBM')],
    ['another path', request, { ...request, path: '/getemaildomaintype' }],
    ['a slash more', request, { ...request, path: '/getbusinessinfodomain/' }],
    ['a path in another notation', request, { ...request, path: '/getbusinessinfo%64omain' }],
    ['another method', request, { ...request, method: 'HEAD' }],
    ['a body', request, { ...request, body: Buffer.from('x') }],
    ['another body', post, enrichment([{ hscode: '2' }], 'business-info-name')],
    ['a longer body', post, enrichment([{ hscode: '1' }, { hscode: '2' }], 'business-info-name')],
    ['a body with a blank more', post, { ...post, body: Buffer.from('[{"hscode": "1"}]') }],
    ['another function of the same price', post, { ...post, query: '?function=business-info-domain' }],
    ['a look-up of the same price', post, request],
    ['a job of the same price', request, post],
  ];
  it.each(rows)('pays nothing else: %s', async (_, first, second) => {
    const payload = await used(first);
    if (second.path.startsWith('/getbusinessinfodomain/') || second.path.includes('%')) {
      const quote = { ...shop.quote(first), resource: { ...shop.quote(first).resource } };
      expect(await shop.payments.pay(second, quote, base64(payload))).toMatchObject({ kind: 'refused', reason: 'payment_already_used' });
    } else await refused(base64(payload), 'payment_already_used', second);
  });

  it.each<[string, (payload: Payload) => Payload]>([
    ['with the other form of its signature', (p) => tampered(p, 'payload.signature', malleated(p.payload.signature))],
    [
      'with its nonce in capitals',
      (p) => tampered(p, 'payload.authorization.nonce', `0x${(p.payload.authorization as unknown as { nonce: string }).nonce.slice(2).toUpperCase()}`),
    ],
    [
      'with its payer in small letters',
      (p) => tampered(p, 'payload.authorization.from', (p.payload.authorization as unknown as { from: string }).from.toLowerCase()),
    ],
    ['with its signature in capitals', (p) => tampered(p, 'payload.signature', `0x${p.payload.signature.slice(2).toUpperCase()}`)],
    ['with other extensions', (p) => tampered(p, 'extensions', { a: 1 })],
    ['with another validBefore', (p) => tampered(p, 'payload.authorization.validBefore', '99999999999')],
    ['with a signature that is none', (p) => tampered(p, 'payload.signature', `0x${'00'.repeat(65)}`)],
  ])('is known again %s', async (_, change) => {
    await refused(base64(change(await used(request))), 'payment_already_used');
  });

  it('its nonce is used: another authorization with it pays nothing, of the same payer; of another it does', async () => {
    const account = newAccount();
    const nonce = `0x${'7'.repeat(64)}`;
    const payload = await payloadFor(challengeFor(request), { nonce }, account);
    expect(await shop.answer(request, base64(payload))).toMatchObject({ status: 200 });
    await refused(base64(await payloadFor(challengeFor(lookup('sap')), { nonce }, account)), 'payment_already_used', lookup('sap'));
    expect(await shop.answer(request, base64(await payloadFor(challengeFor(request), { nonce })))).toMatchObject({ status: 200 });
  });
});

describe('a payment that is shown for something else first', () => {
  it('pays nothing there where the challenge names another resource; and still pays what it was for', async () => {
    const payload = base64(await payloadFor(challengeFor(request)));
    await refused(payload, 'resource_mismatch', lookup('sap'));
    await refused(payload, 'scheme_mismatch'.replace('scheme', 'amount') as RefusalReason, { ...request, path: '/getemaildomaintype' });
    expect(await shop.answer(request, payload)).toMatchObject({ status: 200 });
  });

  it('is bound to the first body that it came with', async () => {
    const [one, two] = [enrichment([1]), enrichment([2])];
    const payload = base64(await payloadFor(challengeFor(one)));
    expect(await shop.answer(two, payload)).toMatchObject({ status: 200 });
    await refused(payload, 'payment_already_used', one);
  });

  it('pays no ceiling: there is nothing to be run', async () => {
    const nothing = { ...enrichment([1]), query: '', body: null };
    await refused(base64(await payloadFor(challengeFor(nothing))), 'nothing_to_pay', nothing);
  });
});

describe('one payment, many requests at once', () => {
  it('200 times the same: one job, one verification, one settlement', async () => {
    const header = base64(await payloadFor(challengeFor(request)));
    const before = { jobs: shop.jobs.length, paid: facilitator.paid, ...facilitator.calls };
    const answers = await Promise.all(Array.from({ length: 200 }, () => shop.answer(request, header)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ refused }) => refused?.reason))).toEqual(new Set([undefined, 'payment_in_progress']));
    expect(shop.jobs.length - before.jobs).toBe(1);
    expect(facilitator.paid - before.paid).toBe(100_000);
    expect(facilitator.calls).toMatchObject({ verify: before.verify + 1, settle: before.settle + 1 });
  });

  it('200 bodies of the same price: one job', async () => {
    const requests = Array.from({ length: 200 }, (_, i) => enrichment([i]));
    const header = base64(await payloadFor(challengeFor(requests[0])));
    const before = { jobs: shop.jobs.length, paid: facilitator.paid };
    const answers = await Promise.all(requests.map((each) => shop.answer(each, header)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(shop.jobs.length - before.jobs).toBe(1);
    expect(facilitator.paid - before.paid).toBe(350_000);
    for (const each of requests) expect((await shop.answer(each, header)).refused?.reason).toBe('payment_already_used');
  });

  it('200 payments of one payer: 200 jobs', async () => {
    const account = newAccount();
    const headers = await Promise.all(Array.from({ length: 200 }, async () => base64(await payloadFor(challengeFor(request), {}, account))));
    const before = { jobs: shop.jobs.length, paid: facilitator.paid };
    const answers = await Promise.all(headers.map((header) => shop.answer(request, header)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(shop.jobs.length - before.jobs).toBe(200);
    expect(facilitator.paid - before.paid).toBe(200 * 100_000);
  });

  it('while its job runs it is in progress; afterwards it is used', async () => {
    const header = base64(await payloadFor(challengeFor(request)));
    const inside: (RefusalReason | undefined)[] = [];
    shop.job = async () => {
      inside.push((await shop.answer(request, header)).refused?.reason);
    };
    expect(await shop.answer(request, header)).toMatchObject({ status: 200 });
    shop.job = async () => ({});
    expect(inside).toEqual(['payment_in_progress']);
    await refused(header, 'payment_already_used');
  });
});
