const monthNames =
  'january february march april may june july august september october november december'.split(' ');
const weekdays = /^(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?[.,]? /;
const chineseWeekday = /[ (]*(?:星期|周|週|礼拜|禮拜)[一二三四五六日天]\)?$/;
const chineseDigits = '零一二三四五六七八九';
const chineseNumber = /[〇零一二三四五六七八九十]+/g;

/**
 * A typed date in a form that is easier to read: half-width, in lower case, without weekday and ordinal endings,
 * with Chinese numerals as digits and single spaces.
 */
export function simplifyDateText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(weekdays, '')
    .replace(chineseWeekday, '')
    .replaceAll(chineseNumber, digitsOf)
    .replaceAll(/(\d)(?:st|nd|rd|th)\b/g, '$1')
    .replace(/^the /, '')
    .replace(' of ', ' ')
    .replaceAll(/(\d)([a-z])/g, '$1 $2')
    .replaceAll(/([a-z])\.?(\d)/g, '$1 $2');
}

/** Chinese numerals up to 99, and years digit by digit: 十四, 二十, 二〇一七. */
function digitsOf(numeral: string): string {
  const digit = (sign: string) => (sign === '〇' ? 0 : chineseDigits.indexOf(sign));
  if (!numeral.includes('十')) return [...numeral].map(digit).join('');
  const [tens = '', ones = '', ...others] = numeral.split('十');
  if (tens.length > 1 || ones.length > 1 || others.length > 0) return numeral;
  return String((tens ? digit(tens) : 1) * 10 + (ones ? digit(ones) : 0));
}

/** Number of a month by its English name or at least three letters of it; NaN for any other word. */
export function monthOfName(name: string): number {
  const index = name.length < 3 ? -1 : monthNames.findIndex(month => month.startsWith(name));
  return index < 0 ? Number.NaN : index + 1;
}
