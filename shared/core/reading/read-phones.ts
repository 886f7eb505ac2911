import { asciiDigits } from './read-number.ts';

export const phonePattern = /^\(?\+?[\d(][\d\s()./-]{2,24}$/;
/** Minimum number of digits of a phone number: landlines of the smallest countries have four. */
const fewestOfAny = 4;
/** Minimum number of digits of each phone number in a cell with several numbers. */
const fewestDigits = 7;
const longest = 500;
/** Matches an empty text or a phone number that needs no cleaning. */
const plain = /^(?:\+?\d[\d ]*\d)?$/;
/** Matches a text that is too short for two phone numbers, as most cells are. */
const single = /^\+?\d[\d ]{1,11}\d$/;
const between = /[;,、，；|\n\r/&]|\b(?:or|and)\b|或|和/i;
const numberIn = /\(?\+?[\d(][\d\s().-]{2,24}/g;
/** An extension at the end of a phone number, which is removed. */
const extension = /\s{0,3}(?:\bext(?:ension|n)?\b\.?|x|#|[轉转]|分[機机]|[內内][線线])[\s.:]{0,3}\d{1,6}$/i;

const digitsIn = (text: string) => text.replaceAll(/\D/g, '').length;

/** Whether a text looks like a phone number. The server decides whether it is valid. */
export const canBePhone = (text: string): boolean => phonePattern.test(text) && digitsIn(text) >= fewestOfAny;

/** Cleans a phone number: ASCII digits and hyphens, no invisible characters, no `.0` of a spreadsheet. */
export function readPhone(text: string): string {
  if (text.length > longest || plain.test(text)) return text;
  return asciiDigits(text.normalize('NFKC'))
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/^tel:/i, '')
    .replace(/^(\d{7,})\.0+$/, '$1')
    .trim();
}

/**
 * Error of a phone number that is invalid in the countries in question. Names the missing calling code only of
 * mobile numbers of mainland China, which cannot be anything else.
 */
export const phoneError = (number: string): string =>
  /^1[3-9]\d{9}$/.test(number.replaceAll(/[^+\d]/g, '')) ? 'validation.phone_mainland' : 'validation.phone';

/** Maximum number of digits of a phone number (E.164). */
const mostDigits = 15;
/** Beginning of a phone number that includes the country code. */
const abroad = /^(?:00|\+)/;

/** Splits phone numbers that are separated only by spaces: `91234567 98765432`, `9123 4567 9876 5432`. */
function splitAtSpace(text: string): string[] | undefined {
  if (text.length > longest || !/^[+(]?\d[\d\s()+-]*$/.test(text)) return undefined;
  const groups = text.split(/\s+/);
  if (groups.length > 1 && groups.every(group => digitsIn(group) >= fewestDigits)) return groups;
  const halves = [groups.slice(0, groups.length / 2), groups.slice(groups.length / 2)];
  const [first, second] = halves.map(half => half.map(digitsIn).join(' '));
  const isOneAbroad = abroad.test(text) && !abroad.test(halves[1]?.[0] ?? '');
  if (digitsIn(text) <= mostDigits || first !== second || isOneAbroad) return undefined;
  return halves.map(half => half.join(' '));
}

/** Removes duplicate phone numbers; only digits and `+` are compared. */
const distinct = (phones: string[]): string[] =>
  [
    ...new Map(phones.toReversed().map(phone => [phone.replaceAll(/[^+\d]/g, ''), phone])).values(),
  ].toReversed();

/** Reads the phone numbers in a cell and the other text beside them: `9123 4567 / 9876 5432 (mum)`. */
export function readPhones(text: string): { phones: string[]; beside: string[] } {
  if (single.test(text)) return { phones: [text], beside: [] };
  const whole = readPhone(text);
  const parts = splitAtSpace(whole) ?? whole.split(between).map(part => part.trim());
  const isList =
    parts.length > 1 && parts.every(part => digitsIn(part) === 0 || digitsIn(part) >= fewestDigits);
  if (!isList && phonePattern.test(whole)) return { phones: [whole], beside: [] };
  const phones: string[] = [];
  const beside: string[] = [];
  for (const part of isList ? parts : [whole]) {
    const inner = extension.exec(part)?.[0] ?? '';
    const bare = part.slice(0, part.length - inner.length);
    const found = (bare.match(numberIn) ?? []).map(number => number.replace(/(?<![\s(.-])[\s(.-]+$/, ''));
    const isRead =
      digitsIn(found.join('')) === digitsIn(bare) &&
      (found.length === 1 || found.every(number => digitsIn(number) >= fewestDigits));
    if (!isRead || found.length === 0) beside.push(part);
    else {
      phones.push(...found);
      const rest = found.reduce((left, number) => left.replace(number, ' '), bare);
      beside.push(rest.replaceAll(/\s+/g, ' ').trim(), inner.trim());
    }
  }
  return { phones: distinct(phones), beside: beside.filter(Boolean) };
}
