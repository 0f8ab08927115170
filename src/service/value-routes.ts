import type { Context, Hono } from 'hono';
import { languageCode, type Providers } from '../enrich/index.js';
import type { Admission } from './admission.js';
import { type Billing, PaidFailure, PaymentNeeded, type Payer, type Priced } from './billing.js';
import { type ValueEndpoint, type ValueParameter, VALUE_ENDPOINTS } from './one-value.js';
import { queryOf } from './query-of.js';
import { originOf } from './request-origin.js';
import { leavingOf } from './leaving-of.js';
import { addressOf, type ServiceEnv } from './run-route.js';
import { failureOf, ServiceError } from './service-error.js';

/** What the one-value routes work with. */
export interface ValueParts {
  readonly billing: Billing;
  readonly providers: Providers;
  readonly admission: Admission;
  readonly publicUrl: string | null;
}

/** The one-value routes: `GET` alone; every failure but 402 is a bare status. */
export function addValueRoutes(app: Hono<ServiceEnv>, parts: ValueParts): void {
  for (const endpoint of VALUE_ENDPOINTS) {
    app.get(endpoint.path, async (context) => {
      try {
        return await route(endpoint, parts)(context, async () => {});
      } catch (error) {
        return bare(context, error);
      }
    });
    app.all(endpoint.path, (context) => bare(context, new ServiceError('ERR_METHOD', `${endpoint.path} is asked by GET`)));
  }
}

function route(
  endpoint: ValueEndpoint,
  { admission, billing, providers, publicUrl }: ValueParts,
): (context: Context<ServiceEnv>, next: () => Promise<void>) => Promise<Response> {
  return async (context) => {
    // (HEAD would be answered as GET)
    if (context.req.method !== 'GET') throw new ServiceError('ERR_METHOD', `${endpoint.path} is asked by GET`);
    const query = queryOf(context);
    const key = query.get('license') || context.req.header('x-api-key');
    const payer: Payer = {
      caller: admission.admit({ key, address: addressOf(context) }, 'welcome'),
      signature: context.req.header('payment-signature'),
      idempotencyKey: context.req.header('idempotency-key'),
      leaving: leavingOf(context),
    };
    const priced = pricedOf(context, endpoint, publicUrl);
    const facts = context.get('facts');
    facts.caller = payer.caller.id;
    // the price is told before anything is checked
    if (billing.isUnpaid(payer)) throw billing.challenge(priced);
    const values = Object.fromEntries(endpoint.parameters.map((parameter) => [parameter.name, givenValue(parameter, query)]));
    // (what nobody can answer is not paid for)
    if (endpoint.provided !== undefined && !providers.of(endpoint.provided).some((provider) => provider.isReady())) throw nobody();
    facts.job = { function: endpoint.path.slice(1), process: 'lookup', source: 'value' };
    facts.rows = 1;
    const work = async (signal: AbortSignal): Promise<Readonly<Record<string, string | number>>> => {
      const answer = await endpoint.answer(values, { providers, language: languageCode(values.language), signal });
      if (answer === null) throw nobody();
      return answer;
    };
    const { result, credits, headers } = await billing.paid(payer, priced, work, () => endpoint.credits);
    return context.json({ ...result, Code: 'Success', Credits: credits }, 200, headers);
  };
}

/** @throws {ServiceError} `ERR_VALUE` for what is missing or not as it has to be. */
function givenValue({ name, required, min, max, pattern }: ValueParameter, query: ReadonlyMap<string, string>): string {
  const value = query.get(name) ?? '';
  if (value === '' && !required) return '';
  const { length } = [...value];
  if (length < min || length > max || value.trim() === '' || pattern?.test(value) === false) throw new ServiceError('ERR_VALUE', `parameter "${name}"`);
  return value;
}

function pricedOf(context: Context<ServiceEnv>, { path, summary, credits, parameters, example, provided }: ValueEndpoint, publicUrl: string | null): Priced {
  const url = new URL(context.req.url);
  return {
    request: { method: 'GET', path: url.pathname, query: url.search, body: null },
    origin: originOf(context, publicUrl),
    what: path.slice(1),
    credits,
    isQuick: provided === undefined,
    description: summary,
    mimeType: 'application/json',
    discovery: {
      method: 'GET',
      queryParams: Object.fromEntries(parameters.filter(({ required }) => required).map(({ name, example: value }) => [name, value])),
      properties: Object.fromEntries(parameters.map(({ name, min, max }) => [name, { type: 'string', minLength: min, maxLength: max }])),
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
      output: { type: 'json', example: { ...example, Code: 'Success', Credits: '0' } },
    },
  };
}

const nobody = (): ServiceError => new ServiceError('ERR_UNAVAILABLE', 'no provider could look');

/** A status without a body, but for what is to be paid. */
function bare(context: Context<ServiceEnv>, error: unknown): Response {
  if (error instanceof PaymentNeeded) return context.json(error.challenge.body, 402, error.challenge.headers);
  if (error instanceof PaidFailure) {
    for (const [name, value] of Object.entries(error.headers)) context.header(name, value);
    return bare(context, error.failure);
  }
  context.get('facts').error = error;
  const { code, status, retryAfterSeconds } = failureOf(error);
  if (code === 'ERR_METHOD') context.header('allow', 'GET');
  if (retryAfterSeconds !== undefined) context.header('retry-after', String(retryAfterSeconds));
  // (a key that is no good is refused alike, whatever the reason)
  const shown = code === 'ERR_KEY_REFUSED' || code === 'ERR_CREDITS' ? 401 : status > 500 ? 500 : status;
  return context.body(null, shown as 400);
}
