import { expect } from 'vitest';
import type { CategoryName, Level } from '../../src/category/category.js';
import { CompanyReader } from '../../src/category/company/reader.js';
import { categoryOf } from '../../src/category/registry.js';
import { Utf8Column } from '../../src/column/index.js';
import { KEY_LENGTH } from '../../src/key/key-column.js';
import { KeyEngine } from '../../src/key/key-engine.js';

/** Keys of a column as a user gets them, and as the grammar alone makes them. */
export class BothReadings {
  readonly #engine: KeyEngine;
  readonly #grammar: KeyEngine;
  /** Values that the grammar was not asked for. */
  plain = 0;
  values = 0;

  constructor(category: CategoryName) {
    this.#engine = new KeyEngine(categoryOf(category));
    this.#grammar = new KeyEngine(categoryOf(category));
    const { reader: grammar } = this.#grammar;
    Object.defineProperty(grammar, 'plain', { value: null });
    // (names of companies have a reading in one pass besides: tracing never takes it)
    if (grammar instanceof CompanyReader) grammar.parse.steps = [];
    const { reader } = this.#engine;
    const read = reader.read.bind(reader);
    reader.read = (...of) => {
      this.plain--;
      read(...of);
    };
  }

  /** Expects the same keys of both. */
  check(values: readonly string[], level: Level): void {
    this.values += values.length;
    this.plain += values.length;
    const { data, present } = this.#engine.keysOf(Utf8Column.from(values), level);
    values.forEach((value, i) => {
      const key = present[i] ? Buffer.from(data.subarray(i * KEY_LENGTH, (i + 1) * KEY_LENGTH)).toString('latin1') : null;
      expect(key, JSON.stringify(value)).toBe(this.#grammar.keyOf(value, level));
    });
  }

  /** The share of the values that the kernel reads by itself, once it has met their words. */
  plainShare(values: readonly string[], level: Level): number {
    this.check(values, level);
    this.plain = 0;
    this.values = 0;
    this.check(values, level);
    return this.plain / this.values;
  }
}
