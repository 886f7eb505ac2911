import type { Glyph } from './shape-text.ts';

/** Characters that must not start a line. */
const noStart = new Set(
  '、。，．,.:;：；！？!?）)］]｝}〕〉》」』】〗〙’”…‥—～·・々ーぁぃぅぇぉっゃゅょァィゥェォッャュョ％%‰℃°′″',
);
/** Characters that must not end a line. */
const noEnd = new Set('（([［{｛〔〈《「『【〖〘‘“$¥￥£€#＃/');
/** Characters before and after which a line may break. */
const free = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;

const digit = /\d/;
/** Characters that end the parts of a Chinese date. */
const dateParts = new Set('年月日');

/** A line of text, as the range of its glyphs: `from` is included, `to` is not. */
export interface LineRange {
  from: number;
  to: number;
  /** Width of the line, in the unit of the given widths. */
  width: number;
}

/**
 * Breaks a paragraph into lines by East Asian rules (kinsoku), and at Latin spaces and hyphens. A word that
 * is wider than a line can be broken anywhere, and a Chinese date after its year.
 * @param widthOf width of a glyph, in the unit of `width`; the first glyph of a line has no gap
 */
export function breakLines<Item extends Glyph>(
  items: readonly Item[],
  width: number,
  widthOf: (item: Item, isFirst: boolean) => number,
): LineRange[] {
  const lines: LineRange[] = [];
  let from = 0;
  while (from < items.length) {
    const line = nextLine(items, from, width, widthOf);
    lines.push(line);
    from = line.to;
    while (items[from]?.char === ' ') from += 1;
  }
  return lines.length > 0 ? lines.map(line => trimmed(items, line, widthOf)) : [{ from: 0, to: 0, width: 0 }];
}

function nextLine<Item extends Glyph>(
  items: readonly Item[],
  from: number,
  width: number,
  widthOf: (item: Item, isFirst: boolean) => number,
): LineRange {
  let used = 0;
  let lastBreak = 0;
  let lastYear = 0;
  for (let at = from; at < items.length; at += 1) {
    const item = items[at];
    if (!item) break;
    if (at > from && mayBreak(items[at - 1], item)) {
      if (!isInDate(items, at)) lastBreak = at;
      else if (items[at - 1]?.char === '年') lastYear = at;
    }
    used += widthOf(item, at === from);
    if (used > width + 0.001 && at > from && item.char !== ' ') {
      return { from, to: lastBreak || lastYear || at, width: used };
    }
  }
  return { from, to: items.length, width: used };
}

/** Whether a break before a glyph would divide a Chinese date, such as 2026年11月18日. */
function isInDate(items: readonly Glyph[], at: number): boolean {
  const [beforeLast, last, next] = [items[at - 2], items[at - 1], items[at]].map(item => item?.char ?? '');
  if (!last || !next) return false;
  if (digit.test(last)) return dateParts.has(next);
  return digit.test(beforeLast ?? '') && (last === '年' || last === '月') && digit.test(next);
}

/** The line without trailing spaces, which have no width. */
function trimmed<Item extends Glyph>(
  items: readonly Item[],
  { from, to }: LineRange,
  widthOf: (item: Item, isFirst: boolean) => number,
): LineRange {
  let end = to;
  while (end > from && items[end - 1]?.char === ' ') end -= 1;
  const width = items.slice(from, end).reduce((sum, item, index) => sum + widthOf(item, index === 0), 0);
  return { from, to: end, width };
}

function mayBreak(before: Glyph | undefined, after: Glyph): boolean {
  if (!before || after.isTied || noStart.has(after.char) || noEnd.has(before.char) || after.char === ' ')
    return false;
  if (before.char === ' ') return true;
  if (before.char === '-' || before.char === '–') return /\p{L}/u.test(after.char);
  if (before.char === '\u00A0' || after.char === '\u00A0') return false;
  return free.test(before.char) || free.test(after.char);
}
