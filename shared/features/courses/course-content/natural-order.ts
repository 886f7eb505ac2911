import { maxLineLength } from '../../../core/limits.ts';

const digits = '〇一二三四五六七八九';
const chineseNumber =
  /^([第(【]?)([零〇一二两兩三四五六七八九十百]+)(?=$|[\s、.,:)】章节節课課单單元回讲講步周週天级級])/u;
let collator: Intl.Collator | undefined;
/** Made when first used, because that takes 10 ms. */
const titleOrder = (): Intl.Collator =>
  (collator ??= new Intl.Collator('zh-Hans-u-co-pinyin', { numeric: true, sensitivity: 'base' }));

/** Reads a Chinese number up to 999; undefined for other text. */
function chineseValue(text: string): number | undefined {
  const plain = text.replaceAll('零', '〇').replaceAll(/[两兩]/g, '二');
  const parts =
    /^(?:([一二三四五六七八九]?)百)?〇?(?:([一二三四五六七八九]?)十)?([〇一二三四五六七八九]*)$/u.exec(plain);
  if (!parts) return undefined;
  const [, hundreds, tens, rest = ''] = parts;
  const large = (found: string | undefined, unit: number) =>
    found === undefined ? 0 : (found === '' ? 1 : digits.indexOf(found)) * unit;
  if (hundreds === undefined && tens === undefined)
    return Number([...rest].map(letter => digits.indexOf(letter)).join(''));
  return rest.length > 1
    ? undefined
    : large(hundreds, 100) + large(tens, 10) + Math.max(digits.indexOf(rest), 0);
}

/** Writes a number in Chinese up to 999, otherwise in digits. */
function chineseOf(value: number): string {
  if (value > 999) return String(value);
  const [hundreds, tens, ones] = [Math.floor(value / 100), Math.floor(value / 10) % 10, value % 10];
  const zero = hundreds > 0 && ones > 0 ? '零' : '';
  const inTens = tens > 0 ? `${tens === 1 && hundreds === 0 ? '' : digits[tens]}十` : zero;
  return `${hundreds > 0 ? `${digits[hundreds]}百` : ''}${inTens}${ones > 0 ? digits[ones] : ''}`;
}

/** Prepares a title for sorting: full-width digits and a Chinese number at the start become ASCII digits. */
const sortable = (title: string): string =>
  title
    .normalize('NFKC')
    .trim()
    .replace(chineseNumber, (all, before: string, number: string) => {
      const value = chineseValue(number);
      return value === undefined ? all : `${before}${value}`;
    })
    .replace(/^第(?=\d)/, '');

/** Compares titles by their numbers: 2 before 10, ２ like 2, 十 after 九. */
export const byTitle = (one: { title: string; id: string }, other: { title: string; id: string }): number =>
  titleOrder().compare(sortable(one.title), sortable(other.title)) || one.id.localeCompare(other.id);

/** The number at the start of a title; null if there is none. */
export function numberOf(title: string): number | null {
  const [, bare, bracketed] = /^(?:(\d{1,6})|[(【](\d{1,6})[)】])/.exec(sortable(title)) ?? [];
  const found = bare ?? bracketed;
  return found === undefined ? null : Number(found);
}

/**
 * Replaces the number of a title: with 3, `第二课` becomes `第三课`. Puts the number before a title without one.
 */
export function withNumber(title: string, number: number): string {
  const text = title.normalize('NFKC').trim();
  if (text.startsWith('第') && numberOf(title) !== null)
    return text.replace(/^第\d+/, `第${number}`).replace(chineseNumber, `第${chineseOf(number)}`);
  const rest = text
    .replace(chineseNumber, '')
    .replace(/^(?:\d{1,6}|[(【]\d{1,6}(?=[)】]))/, '')
    .replace(/^[\s、.:)】]+/u, '');
  return `${number} ${rest || title.trim()}`.trim();
}

/**
 * The title of a copy, with the next number if the titles are numbered. @param word added in brackets, such
 * as "copy"
 */
export function copiedTitle(title: string, siblings: readonly { title: string }[], word: string): string {
  const copy = `${[...title].slice(0, maxLineLength - [...word].length - 12).join('')} (${word})`;
  if (numberOf(title) === null) return copy;
  return withNumber(copy, Math.max(...siblings.map(one => numberOf(one.title) ?? 0)) + 1);
}
