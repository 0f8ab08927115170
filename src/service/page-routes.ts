import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Context, Handler, Hono } from 'hono';
import { NamesakeError } from '../errors.js';
import { explainMatch, policyOption } from '../link/index.js';
import { categoryOption } from '../options.js';
import { bodyPiecesOf } from './body-of.js';
import { queryOf } from './query-of.js';
import { addressOf, type JobParts, type ServiceEnv } from './run-route.js';

/** Values longer than this are not explained: what turns a decision is found by trying, which takes 0.1 s of fifty words, 0.4 s of five hundred characters. */
const MAX_EXPLAINED = 150;
const SOURCE_OF_EXTENSION: Readonly<Record<string, string>> = {
  '.tsv': 'tsv',
  '.psv': 'psv',
  '.ssv': 'ssv',
  '.xlsx': 'excel',
  '.parquet': 'parquet',
  '.json': 'json',
  '.jsonl': 'json',
  '.ndjson': 'json',
};
const PAGE = [
  ['/', 'index.html', 'text/html; charset=utf-8'],
  ['/page.css', 'page.css', 'text/css; charset=utf-8'],
  ['/page.js', 'page.js', 'text/javascript; charset=utf-8'],
] as const;
/** The page has its own scripts and styles, and speaks with nobody else. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The page for people, and what it asks for besides jobs: a place for its file, and why two values match. */
export function addPage(app: Hono<ServiceEnv>, parts: JobParts): void {
  for (const [path, file, type] of PAGE) {
    const content = readFileSync(new URL(`./page/${file}`, import.meta.url), 'utf8');
    app.get(path, (context) => context.body(content, 200, { 'content-type': type, 'content-security-policy': POLICY, 'cache-control': 'no-cache' }));
  }
  app.post('/files', filesRoute(parts));
  app.get('/explain', explainRoute(parts));
}

/** `POST /files?name=…`: the body is a file; answers what a job's `source` and `connection` have to be. */
function filesRoute({ admission, uploads }: JobParts): Handler<ServiceEnv> {
  return async (context) => {
    const query = queryOf(context);
    const caller = admission.admit({ key: keyOf(context, query), address: addressOf(context) }, 'needed');
    context.get('facts').caller = caller.id;
    const name = query.get('name') ?? '';
    const file = await uploads.keep(caller.id, name, bodyPiecesOf(context.env.incoming));
    return context.json({ Source: SOURCE_OF_EXTENSION[extname(name).toLowerCase()] ?? 'csv', Connection: file });
  };
}

/** `GET /explain?category=…&left=…&right=…`: whether two values mean the same, and why. */
function explainRoute({ admission }: JobParts): Handler<ServiceEnv> {
  return (context) => {
    const query = queryOf(context);
    const caller = admission.admit({ key: keyOf(context, query), address: addressOf(context) }, 'needed');
    context.get('facts').caller = caller.id;
    const text = (name: string): string => {
      const value = query.get(name);
      if (value === undefined) throw new NamesakeError('ERR_USAGE', `parameter "${name}" is missing`, 'a value', 'nothing');
      if (value.length > MAX_EXPLAINED)
        throw new NamesakeError('ERR_LIMIT', `parameter "${name}" is too long`, `at most ${MAX_EXPLAINED} characters`, String(value.length));
      return value;
    };
    const category = categoryOption(choiceOf(query.get('category')));
    const policy = policyOption(category, choiceOf(query.get('policy')));
    const { score, match, veto, turn, alignment, evidence } = explainMatch(text('left'), text('right'), { category, policy });
    return context.json({
      Score: score,
      Match: match,
      Veto: veto,
      Turn: turn === null ? null : { Change: turn.change, Side: turn.side, From: turn.from, To: turn.to, Value: turn.value, Score: turn.score },
      Alignment: alignment.map(({ left, right, how }) => ({ Left: left, Right: right, How: how })),
      Evidence: evidence.map(({ feature, value, logOdds }) => ({ Feature: feature, Value: value, LogOdds: logOdds })),
    });
  };
}

const keyOf = (context: Context<ServiceEnv>, query: ReadonlyMap<string, string>): string | undefined =>
  query.get('apikey')?.trim() || context.req.header('x-api-key');

/** One of a list as people write it: Global Address. */
const choiceOf = (text: string | undefined): string | undefined =>
  text
    ?.trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-') || undefined;
