import { basename, extname } from 'node:path';

const MAX_NAME_UNITS = 120;
/** Extensions that say how a file is to be read. */
const KNOWN = new Set(['.csv', '.tsv', '.tab', '.psv', '.ssv', '.txt', '.json', '.jsonl', '.ndjson', '.xlsx', '.parquet', '.gz', '.zst']);
const OF_TYPE: Readonly<Record<string, string>> = {
  'text/csv': '.csv',
  'text/tab-separated-values': '.tsv',
  'application/json': '.json',
  'application/x-ndjson': '.jsonl',
  'application/ndjson': '.jsonl',
  'application/jsonl': '.jsonl',
};

/**
 * What a downloaded file is called: by the server, else by its URL; where neither ends as tables do, the extension of its type is put behind.
 *
 * @param disposition  the `Content-Disposition` header.
 * @param type         the `Content-Type` header.
 * @returns a bare name without control characters, of at most 120 code units and some.
 */
export function fileNameOf(url: URL, disposition: string | undefined, type: string | undefined): string {
  const names = [dispositionName(disposition ?? ''), unescaped(url.pathname)].map(bareName);
  const name = names.find((each) => KNOWN.has(extname(each).toLowerCase())) ?? names.find((each) => each !== '') ?? 'download';
  return KNOWN.has(extname(name).toLowerCase()) ? name : `${name}${OF_TYPE[(type ?? '').split(';')[0].trim().toLowerCase()] ?? ''}`;
}

/** `.csv`, or `.csv.gz`: what tells the format, in letters and digits. */
export function extensionOf(name: string): string {
  return /(\.[a-z0-9]{1,8})?(\.(gz|zst))?$/i.exec(name)?.[0].toLowerCase() ?? '';
}

/** RFC 6266: `filename*` in UTF-8 before `filename`. */
function dispositionName(header: string): string {
  const encoded = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(header)?.[1];
  if (encoded !== undefined) return unescaped(encoded);
  const [, quoted, token] = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header) ?? [];
  return quoted?.replace(/\\(.)/g, '$1') ?? token ?? '';
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The end of a long name tells its format. */
const bareName = (name: string): string =>
  basename(name.replaceAll('\\', '/'))
    .replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '')
    .slice(-MAX_NAME_UNITS);
