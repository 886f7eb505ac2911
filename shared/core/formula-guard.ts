/** ASCII signs that begin a formula, the minus sign, and every character that NFKC turns into one of them. */
const signs = String.raw`=+\-@|%−＝＋－＠｜％﹦﹢﹣﹫﹪⁼₌⁺₊⁻₋﬩⩵⩶`;
/** Characters without a shape of their own: blanks, controls, fillers, variation selectors, marks. */
const unseen = String.raw`\s\p{C}\p{M}\p{DI}\u2800`;
/** Where spreadsheets of other regions begin a cell: quotes that stand inside a cell of theirs protect nothing. */
const separators = String.raw`;\t|\r\n`;
const unseenInside = `(?:(?![${separators}])["${unseen}])*`;

const atStart = new RegExp(`^[${unseen}]*[${signs}]|^[\\t\\r\\n]`, 'u');
/** A number with or without a unit, or words after a dash: a spreadsheet computes nothing from it. */
const plain = String.raw` *[+\-−] ?(?:\d+(?:[.,]\d+)?)?[\p{L}°., ]*(?:[;\r\n]|$)`;
const inside = new RegExp(`(?<=[${separators}])(?!${plain})(?=${unseenInside}[${signs}])`, 'gu');

const guardAtStart = new RegExp(`^'(?=[${unseen}]*[${signs}\\d])`, 'u');
const guardInside = new RegExp(`(?<=[${separators}])'(?=${unseenInside}[${signs}])`, 'gu');

/** Whether a spreadsheet might run a text, or a part of it after a separator, as a formula. */
const holdsFormula = (text: string): boolean => atStart.test(text) || text.search(inside) >= 0;

/** Whether what stands for a name is a formula; a dash for “none” is not. */
export const isFormulaName = (name: string): boolean => /[\p{L}\p{N}]/u.test(name) && holdsFormula(name);

/** Puts an apostrophe before each formula of a text, which makes it text for a spreadsheet. */
export function guardFormulas(text: string): string {
  const guarded = text.replaceAll(inside, "'");
  return atStart.test(text) ? `'${guarded}` : guarded;
}

/** The text without the apostrophes of `guardFormulas`, and of a cell whose zeros a spreadsheet has kept. */
export const withoutGuards = (text: string): string =>
  text.replace(guardAtStart, '').replaceAll(guardInside, '');
