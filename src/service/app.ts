import { randomUUID } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { PaidFailure, PaymentNeeded } from './billing.js';
import { docsPage } from './docs-page.js';
import { addEnrichment, enrichMethod, type EnrichParts } from './enrich-routes.js';
import { addManifests } from './manifest-routes.js';
import { Metrics } from './metrics.js';
import { VALUE_ENDPOINTS } from './one-value.js';
import { openApi } from './open-api.js';
import { addPage } from './page-routes.js';
import type { Payments } from './payments/index.js';
import { commonHeaders } from './request-facts.js';
import { type JobParts, progressRoute, runRoute, type ServiceEnv } from './run-route.js';
import { failureOf, ServiceError } from './service-error.js';
import type { Turns } from './turns.js';
import { addValueRoutes, type ValueParts } from './value-routes.js';
import type { ServiceLog } from './service-log.js';

/** What the routes work with. */
export interface ServiceParts extends JobParts, EnrichParts, ValueParts {
  /** Null: payments are not taken. */
  readonly payments: Payments | null;
  readonly log: ServiceLog;
  readonly turns: Turns;
  /** Whether requests are taken; false while the service ends. */
  readonly isReady: () => boolean;
}

/** Paths, and the methods that each knows. */
const PATHS = {
  '/run': 'GET',
  '/jobs': 'GET',
  '/files': 'POST',
  '/explain': 'GET',
  '/functions': 'GET',
  '/llms-full.txt': 'GET',
  '/.well-known/x402': 'GET',
  '/.well-known/x402.json': 'GET',
  '/health': 'GET',
  '/ready': 'GET',
  '/metrics': 'GET',
  '/openapi.json': 'GET',
  '/docs': 'GET',
  '/': 'GET',
  '/page.css': 'GET',
  '/page.js': 'GET',
} as const;
type Path = keyof typeof PATHS;
const isPath = (path: string): path is Path => Object.hasOwn(PATHS, path);
const VALUE_PATHS = new Set(VALUE_ENDPOINTS.map(({ path }) => path));

/** The routes of the service. */
export function createApp({ log, isReady, turns, ...parts }: ServiceParts): Hono<ServiceEnv> {
  const metrics = new Metrics();
  const app = new Hono<ServiceEnv>();
  app.use(told(log, metrics));
  app.use(async (_, next) => {
    await turns.next();
    return next();
  });
  app.get('/run', runRoute(parts));
  app.get('/jobs', progressRoute(parts));
  addPage(app, parts);
  addEnrichment(app, parts);
  addValueRoutes(app, parts);
  addManifests(app, parts);
  app.get('/health', (context) => context.json({ Status: 'ok' }));
  app.get('/ready', (context) => (isReady() ? context.json({ Status: 'ready' }) : context.json({ Status: 'stopping' }, 503)));
  app.get('/metrics', (context) => {
    metrics.set('namesake_jobs_running', 'Jobs that run in threads', parts.jobs.running);
    return context.text(metrics.text(), 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
  });
  app.get('/openapi.json', (context) => context.json(openApi()));
  app.get('/docs', (context) => context.html(docsPage()));
  app.all('/enrich', (context) => failed(context, enrichMethod(context)));
  for (const [path, method] of Object.entries(PATHS))
    app.all(path, (context) => {
      context.header('allow', method === 'GET' ? 'GET, HEAD' : method);
      return failed(context, new ServiceError('ERR_METHOD', `${path} is asked by ${method}`));
    });
  app.notFound((context) => failed(context, new ServiceError('ERR_PATH', 'there is no such path; see /docs')));
  app.onError((error, context) => failed(context, error));
  return app;
}

/** Gives a request an id, and tells the log and the metrics what came of it. Neither sees a query string. */
function told(log: ServiceLog, metrics: Metrics): MiddlewareHandler<ServiceEnv> {
  return async (context, next) => {
    const facts = { id: randomUUID(), startMs: performance.now() };
    context.set('facts', facts);
    for (const [name, value] of Object.entries(commonHeaders(facts))) context.header(name, value);
    await next();
    report(context, log, metrics);
  };
}

function report(context: Context<ServiceEnv>, log: ServiceLog, metrics: Metrics): void {
  const { id, startMs, caller, job, rows, error } = context.get('facts');
  const seconds = (performance.now() - startMs) / 1000;
  const { path } = context.req;
  const known = isPath(path) || path === '/enrich' || VALUE_PATHS.has(path) ? path : 'other';
  // (a transfer that was broken off had begun as a success)
  const status = error !== undefined && context.res.status === 200 ? 'broken' : String(context.res.status);
  metrics.add('namesake_requests_total', 'Requests by path and status', { path: known, status });
  metrics.time('namesake_request_seconds', 'Time until a request was answered', { path: known }, seconds);
  if (job !== undefined) metrics.add('namesake_jobs_total', 'Jobs by function, process, source and status', { ...job, status });
  if (rows !== undefined) metrics.add('namesake_rows_total', 'Rows that jobs have read', {}, rows);
  const line = { id, method: context.req.method, path: known, status, seconds: Number(seconds.toFixed(4)), caller, ...job, rows };
  const { status: failure, code } = error === undefined ? { status: 200, code: undefined } : failureOf(error);
  if (failure === 500) log.error({ ...line, code, at: framesOf(error) }, 'defect');
  else log.info({ ...line, code }, 'request');
}

/** Where an error comes from. What it says may have a value of the data in it. */
function framesOf(error: unknown): readonly string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return [error instanceof Error ? error.name : typeof error, ...stack.split('\n').filter((line) => /^\s+at /.test(line))].map((line) => line.trim());
}

function failed(context: Context<ServiceEnv>, error: unknown): Response {
  if (error instanceof PaymentNeeded) return context.json(error.challenge.body, 402, error.challenge.headers);
  if (error instanceof PaidFailure) {
    for (const [name, value] of Object.entries(error.headers)) context.header(name, value);
    return failed(context, error.failure);
  }
  context.get('facts').error = error;
  const { status, code, message, retryAfterSeconds } = failureOf(error);
  if (retryAfterSeconds !== undefined) context.header('retry-after', String(retryAfterSeconds));
  return context.json({ Code: code, Message: message }, status as 400);
}
