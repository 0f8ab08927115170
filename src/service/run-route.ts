import type { Context, Handler } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { contentTypeOf, type GivenParameters, planJob, sortParameters } from '../job/index.js';
import type { Admission } from './admission.js';
import { AnswerPieces } from './answer-pieces.js';
import type { Jobs } from './jobs.js';
import type { RequestFacts } from './request-facts.js';

export type ServiceEnv = { Bindings: HttpBindings; Variables: { facts: RequestFacts } };

/** `GET /run`: a job, its result streamed. */
export function runRoute(jobs: Jobs, admission: Admission): Handler<ServiceEnv> {
  return async (context) => {
    const { given, unknown } = sortParameters(new URL(context.req.url).searchParams);
    return answerJob(context, jobs, admission, given, unknown);
  };
}

async function answerJob(
  context: Context<ServiceEnv>,
  jobs: Jobs,
  admission: Admission,
  given: GivenParameters,
  unknown: readonly string[],
): Promise<Response> {
  const facts = context.get('facts');
  const { incoming, outgoing } = context.env;
  const sender = { key: given.apikey ?? context.req.header('x-api-key'), address: incoming.socket.remoteAddress ?? '' };
  const sample = given.source === undefined ? null : admission.sampleOf(given.connection);
  const caller = admission.admit(sender, sample !== null);
  facts.caller = caller.id;
  const plan = planJob(given);
  facts.job = { function: plan.function.name, process: plan.process, source: plan.source.kind };
  const headers = { ...headersOf(unknown), 'content-type': contentTypeOf(plan) };
  if (plan.source.kind === 'batch') {
    const bytes = await jobs.runSmall(plan);
    await admission.charge(caller, plan.function.name);
    facts.rows = plan.source.values.length;
    return context.body(new Uint8Array(bytes), 200, headers);
  }
  const pieces = new AnswerPieces(outgoing as import('node:http').ServerResponse, headers);
  const permit = await admission.enter(caller, plan.function.name, pieces.left);
  try {
    const { rows } = await jobs.runLarge({ plan, signal: pieces.left, write: pieces.write, ...(sample === null ? {} : { path: sample }) });
    facts.rows = rows;
    await permit.done();
    pieces.end();
    return RESPONSE_ALREADY_SENT;
  } catch (error) {
    await permit.failed();
    if (!pieces.begun && !pieces.left.aborted) throw error;
    facts.error = error;
    pieces.breakOff();
    return RESPONSE_ALREADY_SENT;
  }
}

/** Parameters that nobody knows are told, not refused: clients send some of their own. */
function headersOf(unknown: readonly string[]): Record<string, string> {
  const names = unknown.map((name) => name.replace(/[^\w.-]/g, '?').slice(0, 40)).slice(0, 20);
  return names.length === 0 ? {} : { 'x-ignored-parameters': names.join(', ') };
}
