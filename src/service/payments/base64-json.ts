const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** JSON in a header: base64 of its UTF-8. */
export const toBase64Json = (value: unknown): string => Buffer.from(JSON.stringify(value), 'utf8').toString('base64');

/** What {@link toBase64Json} made. @throws {Error} for anything else. */
export function fromBase64Json(text: string): unknown {
  if (!BASE64.test(text)) throw new Error('no base64');
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'base64')));
}

/** A member of what strangers sent: its own, of an object; else undefined. */
export function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
}
