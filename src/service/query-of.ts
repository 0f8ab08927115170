import type { Context } from 'hono';
import type { ServiceEnv } from './run-route.js';

/** Parameters by their names in small letters, as they were sent; of a name that occurs twice the first counts. */
export const queryOf = (context: Context<ServiceEnv>): ReadonlyMap<string, string> =>
  new Map([...new URL(context.req.url).searchParams].map(([name, value]) => [name.trim().toLowerCase(), value] as const).reverse());
