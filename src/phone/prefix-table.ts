/** What is known of numbers by how they begin: the longest prefix counts. */
export class PrefixTable {
  private readonly values = new Map<string, string>();
  private longest = 0;

  /** @param text  a line a value: the value, a tab, its prefixes; each as the difference to the one before in base 36, or "length.number" (scripts/tables/phone.mjs writes it). */
  static from(text: string): PrefixTable {
    const table = new PrefixTable();
    for (const line of text.split('\n')) {
      const tab = line.indexOf('\t');
      const value = line.slice(0, tab);
      let number = 0;
      let length = 0;
      for (const written of line.slice(tab + 1).split(' ')) {
        const dot = written.indexOf('.');
        if (dot >= 0) {
          length = Number(written.slice(0, dot));
          number = Number.parseInt(written.slice(dot + 1), 36);
        } else number += Number.parseInt(written, 36);
        table.values.set(String(number).padStart(length, '0'), value);
        table.longest = Math.max(table.longest, length);
      }
    }
    return table;
  }

  /** The value of the longest prefix of at least so many digits, or ''. */
  find(digits: string, atLeast = 1): string {
    for (let length = Math.min(this.longest, digits.length); length >= atLeast; length--) {
      const value = this.values.get(digits.slice(0, length));
      if (value !== undefined) return value;
    }
    return '';
  }
}
