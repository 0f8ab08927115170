/** Below so many characters a secret is only taken out as a word: else it would leave holes everywhere, which tell it. */
const MIN_INSIDE_WORDS = 4;

/**
 * A message of a driver or server that shows none of the secrets, in plain, percent-encoded or JSON.
 *
 * @example withoutSecret('password "hunter2" refused', ['hunter2'])  // => 'password "***" refused'
 */
export function withoutSecret(text: string, secrets: readonly string[]): string {
  const forms = new Set(secrets.flatMap((secret) => [secret, encoded(secret), JSON.stringify(secret).slice(1, -1)]).filter((form) => form !== ''));
  const longestFirst = [...forms].sort((a, b) => b.length - a.length);
  return longestFirst.reduce((rest, form) => (form.length < MIN_INSIDE_WORDS ? withoutWord(rest, form) : rest.replaceAll(form, '***')), text);
}

function withoutWord(text: string, word: string): string {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'gu'), '***');
}

function encoded(secret: string): string {
  // (a lone surrogate cannot be encoded)
  return encodeURIComponent(secret.replace(/\p{Surrogate}/gu, '\ufffd'));
}
