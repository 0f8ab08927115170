/** Parts of `scheme://user:password@host:port/path?parameters`, or of the same without a scheme. */
export interface UrlParts {
  readonly user: string;
  readonly password: string;
  readonly host: string;
  readonly port: string;
  readonly path: string;
  /** By names in small letters; the last of a name counts. */
  readonly parameters: ReadonlyMap<string, string>;
}

// the first group is greedy: the last @ that a host follows ends the password
const PARTS = /^(?:(.*)@)?(\[[^\]@]*\]|[^@:/?#[\]]*)(?::([^@:/?#]*))?(?:\/([^?#]*))?(?:\?(.*))?$/su;

/**
 * Reads an address whose password may be percent-encoded, or raw and of any characters: it ends at the last `@`. A user ends at the first colon.
 *
 * @returns null for what has no such shape.
 */
export function urlParts(text: string): UrlParts | null {
  const match = PARTS.exec(text);
  if (match === null) return null;
  const [, userinfo = '', host, port = '', path = '', query = ''] = match;
  const colon = userinfo.indexOf(':');
  const [user, password] = colon < 0 ? [userinfo, ''] : [userinfo.slice(0, colon), userinfo.slice(colon + 1)];
  return { user: decoded(user), password: decoded(password), host, port, path: decoded(path), parameters: parametersOf(query) };
}

/** `a=1&b=2`, percent-encoded. */
export function parametersOf(query: string): ReadonlyMap<string, string> {
  const pairs = query.split('&').filter((pair) => pair !== '');
  return new Map(
    pairs.map((pair) => {
      const equals = pair.indexOf('=');
      return equals < 0 ? [decoded(pair).toLowerCase(), ''] : [decoded(pair.slice(0, equals)).toLowerCase(), decoded(pair.slice(equals + 1))];
    }),
  );
}

/** Percent-encoding undone; what is not encoded, "50%", stays. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
