import type { Context } from 'hono';
import type { ServiceEnv } from './run-route.js';

/** Aborted when the client leaves before it has its answer. */
export function leavingOf(context: Context<ServiceEnv>): AbortSignal {
  const leaving = new AbortController();
  const { outgoing } = context.env;
  const leave = (): void => {
    if (!outgoing.writableFinished) leaving.abort();
  };
  outgoing.once('close', leave);
  if (outgoing.destroyed) leave();
  return leaving.signal;
}
