import { asciiDigits } from './read-number.ts';

/** Names of months in the languages that devices and programs use, without accents. */
const monthNames = [
  'january januar janvier enero',
  'february februar fevrier febrero',
  'march marz maerz mrz mars marzo',
  'april avril abril',
  'may mai mayo',
  'june juni juin junio',
  'july juli juillet julio',
  'august aout agosto',
  'september septembre septiembre setiembre',
  'october oktober octobre octubre',
  'november novembre noviembre',
  'december dezember decembre diciembre',
].map(names => names.split(' '));
const weekday =
  '(?:(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche)';
const weekdayBefore = new RegExp(`^${weekday}[.,]? `);
const weekdayBehind = new RegExp(`,? ?\\(?${weekday}\\.?\\)?$`);
const chineseWeekday =
  /(?<![ (])[ (]*(?:星期|周|週|礼拜|禮拜)[一二三四五六日天]\)?$| ?\([一二三四五六日天月火水木金土]\)$/;
const chineseDigits = '零一二三四五六七八九';
const chineseNumber = /[〇零一二三四五六七八九十]+/g;
/** First year of each era of Taiwan and Japan. */
const eras: Record<string, number> = {
  民國: 1912,
  民国: 1912,
  民: 1912,
  中華民國: 1912,
  昭和: 1926,
  平成: 1989,
  令和: 2019,
  ...{ s: 1926, h: 1989, r: 2019 },
};
const eraYear = /^(中華民國|民國|民国|民|昭和|平成|令和|[shr](?=\d{1,2}[./-]\d)) ?(\d{1,3}|元)(?=\D)/;

const eraOfWest = /^(?:公元|西元|公[历曆]|西[历曆]) ?/;

/** A date that a program saved as a decimal number: `20170314.0`. */
const wholeNumber = /^(\d{8})\.0+$/;
const numeric = /^\d(?:[\d./-]*\d)?$/;

/**
 * Simplifies a typed date for parsing: half-width, lower case, single spaces, no weekday, accents or ordinal
 * endings; Chinese numerals become digits and era years become calendar years.
 */
export function simplifyDateText(text: string): string {
  if (numeric.test(text) && !wholeNumber.test(text)) return text;
  return asciiDigits(text)
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replace(eraOfWest, '')
    .replace(wholeNumber, '$1')
    .replace(weekdayBefore, '')
    .replace(weekdayBehind, '')
    .replace(chineseWeekday, '')
    .replaceAll(chineseNumber, digitsOf)
    .replace(eraYear, (_, era: string, year: string) =>
      String((eras[era] ?? 0) + (year === '元' ? 1 : Number(year)) - 1),
    )
    .replaceAll(/(\d)(?:st|nd|rd|th|er)\b/g, '$1')
    .replace(/(\d)\.$/, '$1')
    .replace(/^the /, '')
    .replaceAll(/ (?:of|de) /g, ' ')
    .replaceAll(/(\d)([a-z])/g, '$1 $2')
    .replaceAll(/([a-z])\.?(\d)/g, '$1 $2');
}

/** Converts Chinese numerals to digits: numbers up to 99 (十四, 二十) and years written digit by digit (二〇一七). */
function digitsOf(numeral: string): string {
  const digit = (sign: string) => (sign === '〇' ? 0 : chineseDigits.indexOf(sign));
  if (!numeral.includes('十')) return [...numeral].map(digit).join('');
  const [tens = '', ones = '', ...others] = numeral.split('十');
  if (tens.length > 1 || ones.length > 1 || others.length > 0) return numeral;
  return String((tens ? digit(tens) : 1) * 10 + (ones ? digit(ones) : 0));
}

/** Number of a month from its name or at least the first three letters; NaN for any other word. */
export function monthOfName(name: string): number {
  const index =
    name.length < 3 ? -1 : monthNames.findIndex(names => names.some(month => month.startsWith(name)));
  return index < 0 ? Number.NaN : index + 1;
}
