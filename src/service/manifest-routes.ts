import type { Context, Hono } from 'hono';
import { ENRICH_FUNCTIONS, languageList, MOST_CREDITS } from '../enrich/index.js';
import { VALUE_ENDPOINTS } from './one-value.js';
import { MICROS_PER_CREDIT, type PaidResource, type Payments } from './payments/index.js';
import { originOf } from './request-origin.js';
import type { ServiceEnv } from './run-route.js';
import { ServiceError } from './service-error.js';

/** `/.well-known/x402.json` and `/.well-known/x402`: what can be paid for, and how. 404 where payments are not taken. */
export function addManifests(app: Hono<ServiceEnv>, { payments, publicUrl }: { readonly payments: Payments | null; readonly publicUrl: string | null }): void {
  const manifest = (context: Context<ServiceEnv>): Response => {
    if (payments === null) throw new ServiceError('ERR_PATH', 'payments are not taken here');
    return context.json(payments.manifest({ resources: resourcesOf(originOf(context, publicUrl)), languageSupport: languageSupport() }));
  };
  app.get('/.well-known/x402.json', manifest);
  app.get('/.well-known/x402', manifest);
}

function resourcesOf(origin: string): PaidResource[] {
  const enrich = { url: `${origin}/enrich`, description: 'Appends fields to up to 100 records', mimeType: 'application/json' };
  return [
    { resource: enrich, method: 'POST', amount: MOST_CREDITS * MICROS_PER_CREDIT, isPerRecord: true },
    ...VALUE_ENDPOINTS.map(({ path, summary, credits }): PaidResource => {
      const resource = { url: origin + path, description: summary, mimeType: 'application/json' };
      return { resource, method: 'GET', amount: credits * MICROS_PER_CREDIT, isPerRecord: false };
    }),
  ];
}

const languageSupport = (): object => ({
  default: 'en',
  languages: languageList(),
  functions: ENRICH_FUNCTIONS.filter(({ supportsLanguage }) => supportsLanguage).map(({ name }) => name),
});
