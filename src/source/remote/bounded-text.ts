/** The body of an answer as UTF-8; null where it has more than `maxBytes`. @throws what the connection throws. */
export async function boundedText(response: Response, maxBytes: number): Promise<string | null> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.length;
    if (bytes > maxBytes) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
