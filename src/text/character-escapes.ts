const UNITS = /\\u([\dA-Fa-f]{4})(?:\\u([\dA-Fa-f]{4}))?/y;
/** Characters of ASCII that addresses escape, others in UTF-8; a percent behind that begins no other is of a number ("Cotton 80%20%"). */
const BYTES = /(?:%2[02367-9BCF]|%3[AB]|%40|%[CD][\dA-F]%[89AB][\dA-F]|%E[\dA-F](?:%[89AB][\dA-F]){2}|%F[0-4](?:%[89AB][\dA-F]){3})(?!%(?![\dA-F]))/iy;

/** An escape and what it stands for: one character. */
export interface CharacterEscape {
  /** Code units that it takes. */
  readonly length: number;
  readonly text: string;
}

/**
 * The escape that begins with the `\` or `%` at `at`, as columns taken from programs and from addresses of the web have them: "Jos\u00e9", "Alder%20Foods",
 * "Jos%C3%A9"; `null`: it is none. The kernel's scan reads the same.
 */
export function characterEscape(text: string, at: number): CharacterEscape | null {
  return text[at] === '%' ? ofBytes(text, at) : ofUnits(text, at);
}

function ofUnits(text: string, at: number): CharacterEscape | null {
  UNITS.lastIndex = at;
  const found = UNITS.exec(text);
  if (found === null) return null;
  const [first, second] = found.slice(1).map((digits) => Number.parseInt(digits ?? '0', 16));
  if (first === 0 || isLow(first)) return null;
  if (first < 0xd800 || first >= 0xe000) return { length: 6, text: String.fromCharCode(first) };
  return isLow(second) ? { length: 12, text: String.fromCharCode(first, second) } : null;
}

/** Whether a code unit is the second one of a character. */
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit < 0xe000;

function ofBytes(text: string, at: number): CharacterEscape | null {
  BYTES.lastIndex = at;
  const found = BYTES.exec(text)?.[0];
  if (found === undefined) return null;
  try {
    return { length: found.length, text: decodeURIComponent(found) };
  } catch {
    // (bytes that are no UTF-8)
    return null;
  }
}
