/** Writing systems whose letters are joined by font tables, with the language tag for screen readers. */
export const shapedScripts = {
  NotoSansArabic: { script: 'Arabic', language: 'ar' },
  NotoSansHebrew: { script: 'Hebrew', language: 'he' },
  NotoSansDevanagari: { script: 'Devanagari', language: 'hi' },
  NotoSansThai: { script: 'Thai', language: 'th' },
} as const;

/** Matches invisible characters that decide how neighbouring letters join. */
export const joiners = /[\u200C\u200D]/u;

const inScript = (script: string) => `\\p{Script=${script}}`;
/**
 * Matches a letter of a writing system, but no digits: these run from left to right in every writing system.
 */
const letterOf = (script: string) => `(?!\\p{Nd})${inScript(script)}`;
const runOf = (script: string) =>
  `${letterOf(script)}(?:(?!\\p{Nd})[${inScript(script)}\\p{M}\\u200C\\u200D]| (?=${letterOf(script)}))*`;
const scripts = Object.values(shapedScripts).map(({ script }) => script);

/** Matches words of one of these writing systems, with the spaces between them. */
export const shapedRun = scripts.map(runOf).join('|');
export const isShaped = new RegExp(`[${scripts.map(inScript).join('')}]`, 'u');

const rightLetter = String.raw`[\p{L}&&[\p{Script=Arabic}\p{Script=Hebrew}]]`;
/**
 * Matches text from one right-to-left letter to the last one before a letter of another writing system.
 * Digits, spaces and signs between them are included.
 */
const rightRun = new RegExp(String.raw`${rightLetter}(?:[^\p{L}\n]*${rightLetter})*\p{M}*`, 'gv');
/** Numbers with their signs: unit, currency, plus or minus. */
const numbers = /[+−$€£¥#]?\p{Nd}+(?:[.,:/-]\p{Nd}+)*[%‰°]?/gu;
const pairs = ['()', '[]', '{}', '<>', '«»', '‹›', '（）', '【】', '「」'];
const mirror = new Map(
  pairs.flatMap(([open = '', close = '']) => [
    [open, close],
    [close, open],
  ]),
);

/** The bracket to draw in right-to-left text: `(` for `)`. */
export const mirrored = (char: string): string => mirror.get(char) ?? char;

/**
 * The direction of each character in a left-to-right document: 0 left to right, 1 right to left, 2 a number
 * within right-to-left text. A right-to-left name is turned by itself: the text before and after it keeps its
 * position.
 */
export function directionsOf(text: string): Uint8Array {
  const directions = new Uint8Array(text.length);
  for (const { 0: run, index } of text.matchAll(rightRun)) {
    const [from, to] = withBrackets(text, index, index + run.length);
    directions.fill(1, from, to);
    for (const { 0: number, index: at } of run.matchAll(numbers))
      directions.fill(2, index + at, index + at + number.length);
  }
  return directions;
}

/**
 * Extends a right-to-left range by a bracket beside it if the other bracket of the pair is inside the range.
 */
function withBrackets(text: string, from: number, to: number): [from: number, to: number] {
  const run = text.slice(from, to);
  const count = (char: string) => run.split(char).length - 1;
  const isHalf = (char: string) => count(mirrored(char)) > count(char) && mirror.has(char);
  return [isHalf(text.charAt(from - 1)) ? from - 1 : from, isHalf(text.charAt(to)) ? to + 1 : to];
}

/** Parts of a line in the order in which they are drawn, from left to right. */
export function visualOrder<Item extends { direction?: number }>(line: readonly Item[]): readonly Item[] {
  if (!line.some(({ direction }) => direction)) return line;
  const ordered = [...line];
  for (const level of [2, 1])
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from;
      while ((ordered[to]?.direction ?? 0) >= level) to += 1;
      if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).toReversed());
      from = Math.max(from, to);
    }
  return ordered;
}
