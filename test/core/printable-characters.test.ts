import { expect, test } from 'vitest';
import { isPrintable } from '../../shared/core/printing/printable-ranges.ts';
import { unprintableCharacters } from '../../shared/core/printing/unprintable-characters.ts';

test('a character is printable if it is in one of the fonts’ ranges, including both ends of a range', () => {
  const isPrinted = (...signs: number[]) => signs.map(isPrintable);
  expect(isPrinted(0, 0x20, 0x21, 0x7e, 0x7f, 0x9f, 0xa0, 0x377)).toEqual([
    ...[false, false, true, true, false, false, true, true],
  ]);
  expect(isPrinted(0x378, 0x379, 0x37a, 0x37f, 0x380, 0x383, 0x384)).toEqual([
    ...[false, false, true, true, false, false, true],
  ]);
  expect(isPrinted(0x3106b, 0x3106c, 0x3106d, 0x40000)).toEqual([false, true, false, false]);
});

test.each([
  ['a usual name', '陈小明 Chan Siu Ming', []],
  ['a rare character that a font has', '𠮷', []],
  ['an accent that is typed apart from its letter', 'Dvořa\u0301k Αθηνά', []],
  ['signs that are not seen, beside a letter that no font has', '\u200Bர\uFE0F\u00A0\u0007', ['ர']],
  ['letters that no font joins, each once', 'ரவிவ Mei', ['ர', 'வ', 'ி']],
  ['an accent that has no letter with it', 'ர\u0301', ['ர']],
  ['nothing', '', []],
])('the unprintable characters of %s are listed', async (_, text, expected) => {
  expect(await unprintableCharacters(text)).toEqual(expected);
});
