import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NamesakeError } from '../../../src/errors.js';
import { type CategoryName, createIndex, openIndex } from '../../../src/index.js';
import { readSections, type SectionArray, writeSections } from '../../../src/column/section-file.js';

const VALUES = ['Acme Widgets Ltd', 'ACME Widgets Limited', 'Bank of America Corp', 'Zenith Optics', 'Intl Widgets', 'International Widgets', 'Ltd.'];
const index = createIndex(VALUES);
const bytes = index.save();

/** What opening a copy that was changed says: an error's code, or '' where it opens. */
function outcome(change: (copy: Uint8Array) => Uint8Array): string {
  try {
    openIndex(change(bytes.slice()));
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(NamesakeError);
    return (error as NamesakeError).code;
  }
}

/** The file with other numbers in it and a checksum that is right. */
function rewritten(change: (sections: Record<string, SectionArray>, meta: Record<string, unknown>) => void): Uint8Array {
  const { meta, sections } = readSections(bytes);
  const copies = Object.fromEntries(Object.entries(sections).map(([name, array]) => [name, array.slice()]));
  const newMeta = { ...(meta as Record<string, unknown>) };
  change(copies, newMeta);
  return writeSections(newMeta, copies);
}

describe('a saved index', () => {
  it('opens as it was, from any kind of buffer', () => {
    const shifted = new Uint8Array(bytes.length + 3);
    shifted.set(bytes, 3);
    const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
    shared.set(bytes);
    const buffer = Buffer.from(shifted.buffer, 3, bytes.length);
    for (const copy of [bytes, bytes.slice().buffer, shifted.subarray(3), buffer, shared, shared.buffer as SharedArrayBuffer]) {
      const opened = openIndex(copy);
      expect([opened.size, opened.values, opened.clusters, opened.category, opened.policy, opened.threshold]).toEqual([7, 4, 4, 'company', 'normal', 0.3]);
      expect(opened.match('Intl. Widget')).toEqual(index.match('Intl. Widget'));
      expect(opened.save()).toEqual(bytes);
    }
  });

  it('is never written to by those who use it', () => {
    const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
    shared.set(bytes);
    const [first, second] = [openIndex(shared), openIndex(shared)];
    first.add(['Nordfjord Shipping', 'acme widgets', 'Zenith Optics']);
    for (let i = 0; i < 50; i++) first.add([`Nordfjord Shipping ${i}`]);
    first.match('Nordfjord Shiping');
    expect(shared).toEqual(bytes);
    expect(second.match('Nordfjord Shipping')).toEqual([]);
    expect(second.match('Acme Widgets')).toEqual(index.match('Acme Widgets'));
  });

  it('is asked by several threads', async () => {
    const shared = new SharedArrayBuffer(bytes.length);
    new Uint8Array(shared).set(bytes);
    const module = new URL('../../../dist/link/index.js', import.meta.url).href;
    const source = `import(${JSON.stringify(module)}).then(({ openIndex }) => {
      const { parentPort, workerData } = require('node:worker_threads');
      parentPort.postMessage(openIndex(workerData).match('Acme Wigdets'));
    });`;
    const answers = await Promise.all(
      [1, 2].map(
        () =>
          new Promise((resolve, reject) => {
            const worker = new Worker(source, { eval: true, workerData: shared });
            worker.once('message', resolve);
            worker.once('error', reject);
          }),
      ),
    );
    for (const answer of answers) expect(answer).toEqual(index.match('Acme Wigdets'));
  });

  it('tells that it is cut off, longer, or nothing of the kind', () => {
    for (let length = 0; length < bytes.length; length += 37) expect(outcome((copy) => copy.subarray(0, length))).toBe('ERR_INDEX_FORMAT');
    expect(outcome((copy) => Uint8Array.from([...copy, 0]))).toBe('ERR_INDEX_FORMAT');
    expect(outcome(() => new TextEncoder().encode('id,name\n1,Acme Widgets Ltd and some more text to be long enough'))).toBe('ERR_INDEX_FORMAT');
    expect(() => openIndex('x' as unknown as Uint8Array)).toThrow(expect.objectContaining({ code: 'ERR_INPUT_TYPE' }));
  });

  it('tells of each byte that has changed', () => {
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, by) => {
        const code = outcome((copy) => {
          copy[at] ^= by;
          return copy;
        });
        expect(code).toBe(at >= 12 && at < 16 ? 'ERR_INDEX_VERSION' : 'ERR_INDEX_FORMAT');
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['keyVersion', 'company@0', 'ERR_INDEX_VERSION', /other key rules.*company@1.*company@0/],
    ['dataVersion', 'x', 'ERR_INDEX_VERSION', /other tables or weights/],
    ['category', 'vessel', 'ERR_INDEX_FORMAT', /company/],
    ['category', ['company'], 'ERR_INDEX_FORMAT', /company/],
    ['policy', 'lax', 'ERR_INDEX_FORMAT', /strict, normal, group/],
    ['threshold', null, 'ERR_INDEX_FORMAT', /threshold/],
  ])('tells of another %s: %s', (field, value, code, message) => {
    const changed = rewritten((_, meta) => {
      meta[field] = value;
    });
    expect(() => openIndex(changed)).toThrow(expect.objectContaining({ code, message: expect.stringMatching(message) }));
  });

  it('is opened or refused, and never goes astray, whatever numbers are in it', () => {
    const names = Object.keys(readSections(bytes).sections);
    const number = fc.oneof(fc.integer(), fc.constantFrom(-1, 0, 1, 2 ** 31 - 1, -(2 ** 31)), fc.nat(20));
    let refused = 0;
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.nat(), number, fc.boolean(), (name, at, value, cut) => {
        const changed = rewritten((sections) => {
          const section = sections[name];
          if (cut) sections[name] = section.slice(0, at % (section.length + 1));
          else section[at % section.length] = value;
        });
        try {
          const opened = openIndex(changed);
          opened.match('Acme Wigdets Intl');
          opened.add(['Acme Widgets & Co', 'Zenith Optiks']);
          opened.match('Zenith Optics', { explain: true });
        } catch (error) {
          expect(error).toBeInstanceOf(NamesakeError);
          refused++;
        }
      }),
      { numRuns: 80 },
    );
    expect(refused).toBeGreaterThan(8);
  });

  it('misses no section and takes no other header', () => {
    const { meta, sections } = readSections(bytes);
    for (const name of Object.keys(sections)) {
      const { [name]: _, ...others } = sections;
      expect(() => openIndex(writeSections(meta as object, others)), name).toThrow(expect.objectContaining({ code: 'ERR_INDEX_FORMAT' }));
    }
    expect(() => openIndex(writeSections([], {}))).toThrow(expect.objectContaining({ code: 'ERR_INDEX_FORMAT' }));
  });

  it.each(['company', 'individual', 'address', 'global-address', 'product'] as CategoryName[])('may be empty: %s', (category) => {
    const opened = openIndex(createIndex([], { category, threshold: 0.4 }).save());
    expect([opened.size, opened.category, opened.threshold, opened.match('Acme 12')]).toEqual([0, category, 0.4, []]);
    opened.add(['Acme 12']);
    expect(opened.match('Acme 12').length).toBe(1);
  });
});
