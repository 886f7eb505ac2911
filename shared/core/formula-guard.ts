/** Characters that begin a formula, the minus sign, and all characters that NFKC converts to one of them. */
const signs = String.raw`=+\-@|%−＝＋－＠｜％﹦﹢﹣﹫﹪⁼₌⁺₊⁻₋﬩⩵⩶`;
/** Characters without a visible shape: blanks, controls, fillers, variation selectors, combining marks. */
const unseen = String.raw`\s\p{C}\p{M}\p{DI}\u2800`;
/**
 * Characters after which spreadsheets of other regions begin a new cell. Quotes do not protect such a cell.
 */
const separators = String.raw`;\t|\r\n`;
const unseenInside = `(?:(?![${separators}])["${unseen}])*`;

const atStart = new RegExp(`^[${unseen}]*[${signs}]|^[\\t\\r\\n]`, 'u');
/** A number with or without a unit, or words after a dash. A spreadsheet does not run these as formulas. */
const plain = String.raw` *[+\-−] ?(?:\d+(?:[.,]\d+)?)?[\p{L}°., ]*(?:[;\r\n]|$)`;
const inside = new RegExp(`(?<=[${separators}])(?!${plain})(?=${unseenInside}[${signs}])`, 'gu');

const guardAtStart = new RegExp(`^'(?=[${unseen}]*[${signs}\\d])`, 'u');
const guardInside = new RegExp(`(?<=[${separators}])'(?=${unseenInside}[${signs}])`, 'gu');

/** Whether a spreadsheet might run a text, or a part of it after a separator, as a formula. */
const holdsFormula = (text: string): boolean => atStart.test(text) || text.search(inside) >= 0;

/** Whether a text typed as a name is a formula. A dash for “none” is not a formula. */
export const isFormulaName = (name: string): boolean => /[\p{L}\p{N}]/u.test(name) && holdsFormula(name);

/** Puts an apostrophe before each formula in a text, so that spreadsheets show it as text. */
export function guardFormulas(text: string): string {
  const guarded = text.replaceAll(inside, "'");
  return atStart.test(text) ? `'${guarded}` : guarded;
}

/** Removes apostrophes that `guardFormulas` added or that spreadsheets add to keep leading zeros. */
export const withoutGuards = (text: string): string =>
  text.includes("'") ? text.replace(guardAtStart, '').replaceAll(guardInside, '') : text;
