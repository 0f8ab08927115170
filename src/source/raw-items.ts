const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;

/**
 * The texts of the items of a JSON list, or of the list `records` of a JSON object, as they stand: a number keeps all its digits.
 *
 * @param json  that `JSON.parse` has read as such a list or object.
 * @example rawItems('[1.50, {"a": 1}]')  // => ['1.50', '{"a": 1}']
 */
export function rawItems(json: string): string[] {
  const start = json.search(/[[{]/);
  if (json[start] === '[') return partsOf(json, start);
  let found: string[] = [];
  for (const member of partsOf(json, start)) {
    const keyEnd = endOfString(member, 0);
    // (the last one of a name counts)
    if (JSON.parse(member.slice(0, keyEnd)) === 'records') found = partsOf(member, member.indexOf('[', keyEnd));
  }
  return found;
}

/** Names and texts of the members of a JSON object, as they stand. @example rawMembers('{"a": 1.50}')  // => [['a', '1.50']] */
export function rawMembers(json: string): [name: string, text: string][] {
  return partsOf(json, json.indexOf('{')).map((member) => {
    const keyEnd = endOfString(member, 0);
    return [JSON.parse(member.slice(0, keyEnd)) as string, member.slice(member.indexOf(':', keyEnd) + 1).trim()];
  });
}

/** The texts between the commas of the list or object that begins at `start`. */
function partsOf(json: string, start: number): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = start + 1;
  for (let at = start; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) at = endOfString(json, at) - 1;
    else if (code === COMMA && depth === 1) {
      parts.push(json.slice(from, at).trim());
      from = at + 1;
    } else if (isOpening(code)) depth++;
    else if (isClosing(code) && --depth === 0) {
      const last = json.slice(from, at).trim();
      return last === '' ? parts : [...parts, last];
    }
  }
  return parts;
}

/** Behind the string whose quote stands at `at`. */
function endOfString(json: string, at: number): number {
  for (let i = at + 1; i < json.length; i++) {
    const code = json.charCodeAt(i);
    if (code === BACKSLASH) i++;
    else if (code === QUOTE) return i + 1;
  }
  return json.length;
}

const isOpening = (code: number): boolean => code === 0x5b || code === 0x7b;
const isClosing = (code: number): boolean => code === 0x5d || code === 0x7d;
