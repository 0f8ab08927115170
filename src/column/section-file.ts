import { NamesakeError } from '../errors.js';

/**
 * A file of arrays, laid out so that it is used where it lies: a buffer that several threads share is opened without a copy.
 *
 *   0   8 bytes   "NAMESAKE"
 *   8   u32       1, written as the machine does: other byte orders are told
 *   12  u32       format version
 *   16  u32 × 2   checksum of all that follows
 *   24  u32 × 2   bytes of the whole file (low, high)
 *   32  u32       bytes of the header
 *   36  header    JSON: `meta`, and of each section name, type, offset and length
 *       sections  each at a multiple of 8
 */
export const FORMAT_VERSION = 1;

const MAGIC = 'NAMESAKE';
const PRELUDE_BYTES = 36;
const MAX_HEADER_BYTES = 1 << 16;

const TYPES = { u8: Uint8Array, u16: Uint16Array, i32: Int32Array, f32: Float32Array, f64: Float64Array } as const;
type TypeName = keyof typeof TYPES;
/** An array that can be a section. */
export type SectionArray = Uint8Array | Uint16Array | Int32Array | Float32Array | Float64Array;
export type Sections = Readonly<Record<string, SectionArray>>;

interface SectionPlace {
  readonly name: string;
  readonly type: TypeName;
  readonly offset: number;
  readonly length: number;
}

/** Writes a file of `sections`, with `meta` (anything JSON can say) in its header. */
export function writeSections(meta: object, sections: Sections): Uint8Array {
  const entries = Object.entries(sections).map(([name, array]) => ({ name, array, type: typeOf(array) }));
  // the header says where the sections are, and its length decides that: places are counted from the first section
  const places: SectionPlace[] = [];
  let end = 0;
  for (const { name, array, type } of entries) {
    places.push({ name, type, offset: end, length: array.length });
    end = aligned(end + array.byteLength);
  }
  const header = new TextEncoder().encode(JSON.stringify({ meta, sections: places }));
  const start = aligned(PRELUDE_BYTES + header.length);
  const bytes = new Uint8Array(start + end);
  for (let i = 0; i < MAGIC.length; i++) bytes[i] = MAGIC.charCodeAt(i);
  bytes.set(header, PRELUDE_BYTES);
  entries.forEach(({ array }, i) => {
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), start + places[i].offset);
  });
  const words = new Uint32Array(bytes.buffer, 0, PRELUDE_BYTES / 4);
  words.set([1, FORMAT_VERSION, 0, 0, bytes.length >>> 0, Math.floor(bytes.length / 2 ** 32), header.length], 2);
  words.set(checksum(bytes), 4);
  return bytes;
}

/**
 * Reads a file of sections: views of `bytes`, nothing is copied unless it lies at no multiple of 8.
 *
 * @param from  `package`: a file that was installed with the program, whose bytes nobody else vouches for either: its checksum is not looked at (some ms a megabyte
 *   in a process that has just begun).
 * @throws {NamesakeError} `ERR_INDEX_FORMAT` where it is no such file, cut off or damaged; `ERR_INDEX_VERSION` for another version of the format.
 */
export function readSections(given: Uint8Array, from: 'anywhere' | 'package' = 'anywhere'): { meta: unknown; sections: Sections } {
  const bytes = given.byteOffset % 8 === 0 ? given : new Uint8Array(given); // (`slice` of a Node buffer copies nothing)
  if (bytes.length < PRELUDE_BYTES) throw broken('a file of 36 bytes and more', `${bytes.length} bytes`);
  const magic = String.fromCharCode(...bytes.slice(0, MAGIC.length));
  if (magic !== MAGIC) throw broken(`the first bytes "${MAGIC}"`, JSON.stringify(magic));
  const [order, format, , , low, high, headerBytes] = new Uint32Array(bytes.buffer, bytes.byteOffset + 8, 7);
  if (order !== 1) throw broken('a file that was saved by a machine of this byte order', 'another byte order');
  if (format !== FORMAT_VERSION)
    throw new NamesakeError('ERR_INDEX_VERSION', 'the index has another format', `format ${FORMAT_VERSION}`, `format ${format}; build the index anew`);
  if (high * 2 ** 32 + low !== bytes.length) throw broken(`${high * 2 ** 32 + low} bytes`, `${bytes.length} bytes: it is cut off or has grown`);
  const sum = from === 'package' ? null : checksum(bytes);
  const [first, second] = new Uint32Array(bytes.buffer, bytes.byteOffset + 16, 2);
  if (sum !== null && (sum[0] !== first || sum[1] !== second)) throw broken('the checksum that it was saved with', 'another one: it is damaged');
  if (headerBytes > MAX_HEADER_BYTES || PRELUDE_BYTES + headerBytes > bytes.length) throw broken('a header within the file', `${headerBytes} bytes`);
  const { meta, sections: places } = headerOf(bytes.slice(PRELUDE_BYTES, PRELUDE_BYTES + headerBytes));
  const start = aligned(PRELUDE_BYTES + headerBytes);
  const sections: Record<string, SectionArray> = {};
  for (const { name, type, offset, length } of places) {
    const size = TYPES[type].BYTES_PER_ELEMENT;
    if (offset % 8 !== 0 || start + offset + length * size > bytes.length) throw broken(`section "${name}" within the file`, `${length} at ${offset}`);
    sections[name] = new TYPES[type](bytes.buffer as ArrayBuffer, bytes.byteOffset + start + offset, length);
  }
  return { meta, sections };
}

/** An error that says what is wrong with a saved index. */
export function broken(expected: string, got: string): NamesakeError {
  return new NamesakeError('ERR_INDEX_FORMAT', 'this is no index that can be opened', expected, got);
}

function headerOf(bytes: Uint8Array): { meta: unknown; sections: SectionPlace[] } {
  let header: unknown;
  try {
    header = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw broken('a header that can be read', 'no JSON');
  }
  const { meta, sections } = (typeof header === 'object' && header !== null ? header : {}) as { meta?: unknown; sections?: unknown };
  if (!Array.isArray(sections) || !sections.every(isPlace)) throw broken('a header that lists its sections', 'another one');
  return { meta, sections };
}

function isPlace(place: unknown): place is SectionPlace {
  if (typeof place !== 'object' || place === null) return false;
  const { name, type, offset, length } = place as Record<string, unknown>;
  const isSize = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
  return typeof name === 'string' && typeof type === 'string' && Object.hasOwn(TYPES, type) && isSize(offset) && isSize(length);
}

function typeOf(array: SectionArray): TypeName {
  return (Object.keys(TYPES) as TypeName[]).find((name) => array instanceof TYPES[name]) as TypeName;
}

const aligned = (offset: number): number => Math.ceil(offset / 8) * 8;

/** 64 bits of all behind the checksum's own place, four bytes at a time. Against accidents, not against forgers. */
function checksum(bytes: Uint8Array): [number, number] {
  const from = 24;
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset + from, Math.floor((bytes.length - from) / 4));
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  for (let i = 0; i < words.length; i++) {
    a = Math.imul(a ^ words[i], 0x85ebca6b);
    a ^= a >>> 15;
    b = (Math.imul(b, 0x01000193) + a) | 0;
  }
  for (let i = from + words.length * 4; i < bytes.length; i++) a = Math.imul(a ^ bytes[i], 0xc2b2ae35) ^ (a >>> 16);
  return [(a ^ bytes.length) >>> 0, (b ^ a) >>> 0];
}
