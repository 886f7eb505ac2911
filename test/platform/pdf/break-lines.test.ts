import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakLines } from '../../../functions/platform/pdf/break-lines.ts';
import { openFonts } from '../../../functions/platform/pdf/fonts.ts';
import { shapeText } from '../../../functions/platform/pdf/shape-text.ts';

const { regular } = await openFonts();

/** Breaks a text into lines of this width, in em. */
function linesOf(text: string, width: number) {
  const glyphs = shapeText(text, regular);
  const lines = breakLines(glyphs, width, ({ advance, gap }, isFirst) => advance + (isFirst ? 0 : gap));
  return lines.map(line => ({
    ...line,
    text: glyphs
      .slice(line.from, line.to)
      .map(({ char }) => char)
      .join(''),
  }));
}

const texts = (text: string, width: number) => linesOf(text, width).map(line => line.text);

test.each([
  ['no line begins with a full stop', '今天检查视力，明天再来。', 6, ['今天检查视', '力，明天再', '来。']],
  ['no line ends with an opening bracket', '均值每年（加深）很多', 5, ['均值每年', '（加深）很', '多']],
  ['words are not split', 'the right eye has changed', 6, ['the right eye', 'has changed']],
  ['a Chinese date is whole', '上次2026年11月18日来', 8, ['上次', '2026年11月18日', '来']],
  ['a date wider than a line is broken after its year', '2026年11月18日', 6, ['2026年', '11月18日']],
  ['a word wider than a line is broken', 'abcdefghijklmnop', 3, ['abcde', 'fghijkl', 'mnop']],
  [
    'a no-break space keeps a number and its unit on one line',
    '每年加深0.25\u00A0D',
    5,
    ['每年加深', '0.25\u00A0D'],
  ],
])('in PDFs, lines are broken so that %s', (_, text, width, lines) => {
  expect(texts(text, width)).toEqual(lines);
});

const characters = fc.constantFrom(...'明树陈视力，。、（）“”abcxyz 0123.-Dř·');

test('when any text is broken into lines, no text is lost and no line is too wide', () => {
  fc.assert(
    fc.property(
      fc.array(characters, { minLength: 1, maxLength: 80 }),
      fc.integer({ min: 2, max: 20 }),
      (chars, width) => {
        const text = chars.join('');
        const lines = linesOf(text, width);
        const squeezed = (of: string) => of.replaceAll(' ', '');
        expect(squeezed(lines.map(line => line.text).join(''))).toBe(squeezed(text));
        for (const line of lines) expect(line.width).toBeLessThanOrEqual(width + 0.01);
      },
    ),
    { numRuns: 300 },
  );
});
