import type { ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Handler } from 'hono';
import { contentTypeOf, type JobPlan, type JobProgress, planJob, sortParameters } from '../job/index.js';
import { FILE_FORMATS } from '../source/index.js';
import type { Admission, Caller } from './admission.js';
import { AnswerPieces } from './answer-pieces.js';
import { isSmall, type Jobs } from './jobs.js';
import { commonHeaders, type RequestFacts } from './request-facts.js';
import { senderNetwork } from './sender-network.js';
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

/** `GET /run`: a job, its result streamed. `HEAD` checks it and runs nothing. */
export function runRoute(parts: JobParts): Handler<ServiceEnv> {
  return async (context) => {
    const asked = askedJob(context, parts);
    const headers = { ...asked.headers, 'content-type': contentTypeOf(asked.plan) };
    if (context.req.method === 'HEAD') return context.body(null, 200, headers);
    if (isSmall(asked.plan)) return context.body(new Uint8Array(await runSmall(context, parts, asked)), 200, headers);
    const pieces = new AnswerPieces(context.env.outgoing as ServerResponse, headers);
    return runLarge(context, parts, asked, pieces, pieces.write);
  };
}

/**
 * `GET /jobs`: the same for who wants to see how far it is. The answer is lines of JSON: `{"Progress": {Stage, Done, Total}}`, `{"Result": text}` piece by piece, and
 * at the end `{"Done": {Rows}}` or `{"Failure": {Code, Message}}`.
 */
export function progressRoute(parts: JobParts): Handler<ServiceEnv> {
  return async (context) => {
    const asked = askedJob(context, parts);
    const headers = { ...asked.headers, 'content-type': 'application/x-ndjson; charset=utf-8' };
    if (context.req.method === 'HEAD') return context.body(null, 200, headers);
    if (isSmall(asked.plan)) {
      const result = await runSmall(context, parts, asked);
      return context.body([{ Result: result.toString() }, { Done: { Rows: context.get('facts').rows } }].map(lineOf).join(''), 200, headers);
    }
    const pieces = new AnswerPieces(context.env.outgoing as ServerResponse, headers);
    const tell = (line: object): Promise<void> => pieces.write(Buffer.from(lineOf(line)));
    const progress = ({ stage, done, total }: JobProgress): void => {
      // (nobody waits for these: who does not read gets fewer)
      if (!pieces.isFull) tell({ Progress: { Stage: stage, Done: done, Total: total } }).catch(() => {});
    };
    return runLarge(context, parts, asked, pieces, (bytes) => tell({ Result: Buffer.from(bytes).toString() }), { progress, tell });
  };
}

const lineOf = (record: object): string => `${JSON.stringify(record)}\n`;

async function runSmall(context: ServiceContext, { jobs, admission }: JobParts, { plan, caller }: AskedJob): Promise<Buffer> {
  admission.checkCredits(caller);
  const bytes = await jobs.runSmall(plan);
  await admission.charge(caller, plan.function.name);
  context.get('facts').rows = plan.source.kind === 'batch' ? plan.source.values.length : 0;
  return bytes;
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
  let isGiven = false;
  const give = (bytes: Uint8Array): Promise<void> => {
    isGiven = true;
    return write(bytes);
  };
  try {
    const job = { plan, signal: pieces.left, write: give, ...(path === null ? {} : { path }), ...(telling && { progress: telling.progress }) };
    const { rows } = await jobs.runLarge(job);
    facts.rows = rows;
    await permit.done();
    await telling?.tell({ Done: { Rows: rows } });
    pieces.end();
  } catch (error) {
    // (who leaves while it is given may have all that was wanted)
    await (isGiven && pieces.left.aborted ? permit.done() : permit.failed());
    if (!pieces.begun && !pieces.left.aborted) throw error;
    facts.error = error;
    const { code, message } = failureOf(error);
    if (telling === undefined || pieces.left.aborted) pieces.breakOff();
    else {
      telling.tell({ Failure: { Code: code, Message: message } }).catch(() => {});
      pieces.end();
    }
  }
  return RESPONSE_ALREADY_SENT;
}

/** Who asks for what. @throws {ServiceError} where that is not allowed, {NamesakeError} where it cannot be. */
function askedJob(context: ServiceContext, { admission, uploads }: JobParts): AskedJob {
  const facts = context.get('facts');
  const { given, ignored } = sortParameters(new URL(context.req.url).searchParams);
  // (what is no file reads no sample, whatever its connection says)
  const isFile = FILE_FORMATS.some((format) => format === given.source?.toLowerCase());
  const sample = isFile ? admission.sampleOf(given.connection) : null;
  const caller = admission.admit({ key: given.apikey ?? context.req.header('x-api-key'), address: addressOf(context) }, sample === null ? 'needed' : 'ignored');
  facts.caller = caller.id;
  const plan = planJob(given);
  facts.job = { function: plan.function.name, process: plan.process, source: plan.source.kind };
  const path = plan.source.kind === 'file' ? (sample ?? uploads.pathOf(given.connection, caller.id)) : null;
  return { plan, caller, path, headers: { ...commonHeaders(facts), ...ignoredHeader(ignored) } };
}

/** Of whoever sent the request. */
export const addressOf = (context: ServiceContext): string => senderNetwork(context.env.incoming.socket.remoteAddress ?? '');

/** Parameters that count for nothing are told, not refused: clients send some of their own. */
export function ignoredHeader(ignored: readonly string[]): Record<string, string> {
  const names = ignored.map((name) => name.replace(/[^\w.-]/g, '?').slice(0, 40)).slice(0, 20);
  return names.length === 0 ? {} : { 'x-ignored-parameters': names.join(', ') };
}
