import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { Blob, Face, Font, Buffer as Run, shape } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { charactersOf } from '../../../functions/platform/pdf/characters-of.ts';
import type { Document } from '../../../functions/platform/pdf/document.ts';
import { openFonts } from '../../../functions/platform/pdf/fonts.ts';
import { layoutDocument } from '../../../functions/platform/pdf/layout-document.ts';
import { shapeText } from '../../../functions/platform/pdf/shape-text.ts';
import { visualOrder } from '../../../functions/platform/pdf/shaped-scripts.ts';
import { writePdf } from '../../../functions/platform/pdf/write-pdf.ts';
import { readPdf } from '../../support/read-pdf.ts';

const { resolve } = createRequire(import.meta.url);
const names = [
  { face: 'arabic', file: 'NotoSansArabic', lang: 'ar', name: 'محمد علي الأمين' },
  { face: 'arabic', file: 'NotoSansArabic', lang: 'ar', name: 'لیلا مهدی\u200cزاده' },
  { face: 'hebrew', file: 'NotoSansHebrew', lang: 'he', name: 'דוד בן־גוריון' },
  { face: 'devanagari', file: 'NotoSansDevanagari', lang: 'hi', name: 'श्रीकृष्ण किरण शर्मा' },
  { face: 'thai', file: 'NotoSansThai', lang: 'th', name: 'น้ำผึ้ง ที่รัก' },
];

/** The glyphs of a text from left to right, determined by HarfBuzz (a reference implementation) alone. */
async function glyphsByHarfBuzz(text: string, face: string, file: string): Promise<number[]> {
  const bytes = await readFile(
    resolve(`@expo-google-fonts/noto-sans-${face}/400Regular/${file}_400Regular.ttf`),
  );
  const run = new Run();
  run.addText(text);
  run.guessSegmentProperties();
  shape(new Font(new Face(new Blob(new Uint8Array(bytes).buffer))), run);
  return run.getGlyphInfos().map(({ codepoint }) => codepoint);
}

const documentOf = (texts: string[], header: string): Document => ({
  title: 'Report',
  language: 'en',
  author: 'Helen',
  header: { start: header, end: '第1页' },
  blocks: [
    ...texts.map(text => ({ kind: 'paragraph' as const, text })),
    { kind: 'page-break' as const },
    {
      kind: 'table',
      columns: [{ share: 1 }, { share: 1 }],
      header: ['Name', 'School'],
      rows: [texts.slice(0, 2)],
    },
  ],
});

test.each(names)(
  'a name is drawn with the correct joined letter forms: $name',
  async ({ face, file, lang, name }) => {
    const texts = [name, `Name: ${name} (Mei), 2016-02-02`, `姓名：${name}，陈小明`];
    const running = `${name} · 2026-11-27`;
    const document = documentOf(texts, running);
    const fonts = await openFonts(charactersOf(document));
    const glyphs = await glyphsByHarfBuzz(name, face, file);
    expect(glyphs).not.toContain(0);
    const drawn = layoutDocument(document, fonts)
      .pages.flat()
      .flatMap(mark => (mark.kind === 'text' && mark.glyphs[0]?.font.name.startsWith(file) ? [mark] : []))
      .map(mark => mark.glyphs.flatMap(({ shaped = [] }) => shaped.map(({ glyph }) => glyph)));
    expect(drawn).toEqual(Array.from({ length: 6 }, () => glyphs));

    const bytes = await writePdf(document, fonts);
    const pdf = await readPdf(bytes);
    const [read = '', second = ''] = await pdf.texts();
    /** Removes invisible characters from a text, as PDF.js does. */
    const visible = (text: string) => text.replaceAll(/\p{Cf}/gu, '');
    for (const text of texts) expect(read).toContain(visible(text));
    expect(second).toContain(visible(running));
    expect(contentOf(bytes)).toContain(`/Span <</Lang (${lang})>> BDC`);
  },
);

/** The drawing operators of a PDF. */
function contentOf(bytes: Uint8Array): string {
  const file = Buffer.from(bytes).toString('latin1');
  return [...file.matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)]
    .map(([, body = '']) => {
      try {
        return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    })
    .join('\n');
}

const backwards = (word: string) => [...word].reverse().join('');

const { regular } = await openFonts(`${names.map(({ name }) => name).join('')}۱۲١٢سال`);
const seen = (text: string) =>
  visualOrder(shapeText(text, regular))
    .map(({ char }) => char)
    .join('');

test.each([
  [
    'a date beside a name keeps its place',
    'דוד · 2016-02-02',
    'דוד · 2016-02-02'.replace('דוד', 'דוד'.split('').reverse().join('')),
  ],
  ['a number between two words', 'אב 12 גד', 'דג 12 בא'],
  ['digits of Persian within a sentence', 'سن ۱۲ سال', `${backwards('سال')} ۱۲ ${backwards('سن')}`],
  ['digits of Arabic beside a name', 'محمد ١٢', `${backwards('محمد')} ١٢`],
  ['a number with its signs between two words', 'אב 50% גד', 'דג 50% בא'],
  ['a power between two words', 'אב −1.25 גד', 'דג −1.25 בא'],
  ['a word in brackets at the end', 'אב (גד)', '(דג) בא'],
  ['a word in brackets alone', '(אב)', '(בא)'],
  ['Latin in between', 'אב Mei גד', 'בא Mei דג'],
])('text in two directions is drawn in the right visual order: %s', (_, text, expected) => {
  expect(seen(text)).toBe(expected);
});

test('text in a writing system without a font is printed as character codes', () => {
  const glyphs = shapeText('சரவணன் محمد 𞤀', regular);
  expect(
    glyphs
      .filter(({ font }) => font.isLastResort)
      .map(({ char }) => char)
      .join(''),
  ).toContain('ச');
  expect(glyphs.find(({ char }) => char === 'م')?.font.name).toBe('NotoSansArabic-Regular');
});
