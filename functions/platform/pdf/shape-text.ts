import type { Font } from './read-font.ts';

/** A positioned character. */
export interface Glyph {
  char: string;
  font: Font;
  glyph: number;
  /** In em. */
  advance: number;
  /** Extra space before it between Han and Latin, in em; none at the start of a line. */
  gap: number;
  /** Vertical shift above the baseline position, in em. */
  rise?: number;
}

/** Gap between Han and Latin, narrow enough that text extraction adds no space. */
const gapWidth = 0.095;

const han = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;
const latin = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}+−±]/u;
/** Full-width in a Chinese font, which is right only next to Han characters. */
const wideInChinese = /[·±×÷§¶°‘’“”…—–]/u;
/** A Thai tone mark rises above a vowel that is itself above the consonant. */
const thaiTone = /[\u0E48-\u0E4C]/u;
const thaiUpper = /[\u0E31\u0E34-\u0E37\u0E47\u0E4D]/u;
const thaiRise = 0.24;
const invisibleCharacters = /\p{Cf}|\p{Cc}|\p{Variation_Selector}/gu;
const spaces = /\p{Zs}/gu;
const noBreakSpace = '\u00A0';
/**
 * Unsupported scripts: joined, reordered or right-to-left. The input field says so, and they are printed as
 * codes.
 */
export const joinedScripts =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Tibetan}\p{Script=Myanmar}\p{Script=Khmer}\p{Script=Mongolian}]/u;
/** Words, each set in one font, and the single characters between them. */
const words = /[\p{Script=Latin}\p{M}]+|./gsu;

/**
 * Characters of a text with their glyphs, in the first font that has them. The last font has every character,
 * drawn as its code.
 */
export function shapeText(text: string, fonts: readonly Font[]): Glyph[] {
  const plain = text
    .normalize('NFC')
    .replaceAll('\t', ' ')
    .replace(invisibleCharacters, '')
    .replace(spaces, space => (space === noBreakSpace || space === '\u202F' ? noBreakSpace : ' '));
  const latinFirst = fonts.toSorted((one, other) => Number(isLatin(other)) - Number(isLatin(one)));
  const glyphs: Glyph[] = [];
  let before = '';
  for (const { 0: word, index } of plain.matchAll(words)) {
    const isNarrow =
      wideInChinese.test(word) && !han.test(before) && !han.test(plain.charAt(index + word.length));
    const order = isNarrow ? latinFirst : fonts;
    const font = fontFor(word, order);
    for (const char of word) {
      const own = font ?? fontOf(char, order);
      const meets = (han.test(before) && latin.test(char)) || (latin.test(before) && han.test(char));
      const isWide = meets && !isPunctuation(before) && !isPunctuation(char);
      const glyph = glyphIn(own, char);
      const advance = own.advanceOf(glyph) / own.unitsPerEm;
      const rise = thaiTone.test(char) && thaiUpper.test(before) ? thaiRise : 0;
      glyphs.push({ char, font: own, glyph, advance, gap: isWide ? gapWidth : 0, ...(rise && { rise }) });
      before = char;
    }
  }
  return glyphs;
}

const isLatin = ({ name }: Font) => name.startsWith('NotoSans-');

/** Full-width punctuation includes its own space. */
const isPunctuation = (char: string) => /\p{P}/u.test(char);

/** The first font that has every character of a word, so that fonts are not mixed within it. */
const fontFor = (word: string, fonts: readonly Font[]): Font | undefined =>
  fonts.find(font => !font.isLastResort && [...word].every(char => glyphIn(font, char) !== 0));

function fontOf(char: string, fonts: readonly Font[]): Font {
  const found = fonts.find(font => glyphIn(font, char) !== 0);
  if (!found) throw new Error('the last font of a stack has every character');
  return found;
}

const known = new WeakMap<Font, Map<string, number>>();

/** The cached glyph of a character; 0 if the font has none. */
export function glyphIn(font: Font, char: string): number {
  const glyphs = known.get(font) ?? new Map<string, number>();
  known.set(font, glyphs);
  const glyph = glyphs.get(char) ?? findGlyph(font, char);
  glyphs.set(char, glyph);
  return glyph;
}

/** Treats an empty outline as missing, except for spaces: some fonts map missing characters to a blank. */
function findGlyph(font: Font, char: string): number {
  if (char === ' ' || char === noBreakSpace) return font.glyphOf(0x20);
  if (!font.isLastResort && joinedScripts.test(char)) return 0;
  const glyph = font.glyphOf(char.codePointAt(0) ?? 0);
  return font.outlineOf(glyph).length === 0 ? 0 : glyph;
}
