/** What the log and the metrics are told of a request. */
export interface RequestFacts {
  readonly id: string;
  readonly startMs: number;
  /** Id of the account, or address. */
  caller?: string;
  job?: { readonly function: string; readonly process: string; readonly source: string };
  rows?: number;
  error?: unknown;
}

/** Headers of every answer. */
export const commonHeaders = ({ id }: RequestFacts): Readonly<Record<string, string>> => ({ 'x-request-id': id, 'x-content-type-options': 'nosniff' });
