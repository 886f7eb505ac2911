import { expect, test } from 'vitest';
import { readFont } from '../../functions/platform/pdf/read-font.ts';
import { readFontFile } from '../../functions/platform/pdf/read-font-file.ts';
import { fontWithCharacters } from '../../web/ui/file/pdf-text/font-with-characters.ts';
import { pathData } from '../../web/ui/file/pdf-text/path-data.ts';

test('the characters of a PDF’s text are mapped to glyphs of the embedded font, and the glyphs stay the same', async () => {
  const file = await readFontFile('NotoSansThai-Regular');
  const original = readFont(file, 'NotoSansThai');
  const [gor, smiley] = ['ก'.codePointAt(0) ?? 0, 0x1f389];
  const glyph = original.glyphOf(gor);
  const changed = readFont(
    fontWithCharacters(
      file,
      new Map([
        [smiley, glyph],
        [gor, glyph],
      ]),
    ),
    'changed',
  );
  expect([smiley, gor, 0x41].map(changed.glyphOf)).toEqual([glyph, glyph, 0]);
  expect(changed.outlineOf(glyph)).toEqual(original.outlineOf(glyph));
  expect(changed.advanceOf(glyph)).toBe(original.advanceOf(glyph));
});

test('drawing paths of a PDF are flipped vertically, because PDF pages begin at the lower edge', () => {
  expect(pathData([0, 10, 20, 1, 30, 20, 2, 1, 2, 3, 4, 5, 6, 4], 100)).toBe(
    'M10 80 L30 80 C1 98 3 96 5 94 Z',
  );
  expect(() => pathData([9], 100)).toThrow('a path has no part 9');
});
