/**
 * Pairs of `name=value;name="va;lue"` by the rules of ADO.NET: blanks around names and values do not count, values in quotes of either kind hold that quote doubled, `==` is an equals
 * sign in a name, the last of a name counts.
 *
 * @returns by names in small letters; null for what is no such list.
 */
export function adoPairs(text: string): Map<string, string> | null {
  const pairs = new Map<string, string>();
  const pair = /\s*(?:;|((?:[^=;]|==)+)=(?!=)\s*(?:"((?:[^"]|"")*)"|'((?:[^']|'')*)'|([^"';][^;]*)?)\s*(?:;|$))/uy;
  while (pair.lastIndex < text.trimEnd().length) {
    const match = pair.exec(text);
    if (match === null) return null;
    const [, name, double, single, bare = ''] = match;
    if (name === undefined) continue;
    const value = double?.replaceAll('""', '"') ?? single?.replaceAll("''", "'") ?? bare.trim();
    pairs.set(name.replaceAll('==', '=').trim().toLowerCase(), value);
  }
  return pairs;
}
