/** A value's text without blanks around it; '' where it is no text, or longer than what is read of such values: a longer one is something else. */
export function boundedText(value: unknown, maxLength: number): string {
  if (typeof value !== 'string' || value.length > maxLength) return '';
  return value.trim();
}
