import { expect, test } from 'vitest';
import * as z from 'zod';
import {
  Cursor,
  Email,
  Line,
  lineOf,
  optional,
  Phone,
  Slug,
  Text,
  TimeZone,
} from '../../shared/core/fields.ts';

const accepts = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;
const fault = (schema: typeof Line, value: string) => schema.safeParse(value).error?.issues[0]?.message;

test('a one-line text may have 250 characters, including characters of several code units', () => {
  for (const letter of ['a', '明', '🌳']) {
    expect(accepts(Line, letter.repeat(250)), letter).toBe(true);
    expect(fault(Line, letter.repeat(251)), letter).toBe('validation.max_length');
  }
});

test('spaces at both ends of a one-line text do not count towards its length', () => {
  expect(Line.parse('  Mei Wong ')).toBe('Mei Wong');
  expect(accepts(lineOf(3), ' abc ')).toBe(true);
  expect(fault(lineOf(3), 'abcd')).toBe('validation.max_length');
  expect(fault(lineOf(3), 'a\nb')).toBe('validation.characters');
});

test('the JSON Schema of a one-line text contains the length limit', () => {
  expect(z.toJSONSchema(lineOf(3), { io: 'input' })).toMatchObject({ type: 'string', maxLength: 3 });
});

test.each([
  ['a line break', 'a\nb'],
  ['a tab', 'a\tb'],
  ['NUL', 'a\u0000b'],
  ['a line separator', 'a\u2028b'],
  ['a paragraph separator', 'a\u2029b'],
  ['half of a surrogate pair', 'a\ud83cb'],
])('a one-line text with %s is rejected', (_, value) => {
  expect(fault(Line, value)).toBe('validation.characters');
});

test('a text of several lines may contain line breaks and tabs, but no other control characters', () => {
  expect(Text.parse('First\n\tsecond 🌳')).toBe('First\n\tsecond 🌳');
  // The schema converts the line breaks of other systems, `\r\n` and `\r`, to `\n`.
  expect(Text.parse('First\r\nsecond\rthird\n')).toBe('First\nsecond\nthird');
  for (const wrong of ['a\u0000b', 'a\u0085b', 'a\u001bb', 'a\ud83cb'])
    expect(fault(Text, wrong), JSON.stringify(wrong)).toBe('validation.characters');
  expect(accepts(Text, '明'.repeat(5_000))).toBe(true);
  expect(fault(Text, '明'.repeat(5_001))).toBe('validation.max_length');
});

test('a value that is missing in the input is stored as null, like an explicit null', () => {
  const schema = optional(Line);
  expect(schema.parse(undefined)).toBeNull();
  expect(schema.parse(null)).toBeNull();
  expect(schema.parse('')).toBe('');
});

test('a time zone is accepted only if the JavaScript runtime knows it', () => {
  for (const _ of [1, 2]) {
    expect(accepts(TimeZone, 'Asia/Hong_Kong')).toBe(true);
    expect(accepts(TimeZone, 'Mars/Olympus_Mons')).toBe(false);
  }
});

test('a phone number is accepted with full-width digits and the usual punctuation', () => {
  expect(Phone.parse('（０２）９１２３-４５６７')).toBe('(02)9123-4567');
  expect(accepts(Phone, '+852 9123 4567')).toBe(true);
  for (const wrong of ['12', '123', '(12) 3', 'ask mother', '+852 9123 4567 ext 2'])
    expect(accepts(Phone, wrong)).toBe(false);
});

test('an invalid phone number is reported as invalid, and an empty one as missing', () => {
  const messageOf = (value: string) => Phone.safeParse(value).error?.issues[0]?.message;
  expect(messageOf('ask mother')).toBe('validation.phone');
  expect(messageOf('  ')).toMatch(/^Invalid string/);
});

test('a slug is lower case, neither begins nor ends with a hyphen, and has 2 to 40 characters', () => {
  for (const slug of ['ab', 'st-mary-2', 'a'.repeat(40)]) expect(accepts(Slug, slug), slug).toBe(true);
  for (const slug of ['a', '-ab', 'ab-', 'Ab', 'a b', 'a'.repeat(41)])
    expect(accepts(Slug, slug), slug).toBe(false);
});

test('an email address without @ and a cursor with spaces are rejected', () => {
  expect(accepts(Email, 'mei.clinic.example')).toBe(false);
  expect(accepts(Cursor, 'abc.DEF-1_2')).toBe(true);
  expect(accepts(Cursor, 'abc def')).toBe(false);
});
