import type { ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Handler } from 'hono';
import { contentTypeOf, type JobPlan, type JobProgress, planJob, sortParameters } from '../job/index.js';
import type { Admission, Caller } from './admission.js';
import { AnswerPieces } from './answer-pieces.js';
import type { Jobs } from './jobs.js';
import type { RequestFacts } from './request-facts.js';
import { failureOf } from './service-error.js';
import type { Uploads } from './uploads.js';

export type ServiceEnv = { Bindings: HttpBindings; Variables: { facts: RequestFacts } };
type ServiceContext = Context<ServiceEnv>;

/** What routes of jobs work with. */
export interface JobParts {
  readonly jobs: Jobs;
  readonly admission: Admission;
  readonly uploads: Uploads;
}

/** A job that was asked for and may be run. */
interface AskedJob {
  readonly plan: JobPlan;
  readonly caller: Caller;
  /** Where its file is, if it need not be fetched. */
  readonly path: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

/** `GET /run`: a job, its result streamed. */
export function runRoute(parts: JobParts): Handler<ServiceEnv> {
  return async (context) => {
    const { plan, caller, path, headers } = askedJob(context, parts);
    const { jobs, admission } = parts;
    const type = { 'content-type': contentTypeOf(plan) };
    if (plan.source.kind === 'batch') {
      const bytes = await jobs.runSmall(plan);
      await admission.charge(caller, plan.function.name);
      context.get('facts').rows = plan.source.values.length;
      return context.body(new Uint8Array(bytes), 200, { ...headers, ...type });
    }
    const pieces = new AnswerPieces(context.env.outgoing as ServerResponse, { ...headers, ...type });
    return runLarge(context, parts, { plan, caller, path, headers }, pieces, pieces.write);
  };
}

/**
 * `GET /jobs`: the same for who wants to see how far it is. The answer is lines of JSON: `{"Progress": {Stage, Done, Total}}`, `{"Result": text}` piece by piece, and
 * at the end `{"Done": {Rows}}` or `{"Failure": {Code, Message}}`.
 */
export function progressRoute(parts: JobParts): Handler<ServiceEnv> {
  return async (context) => {
    const asked = askedJob(context, parts);
    const pieces = new AnswerPieces(context.env.outgoing as ServerResponse, { ...asked.headers, 'content-type': 'application/x-ndjson; charset=utf-8' });
    const tell = (line: object): Promise<void> => pieces.write(Buffer.from(`${JSON.stringify(line)}\n`));
    if (asked.plan.source.kind === 'batch') {
      const bytes = await parts.jobs.runSmall(asked.plan);
      await parts.admission.charge(asked.caller, asked.plan.function.name);
      await tell({ Result: bytes.toString() });
      await tell({ Done: { Rows: asked.plan.source.values.length } });
      pieces.end();
      return RESPONSE_ALREADY_SENT;
    }
    const progress = ({ stage, done, total }: JobProgress): void => {
      // (nobody waits for these)
      tell({ Progress: { Stage: stage, Done: done, Total: total } }).catch(() => {});
    };
    return runLarge(context, parts, asked, pieces, (bytes) => tell({ Result: Buffer.from(bytes).toString() }), { progress, tell });
  };
}

interface Telling {
  readonly progress: (event: JobProgress) => void;
  readonly tell: (line: object) => Promise<void>;
}

async function runLarge(
  context: ServiceContext,
  { jobs, admission }: JobParts,
  { plan, caller, path }: AskedJob,
  pieces: AnswerPieces,
  write: (bytes: Uint8Array) => Promise<void>,
  telling?: Telling,
): Promise<Response> {
  const facts = context.get('facts');
  const permit = await admission.enter(caller, plan.function.name, pieces.left);
  try {
    const job = { plan, signal: pieces.left, write, ...(path === null ? {} : { path }), ...(telling && { progress: telling.progress }) };
    const { rows } = await jobs.runLarge(job);
    facts.rows = rows;
    await permit.done();
    await telling?.tell({ Done: { Rows: rows } });
    pieces.end();
  } catch (error) {
    await permit.failed();
    if (!pieces.begun && !pieces.left.aborted) throw error;
    facts.error = error;
    const { code, message } = failureOf(error);
    if (telling === undefined || pieces.left.aborted) pieces.breakOff();
    else {
      await telling.tell({ Failure: { Code: code, Message: message } }).catch(() => {});
      pieces.end();
    }
  }
  return RESPONSE_ALREADY_SENT;
}

/** Who asks for what. @throws {ServiceError} where that is not allowed, {NamesakeError} where it cannot be. */
function askedJob(context: ServiceContext, { admission, uploads }: JobParts): AskedJob {
  const facts = context.get('facts');
  const { given, unknown } = sortParameters(new URL(context.req.url).searchParams);
  const sample = admission.sampleOf(given.connection);
  const caller = admission.admit({ key: given.apikey ?? context.req.header('x-api-key'), address: addressOf(context) }, sample !== null);
  facts.caller = caller.id;
  const plan = planJob(given);
  facts.job = { function: plan.function.name, process: plan.process, source: plan.source.kind };
  const path = plan.source.kind === 'file' ? (sample ?? uploads.pathOf(given.connection, caller.id)) : null;
  return { plan, caller, path, headers: headersOf(unknown) };
}

/** Of whoever sent the request. */
export const addressOf = (context: ServiceContext): string => context.env.incoming.socket.remoteAddress ?? '';

/** Parameters that nobody knows are told, not refused: clients send some of their own. */
function headersOf(unknown: readonly string[]): Record<string, string> {
  const names = unknown.map((name) => name.replace(/[^\w.-]/g, '?').slice(0, 40)).slice(0, 20);
  return names.length === 0 ? {} : { 'x-ignored-parameters': names.join(', ') };
}
