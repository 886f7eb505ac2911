import * as fc from 'fast-check';
import type { Schema } from './input-schema.ts';

/** Values to generate for some fields, by dotted path, instead of those from the schema. */
export type Values = Record<string, fc.Arbitrary<unknown>>;

const longText = 30;
const someItems = 5;

/**
 * Parts of typed lines: several writing systems, changes of text direction, and characters with a special
 * meaning in some program.
 */
const pieces = [
  ...['a', 'Z', '7', ' ', '-', '.', "'", '"', '<b>', '&amp;', '=1+1', '@', '#', '%00', '\\', '${x}', '{{x}}'],
  ...[
    'é',
    'ß',
    'ł',
    'İ',
    '陈',
    '陳',
    '㐀',
    '𠮷',
    'ア',
    '한',
    'ש',
    'ع',
    '\u202e',
    '\u200d',
    '👩‍👧',
    '🇭🇰',
    'e\u0301',
    'ﷺ',
    'Ａ',
  ],
];
/** Characters that are hard to handle if a whole line consists of them. */
const extremes = ['a', '陈', '👁', '𐐀', 'ﷺ', 'é', '\u0301'];

/**
 * Generates values that a JSON Schema allows.
 * @throws Error if this function does not know the schema's type or format
 */
export function arbitraryOf(schema: Schema, values: Values = {}, at = ''): fc.Arbitrary<unknown> {
  const { oneOf, anyOf = oneOf, const: constant, enum: choices, type } = schema;
  const own = values[at];
  if (Array.isArray(type))
    return fc.oneof(...type.map((one: Schema['type']) => arbitraryOf({ ...schema, type: one }, values, at)));
  if (anyOf) return fc.oneof(...anyOf.map(one => arbitraryOf(one as Schema, values, at)));
  if (own && type !== 'null') return own;
  if (constant !== undefined) return fc.constant(constant);
  if (choices) return fc.constantFrom(...choices);
  switch (type) {
    case 'object':
      return objectOf(schema, values, at);
    case 'array':
      return fc.array(arbitraryOf(schema.items as Schema, values, `${at}[]`), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? someItems, someItems),
      });
    case 'string':
      return textOf(schema, at);
    case 'integer':
      return fc.integer({
        min: schema.minimum ?? -1_000,
        max: Math.min(schema.maximum ?? 1_000, 2 ** 31 - 1),
      });
    case 'number':
      if (schema.multipleOf !== undefined) return stepsOf(schema.multipleOf, schema);
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      throw new Error(`teach test/support/arbitrary-of-schema.ts to fill ${at}: ${JSON.stringify(schema)}`);
  }
}

function stepsOf(step: number, { minimum = -1_000, maximum = 1_000 }: Schema): fc.Arbitrary<number> {
  const counts = fc.integer({ min: Math.ceil(minimum / step), max: Math.floor(maximum / step) });
  return counts.map(count => Number((count * step).toFixed(6)) + 0);
}

function objectOf({ properties = {}, required }: Schema, values: Values, at: string): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, field]) => [
    name,
    arbitraryOf(field as Schema, values, at ? `${at}.${name}` : name),
  ]);
  const model: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields);
  return fc.record(model, { requiredKeys: required ?? [] });
}

function textOf(
  { format, pattern, minLength = 0, maxLength = 250 }: Schema,
  at: string,
): fc.Arbitrary<string> {
  const word = fc.stringMatching(/^[a-z0-9]{1,12}$/);
  if (format === 'email')
    return fc.oneof(
      { weight: 9, arbitrary: fc.tuple(word, word).map(([who, where]) => `${who}@${where}.example`) },
      { weight: 1, arbitrary: word.map(who => longestEmail(who, maxLength)) },
    );
  if (format === 'uuid') return fc.uuid();
  if (format === 'date')
    return fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2099-12-31') }).map(day);
  if (format === 'date-time')
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date('2099-12-31') })
      .map(at => at.toISOString());
  if (format) throw new Error(`teach test/support/arbitrary-of-schema.ts to fill ${at} with a ${format}`);
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const line = fc
    .array(fc.constantFrom(...pieces), { minLength, maxLength: longText })
    .map(parts => cut(minLength > 0 ? `x${parts.join('')}` : parts.join(''), maxLength));
  const whole = fc.constantFrom(...extremes).map(sign => cut(sign.repeat(maxLength), maxLength));
  return fc.oneof({ weight: 9, arbitrary: line }, { weight: 1, arbitrary: whole });
}

/** An email address of exactly this length. The parts of its domain have at most 63 letters, as in DNS. */
function longestEmail(who: string, length: number): string {
  const domain = `.${'a'.repeat(60)}`.repeat(9);
  return `${who}@a${domain.slice(-(length - who.length - 2))}`;
}

const day = (date: Date) => date.toISOString().slice(0, 10);
const cut = (text: string, length: number) => [...text].slice(0, length).join('');
