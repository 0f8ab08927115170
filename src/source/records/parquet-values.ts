import type { LogicalType, SchemaElement, SchemaTree } from 'hyparquet';

/** Makes of a value, as hyparquet hands it, one that a cell or JSON can be made of. */
export type Conversion = (value: unknown) => unknown;

const PER_SECOND = { MILLIS: 1_000n, MICROS: 1_000_000n, NANOS: 1_000_000_000n } as const;
const DAY_MS = 86_400_000;
const FLOAT_DIGITS = [6, 7, 8, 9] as const;
const strictText = new TextDecoder('utf-8', { fatal: true });

/**
 * Conversions of a column: hyparquet knows decimals as doubles, timestamps to the millisecond, times as numbers, and no intervals. Annotations of what is converted here are
 * taken from the schema, so that it hands the plain values.
 */
export function conversionOf(node: SchemaTree): Conversion {
  const { children, element } = node;
  if (children.length === 0) return each(element.repetition_type === 'REPEATED', leaf(element));
  const group = groupConversion(node);
  // (a list stands for itself and the repeated group within)
  return each(element.repetition_type === 'REPEATED', group);
}

function groupConversion({ children, element }: SchemaTree): Conversion {
  const [inner] = children;
  const isRepeated = inner.element.repetition_type === 'REPEATED' && children.length === 1;
  if (isRepeated && element.converted_type === 'LIST') return each(true, inner.children.length === 1 ? conversionOf(inner.children[0]) : groupOrLeaf(inner));
  // (keys of maps have become names: they stay as hyparquet makes them)
  if (isRepeated && /^MAP/.test(element.converted_type ?? '') && inner.children.length === 2) return entries(conversionOf(inner.children[1]));
  return struct(new Map(children.map((child) => [child.element.name, conversionOf(child)])));
}

const groupOrLeaf = (node: SchemaTree): Conversion => (node.children.length === 0 ? leaf(node.element) : groupConversion(node));
const each = (many: boolean, convert: Conversion): Conversion =>
  many ? (value) => (Array.isArray(value) ? value.map((item) => orNull(item, convert)) : orNull(value, convert)) : (value) => orNull(value, convert);
const orNull = (value: unknown, convert: Conversion): unknown => (value === null || value === undefined ? null : convert(value));
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const entries =
  (convert: Conversion): Conversion =>
  (value) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, convert(item)])) : value;

const struct =
  (fields: ReadonlyMap<string, Conversion>): Conversion =>
  (value) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, item]) => [name, (fields.get(name) ?? String)(item)])) : value;

function leaf(element: SchemaElement): Conversion {
  const convert = annotated(element);
  if (convert !== null) {
    delete element.converted_type;
    delete element.logical_type;
    return convert;
  }
  if (element.type === 'FLOAT') return (value) => shortest(value as number);
  // nanoseconds, which the parser leaves alone
  if (element.type === 'INT96') return timestamp('NANOS', false);
  return element.type === 'BYTE_ARRAY' ? (value) => (value instanceof Uint8Array ? textOrBytes(value) : value) : (value) => value;
}

/** Null where hyparquet does well. */
function annotated({ converted_type, logical_type, scale = 0 }: SchemaElement): Conversion | null {
  const legacy = converted_type?.split('_') ?? [];
  const kind = logical_type?.type ?? legacy[0];
  const { unit, isAdjustedToUTC } = timeOf(logical_type) ?? { unit: legacy[1] as keyof typeof PER_SECOND, isAdjustedToUTC: true };
  switch (kind) {
    case 'DECIMAL':
      return (value) => decimal(wholeOf(value), logical_type?.type === 'DECIMAL' ? logical_type.scale : scale);
    case 'DATE':
      return (value) => dayOf(Number(value) * DAY_MS);
    case 'TIME':
      return (value) => clock(BigInt(value as number | bigint), PER_SECOND[unit]);
    case 'TIMESTAMP':
      return timestamp(unit, isAdjustedToUTC);
    case 'INTERVAL':
      return (value) => interval(value as Uint8Array);
    case 'ENUM':
    case 'JSON':
      return (value) => textOrBytes(value as Uint8Array);
    case 'BSON':
      return (value) => value;
    default:
      return null;
  }
}

const timeOf = (type: LogicalType | undefined) => (type?.type === 'TIME' || type?.type === 'TIMESTAMP' ? type : undefined);

/** Bytes of unknown kind: older writers mean text. */
function textOrBytes(bytes: Uint8Array): string | Uint8Array {
  try {
    return strictText.decode(bytes);
  } catch {
    return bytes;
  }
}

const wholeOf = (value: unknown): bigint =>
  value instanceof Uint8Array ? BigInt.asIntN(value.length * 8, BigInt(`0x0${Buffer.from(value).toString('hex')}`)) : BigInt(value as number | bigint);

function decimal(whole: bigint, scale: number): string {
  if (scale <= 0) return String(whole * 10n ** BigInt(-scale));
  const digits = String(whole < 0n ? -whole : whole).padStart(scale + 1, '0');
  return `${whole < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** Empty where there is no such day. */
function dayOf(timeMs: number): string {
  const date = new Date(timeMs);
  return Number.isNaN(date.getTime()) ? '' : (date.toISOString().split('T')[0] as string);
}

function clock(ticks: bigint, perSecond: bigint): string {
  const seconds = Number(ticks / perSecond);
  const two = (number: number): string => String(Math.floor(number)).padStart(2, '0');
  const fraction = String((ticks % perSecond) + perSecond)
    .slice(1)
    .replace(/0+$/, '');
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}${fraction && `.${fraction}`}`;
}

/** The day alone at midnight; "Z" only where the file says that it is UTC. */
function timestamp(unit: keyof typeof PER_SECOND, isUtc: boolean): Conversion {
  const perDay = PER_SECOND[unit] * 86_400n;
  return (value) => {
    const ticks = BigInt(value as number | bigint);
    const inDay = ((ticks % perDay) + perDay) % perDay;
    const day = dayOf(Number((ticks - inDay) / perDay) * DAY_MS);
    return inDay === 0n || day === '' ? day : `${day}T${clock(inDay, PER_SECOND[unit])}${isUtc ? 'Z' : ''}`;
  };
}

/** ISO 8601. */
function interval(bytes: Uint8Array): string {
  const [months, days, ms] = [0, 4, 8].map((at) => Buffer.from(bytes).readUInt32LE(at)) as [number, number, number];
  const date = `${months > 0 ? `${months}M` : ''}${days > 0 ? `${days}D` : ''}`;
  return ms > 0 || date === '' ? `P${date}T${ms / 1000}S` : `P${date}`;
}

/** The double that has the fewest digits of those that are this one as a float. */
const shortest = (float: number): number =>
  FLOAT_DIGITS.map((digits) => Number(float.toPrecision(digits))).find((double) => Math.fround(double) === float) ?? float;
