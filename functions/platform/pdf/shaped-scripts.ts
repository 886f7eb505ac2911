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
 * Matches a letter of a writing system, but no digit: digits run from left to right in every writing system.
 */
const letterOf = (script: string) => `(?!\\p{Nd})${inScript(script)}`;
const runOf = (script: string) =>
  `${letterOf(script)}(?:(?!\\p{Nd})[${inScript(script)}\\p{M}\\u200C\\u200D]| (?=${letterOf(script)}))*`;
const scripts = Object.values(shapedScripts).map(({ script }) => script);

export const shapedRun = scripts.map(runOf).join('|');
export const isShaped = new RegExp(`[${scripts.map(inScript).join('')}]`, 'u');

const rightLetter = String.raw`[\p{L}&&[\p{Script=Arabic}\p{Script=Hebrew}]]`;
/**
 * Matches a range of right-to-left text, which begins and ends with a right-to-left letter and contains no
 * letter of another writing system. It can contain digits, spaces and signs.
 */
const rightRun = new RegExp(String.raw`${rightLetter}(?:[^\p{L}\n]*${rightLetter})*\p{M}*`, 'gv');
/** Numbers with a sign before or after them, such as a currency or a unit. */
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
 * The direction of each character in a left-to-right document: 0 left to right; 1 right to left; 2 a number
 * within right-to-left text. Only the right-to-left text itself is reversed; the text around it keeps its
 * place.
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

/** Extends a right-to-left range by a bracket next to it if the other bracket of the pair is in the range. */
function withBrackets(text: string, from: number, to: number): [from: number, to: number] {
  const run = text.slice(from, to);
  const count = (char: string) => run.split(char).length - 1;
  const isHalf = (char: string) => count(mirrored(char)) > count(char) && mirror.has(char);
  return [isHalf(text.charAt(from - 1)) ? from - 1 : from, isHalf(text.charAt(to)) ? to + 1 : to];
}

/** Sorts the parts of a line by position, from left to right. */
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
