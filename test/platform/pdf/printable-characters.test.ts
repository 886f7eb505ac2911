import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { commonFaces, openFace, rareFaces } from '../../../functions/platform/pdf/fonts.ts';
import { glyphIn } from '../../../functions/platform/pdf/shape-text.ts';
import { isPrintable } from '../../../shared/core/printing/printable-ranges.ts';
import { unprintableCharacters } from '../../../shared/core/printing/unprintable-characters.ts';
import { testInTurn } from '../../support/sampling/test-in-turn.ts';

const place = new URL('../../../shared/core/printing/printable-ranges.ts', import.meta.url);
const firstVisible = 0x21;
/** The end of the tertiary ideographic plane; no characters are assigned after it. */
const end = 0x40000;

const common = await Promise.all(commonFaces.simplified.map(openFace));
const rare = await Promise.all(
  rareFaces.map(async ({ face, mayHave }) => ({ face: await openFace(face), mayHave })),
);

/** Whether a PDF can show a character, according to the rules for loading fonts. */
function isPrinted(char: string): boolean {
  return (
    common.some(({ regular }) => glyphIn(regular, char) !== 0) ||
    rare.some(({ face, mayHave }) => mayHave.test(char) && glyphIn(face.regular, char) !== 0)
  );
}

/** Lengths of the runs of consecutive characters that a PDF cannot and can show, alternately. */
function runsOfPrinted(): number[] {
  const runs: number[] = [];
  let from = 0;
  let isIn = false;
  for (let code = firstVisible; code <= end; code += 1) {
    if ((code < end && isPrinted(String.fromCodePoint(code))) === isIn) continue;
    runs.push(code - from);
    from = code;
    isIn = !isIn;
  }
  return runs;
}

testInTurn(
  'the ranges of printable characters that forms check are those of the included fonts',
  async () => {
    const runs = runsOfPrinted()
      .map(length => length.toString(36))
      .join(' ');
    const source = await readFile(place, 'utf8');
    const wanted = source.replace(/'[^']*'; \/\/ runs/, `'${runs}'; // runs`);
    if (process.env.UPDATE_PRINTABLE) await writeFile(place, wanted);
    else expect(source).toBe(wanted);
  },
);

test.each([
  ['a name in Chinese and in Latin letters', '陈小明 Chan Siu Ming', []],
  ['accents, Greek, Cyrillic and Vietnamese', 'Dvořák Łukasz Αθηνά Наталья Nguyễn', []],
  ['rare Han characters, Hangul, kana and Thai', '𠮷喆堃𫖯 김철수 さくら สมชาย', []],
  ['text with a smiley', 'Well done \u{1F389}', []],
  ['text with invisible spaces and joiners', 'a\u200Bb\u00A0c\u3000d\uFE0F', []],
  ['text in scripts whose letters join, move or run from right to left', 'محمد דוד किरण', []],
  ['Tamil, which no font supports, with each letter listed once', 'ரவிவ', ['ர', 'வ', 'ி']],
  ['a Han character that no font has', '𪚥', ['𪚥']],
])('the unprintable characters in %s are found', async (_, text, expected) => {
  expect(await unprintableCharacters(text)).toEqual(expected);
});

test('the fonts that every document loads contain all characters that the code declares as common', () => {
  for (let code = 0x4e00; code <= 0x9fa5; code += 1)
    expect(isPrintable(code), String.fromCodePoint(code)).toBe(true);
});
