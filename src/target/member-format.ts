import { DELIMITER_OF_TARGET, lineOf, type Target } from './delimited-line.js';

/** One value with its key, as the reports show it. */
export interface Member {
  readonly data: string;
  /** Undefined where no reference was asked for. */
  readonly reference: string | undefined;
  readonly simKey: string | null;
}

/** How the reports are to be written. */
export interface FormatOptions {
  /** Default 'csv'. */
  readonly target?: Target;
  /** See {@link lineOf}; text only. */
  readonly escapeFormulas?: boolean;
}

/** A function that makes the line `Data[,Reference],SimKey` of a member. */
export function memberLine(options: FormatOptions): (member: Member) => string {
  const target = options.target ?? 'csv';
  const line = lineOf(target === 'json' ? ',' : DELIMITER_OF_TARGET[target], options.escapeFormulas);
  return ({ data, reference, simKey }) => line(reference === undefined ? [data, simKey ?? ''] : [data, reference, simKey ?? '']);
}

/** The members `"Data": …, "Reference": …, "SimKey": …` of a JSON object, without its braces. */
export function memberJson({ data, reference, simKey }: Member): string {
  return `"Data": ${JSON.stringify(data)}, "Reference": ${JSON.stringify(reference ?? '')}, "SimKey": ${JSON.stringify(simKey ?? '')}`;
}
