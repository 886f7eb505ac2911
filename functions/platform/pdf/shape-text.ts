import type { Font, ShapedGlyph } from './read-font.ts';
import { directionsOf, isShaped, joiners, mirrored, shapedRun } from './shaped-scripts.ts';

/** A glyph (the drawing of a character or of several joined characters) with its font and width. */
export interface Glyph {
  char: string;
  font: Font;
  glyph: number;
  /** Advance width of the glyph, in em. */
  advance: number;
  /** Extra space before this glyph, in em, between Han and Latin characters; not at the start of a line. */
  gap: number;
  /** Joined glyphs, from left to right, for writing systems whose letters join; undefined for all others. */
  shaped?: readonly ShapedGlyph[];
  /** Direction of writing, with the numbers of `directionsOf`; undefined for left to right. */
  direction?: number;
  isTied?: true;
}

/** Gap between Han and Latin characters, in em. A wider gap would become a space when the text is copied. */
const gapWidth = 0.095;

const han = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;
const latin = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}+−±]/u;
/** Characters that Chinese fonts draw full-width. The full width is right only next to Han characters. */
const wideInChinese = /[·±×÷§¶°‘’“”…—–]/u;
const invisibleCharacters = /\p{Cf}|\p{Cc}|\p{Variation_Selector}/gu;
const spaces = /\p{Zs}/gu;
const noBreakSpace = '\u00A0';
/** An invisible character that forbids a line break between the characters before and after it. */
const wordJoiner = '\u2060';
/**
 * Writing systems whose letters join, move or run from right to left. Letters that no font can join are
 * printed as character codes, and input fields warn about them.
 */
export const joinedScripts =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Tibetan}\p{Script=Myanmar}\p{Script=Khmer}\p{Script=Mongolian}]/u;
/** Matches each word, which is printed in one font, and each single character between words. */
const words = new RegExp(`${shapedRun}|[\\p{Script=Latin}\\p{M}]+|.`, 'gsu');

/** Prevents line breaks in a Chinese name, such as the name of a medicine. */
export const keepWhole = (name: string): string => [...name].join(wordJoiner);

/**
 * Each character is in the first font that has it. The last font has every character, and draws the
 * character's code.
 */
export function shapeText(text: string, fonts: readonly Font[]): Glyph[] {
  const plain = text
    .normalize('NFC')
    .replaceAll('\t', ' ')
    .replace(invisibleCharacters, (sign, at: number, whole: string) =>
      sign === wordJoiner || (joiners.test(sign) && isShaped.test(whole.charAt(at - 1))) ? sign : '',
    )
    .replace(spaces, space => (space === noBreakSpace || space === '\u202F' ? noBreakSpace : ' '));
  const latinFirst = fonts.toSorted((one, other) => Number(isLatin(other)) - Number(isLatin(one)));
  const directions = directionsOf(plain);
  const glyphs: Glyph[] = [];
  let before = '';
  let isTied = false;
  for (const { 0: word, index } of plain.matchAll(words)) {
    if (word === wordJoiner) {
      isTied = true;
      continue;
    }
    const isNarrow =
      wideInChinese.test(word) && !han.test(before) && !han.test(plain.charAt(index + word.length));
    const order = isNarrow ? latinFirst : fonts;
    const direction = directions[index] ?? 0;
    const shaped = shapedGlyphs(word, direction, fonts);
    if (shaped) {
      glyphs.push(...shaped);
      before = word.slice(-1);
      isTied = false;
      continue;
    }
    const font = fontFor(word, order);
    for (const char of word) {
      const drawn = direction === 1 ? mirrored(char) : char;
      const own = font ?? fontOf(drawn, order);
      const meets = (han.test(before) && latin.test(char)) || (latin.test(before) && han.test(char));
      const isWide = meets && !isPunctuation(before) && !isPunctuation(char);
      const glyph = glyphIn(own, drawn);
      const advance = own.advanceOf(glyph) / own.unitsPerEm;
      const gap = isWide ? gapWidth : 0;
      glyphs.push({
        ...{ char: drawn, font: own, glyph, advance, gap },
        ...(direction > 0 && { direction }),
        ...(isTied && { isTied }),
      });
      before = char;
      isTied = false;
    }
  }
  return glyphs;
}

/**
 * Glyphs of a word whose letters join, from the font of its writing system. Undefined for other words, and if
 * the font lacks a character.
 */
function shapedGlyphs(word: string, direction: number, fonts: readonly Font[]): Glyph[] | undefined {
  if (!isShaped.test(word)) return undefined;
  const isIn = (font: Font) => [...word].every(char => joiners.test(char) || glyphIn(font, char) !== 0);
  const font = fonts.find(candidate => candidate.shaping && isIn(candidate));
  if (!font) return undefined;
  return font.shaping?.shape(word, direction > 0).map(({ text, glyphs }) => ({
    char: text,
    font,
    glyph: glyphs[0]?.glyph ?? 0,
    advance: glyphs.reduce((sum, { advance }) => sum + advance, 0) / font.unitsPerEm,
    gap: 0,
    shaped: glyphs,
    ...(direction > 0 && { direction }),
  }));
}

const isLatin = ({ name }: Font) => name.startsWith('NotoSans-');

/** Whether a character is punctuation. Full-width punctuation includes its own space, so it needs no gap. */
const isPunctuation = (char: string) => /\p{P}/u.test(char);

/** The first font that has every character of a word, so that a word never mixes fonts. */
const fontFor = (word: string, fonts: readonly Font[]): Font | undefined =>
  fonts.find(
    font =>
      !font.isLastResort && !isUnshaped(font, word) && [...word].every(char => glyphIn(font, char) !== 0),
  );

/** Whether a font would draw letters separately that must be joined: they would look readable, but wrong. */
const isUnshaped = (font: Font, word: string): boolean =>
  font.shaping !== undefined && joinedScripts.test(word) && /\p{L}/u.test(word);

function fontOf(char: string, fonts: readonly Font[]): Font {
  const found = fonts.find(font => !isUnshaped(font, char) && glyphIn(font, char) !== 0);
  if (!found) throw new Error('the last font of a stack has every character');
  return found;
}

const known = new WeakMap<Font, Map<string, number>>();

export function glyphIn(font: Font, char: string): number {
  const glyphs = known.get(font) ?? new Map<string, number>();
  known.set(font, glyphs);
  const glyph = glyphs.get(char) ?? findGlyph(font, char);
  glyphs.set(char, glyph);
  return glyph;
}

/**
 * A glyph with an empty outline counts as missing, because some fonts have a blank for missing characters.
 * Spaces are the exception.
 */
function findGlyph(font: Font, char: string): number {
  if (char === ' ' || char === noBreakSpace) return font.glyphOf(0x20);
  if (!font.isLastResort && !font.shaping && joinedScripts.test(char)) return 0;
  const glyph = font.glyphOf(char.codePointAt(0) ?? 0);
  return font.outlineOf(glyph).length === 0 ? 0 : glyph;
}
