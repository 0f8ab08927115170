import type { Context } from 'hono';
import type { ServiceEnv } from './run-route.js';

/** Of the service, as its client sees it: as configured, else as the request has it. */
export function originOf(context: Context<ServiceEnv>, configured: string | null): string {
  return configured ?? new URL(context.req.url).origin;
}
