/** A value of two parts: "Korea, Republic of", "FL - Florida", "Pará (Brazil)". */
export interface TwoParts {
  readonly first: string;
  readonly second: string;
  /** What stands between them. */
  readonly mark: string;
}

const MARK = /[,(/;|:\u2013\u2014\uff08\u3001]| -|- /u;

/** The parts before and behind the first comma, bracket, stroke or dash, without the bracket at the end; null: it is one part. */
export function twoParts(text: string): TwoParts | null {
  const at = text.search(MARK);
  if (at <= 0) return null;
  const second = text
    .slice(at + 1)
    .replace(/[)\uff09]\s*$/u, '')
    .replace(/^[\s-]+/, '')
    .trim();
  return { first: text.slice(0, at).trim(), second, mark: text[at] };
}
