/** Byte strings → ids in order of first sight, by way of a Map. */
export class Interner {
  readonly texts: Uint8Array[] = [];
  readonly #ids = new Map<string, number>();

  intern(bytes: Uint8Array): number {
    const key = Buffer.from(bytes).toString('hex');
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    this.#ids.set(key, this.texts.length);
    this.texts.push(bytes.slice());
    return this.texts.length - 1;
  }
}
