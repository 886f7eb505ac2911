import { readFile, writeFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { charactersOf } from '../../../functions/platform/pdf/characters-of.ts';
import type { Block, Document } from '../../../functions/platform/pdf/document.ts';
import { boxPath, circlePath } from '../../../functions/platform/pdf/draw-path.ts';
import { openFonts } from '../../../functions/platform/pdf/fonts.ts';
import { layoutDocument, paper } from '../../../functions/platform/pdf/layout-document.ts';
import { shapeText } from '../../../functions/platform/pdf/shape-text.ts';
import { writePdf } from '../../../functions/platform/pdf/write-pdf.ts';
import { pixelDarkness, readPdf } from '../../support/read-pdf.ts';

const fonts = await openFonts();

const documentOf = (blocks: Block[], more: Partial<Document> = {}): Document => ({
  title: '近视报告',
  language: 'zh-Hans',
  author: '黄海伦',
  blocks,
  ...more,
});

const pdfOf = async (blocks: Block[], more: Partial<Document> = {}) =>
  readPdf(await writePdf(documentOf(blocks, more), fonts));

const visits = (count: number): Block => ({
  kind: 'table',
  columns: [{ share: 2 }, { share: 1, align: 'end' }],
  hasRowHeads: true,
  header: ['检查日期', '右眼'],
  rows: Array.from({ length: count }, (_, index) => [`第${index + 1}次`, '−0.50 D']),
});

const square = (width: number): Block => ({
  kind: 'drawing',
  alt: '一个方块和一个圆',
  height: 60,
  shapes: () => [
    { kind: 'path', d: boxPath(0, 10, width, 40), fill: '#1b5bbf' },
    { kind: 'path', d: circlePath(120, 30, 16), stroke: '#b3261e', width: 2, dash: [4, 2] },
    { kind: 'label', x: 200, y: 34, text: '右 −1.88', size: 10, bold: true, align: 'middle' },
  ],
});

test.each(['regular', 'bold'] as const)(
  'every character in the text has its own glyph, including rare characters: %s',
  async weight => {
    const characters = [...'喆堃玥陳臺龘ŘřŁłžéñΩµ±×°·’“”—…、。（）%−+0123456789AaZz明树'];
    const blocks: Block[] = characters.map(text => ({
      kind: 'paragraph',
      text,
      size: 20,
      bold: weight === 'bold',
    }));
    const document = documentOf(blocks);
    const { pages: marks } = layoutDocument(document, fonts);
    const pdf = await readPdf(await writePdf(document, fonts));
    const scale = 2;
    const shapes = new Map<string, string>();
    for (const [index, page] of marks.entries()) {
      const picture = await pdf.draw(index + 1, scale);
      for (const mark of page) {
        if (mark.kind !== 'text') continue;
        const [{ char = '', advance = 0 } = {}] = mark.glyphs;
        const ink = pixelDarkness(picture, {
          x: mark.x * scale,
          y: (mark.y - 20) * scale,
          width: 24 * scale,
          height: 26 * scale,
        });
        expect(ink.filter(dark => dark > 100).length, `ink of ${char}`).toBeGreaterThan(8);
        expect(advance, `width of ${char}`).toBeGreaterThan(0.1);
        const twin = [...shapes].find(([, shape]) => shape === ink.join());
        expect(twin?.[0], `${char} looks like another`).toBeUndefined();
        shapes.set(char, ink.join());
      }
    }
    expect([...shapes.keys()]).toEqual(characters);
  },
);

test('text copied from a PDF is as it was written, without the printed gaps between Han and Latin characters', async () => {
  const text = '配戴DIMS镜片后，双眼近视每年加深0.25 D。Dvořák Łukasz 陳大文';
  const pdf = await pdfOf([{ kind: 'paragraph', text }]);
  expect(await pdf.texts()).toEqual([text]);
});

test('quotation marks and dots are narrow next to Latin letters and full-width next to Han characters', async () => {
  const wide = (text: string) => {
    const { pages } = layoutDocument(documentOf([{ kind: 'paragraph', text }]), fonts);
    const glyphs = pages.flat().flatMap(mark => (mark.kind === 'text' ? mark.glyphs : []));
    return glyphs.filter(({ char, advance }) => /[·’“”]/.test(char) && advance > 0.9).length;
  };
  expect(wide('St Mary’s · “DIMS”')).toBe(0);
  expect(wide('威廉·莎士比亚说“好”')).toBe(3);
});

test.each([
  ['a name in rare Han characters', '陈𠮷𫖯', []],
  ['Hangul, Thai and a smiley', '김철수 กุ้ง \u{1F389}', []],
  ['Arabic', 'دم', []],
  ['Tamil and a character that no font has', 'ரவ 𪚥', ['ர', 'வ', '𪚥']],
])(
  '%s is printed, and characters that no font contains are printed as their codes',
  async (_, text, asCodes) => {
    const document = documentOf([{ kind: 'heading', level: 1, text }]);
    const own = await openFonts(charactersOf(document));
    const { pages } = layoutDocument(document, own);
    const glyphs = pages.flat().flatMap(mark => (mark.kind === 'text' ? mark.glyphs : []));
    expect(glyphs.flatMap(({ char, font }) => (font.isLastResort ? [char] : []))).toEqual(asCodes);
    const pdf = await readPdf(await writePdf(document, own));
    const sorted = (characters: string) => [...characters].toSorted().join('');
    expect(sorted((await pdf.texts()).join(''))).toBe(sorted(text));
    const picture = await pdf.draw(1, 2);
    for (const mark of pages.flat()) {
      if (mark.kind !== 'text' || mark.glyphs.every(({ char }) => char === ' ')) continue;
      const ink = pixelDarkness(picture, { x: mark.x * 2, y: (mark.y - 10) * 2, width: 16, height: 22 });
      expect(ink.filter(dark => dark > 100).length).toBeGreaterThan(8);
    }
  },
);

test('Han characters have the glyphs of the document’s Chinese script, and fonts are loaded only when needed', async () => {
  const fontOf = async (script: 'simplified' | 'traditional', text: string) => {
    const [glyph] = shapeText(text, (await openFonts(text, script)).regular);
    return glyph?.font.name;
  };
  expect(await fontOf('traditional', '骨')).toBe('NotoSansHK-Regular');
  expect(await fontOf('simplified', '骨')).toBe('NotoSansSC-Regular');
  expect(await fontOf('traditional', '陈')).toBe('NotoSansSC-Regular');
  const names = (await openFonts('陈小明 Chan')).regular.map(({ name }) => name);
  expect(names).toEqual(['NotoSansSC-Regular', 'NotoSans-Regular', 'CodeBoxes']);
});

test('a table continues on the next page with its header repeated, and the header is tagged only once', async () => {
  const pdf = await pdfOf([{ kind: 'heading', level: 1, text: '近视报告' }, visits(75)], {
    footer: (page, pages) => ({ start: '黄海伦', end: `第${page}页，共${pages}页` }),
    header: { start: '近视报告', end: 'R-2026-000123' },
  });
  const [first = '', second = '', third = '', ...more] = await pdf.texts();
  expect(more).toEqual([]);
  for (const [index, page] of [first, second, third].entries()) {
    expect(page).toContain('检查日期');
    expect(page).toContain(`第${index + 1}页，共3页`);
  }
  expect(first).not.toContain('R-2026-000123');
  expect(second).toContain('R-2026-000123');
  const rows = [first, second, third].join('\n').match(/第\d+次/g);
  expect(rows).toEqual(Array.from({ length: 75 }, (_, index) => `第${index + 1}次`));
  const [tree] = await pdf.trees();
  const kinds = JSON.stringify(tree);
  expect(kinds.match(/"role":"TH"/g)).toHaveLength(2 + 75);
});

test('a PDF has tags for headings, paragraphs, tables with headers and pictures with descriptions', async () => {
  const pdf = await pdfOf(
    [
      { kind: 'heading', level: 1, text: '近视报告' },
      { kind: 'paragraph', text: '双眼', rule: '#00695c' },
      square(60),
      visits(1),
    ],
    { footer: () => ({ start: 'foot', end: 'foot' }) },
  );
  const [tree] = await pdf.trees();
  interface Node {
    role?: string;
    alt?: string;
    children?: Node[];
  }
  const outline = ({ role, alt, children = [] }: Node): unknown[] => [
    alt ? `${role} ${alt}` : role,
    ...children.filter(child => child.role).map(outline),
  ];
  expect(outline(tree as Node)).toEqual([
    'Root',
    [
      'Document',
      ['H1'],
      ['P'],
      ['Figure 一个方块和一个圆'],
      ['Table', ['TR', ['TH'], ['TH']], ['TR', ['TH'], ['TD']]],
    ],
  ]);
  expect(pdf.info).toMatchObject({ Title: '近视报告', Author: '黄海伦', Language: 'zh-Hans' });
  expect([await pdf.xmp('dc:title'), await pdf.xmp('pdfuaid:part')]).toEqual(['近视报告', '1']);
});

test('writing the same document twice gives the same bytes', async () => {
  const document = documentOf([{ kind: 'paragraph', text: '陈小明 Chan' }, square(80), visits(40)]);
  const [one, other] = [await writePdf(document, fonts), await writePdf(document, fonts)];
  expect(Buffer.compare(one, other)).toBe(0);
});

test('JPEG and PNG images are scaled to fit into their space', async () => {
  const canvas = createCanvas(80, 40);
  const context = canvas.getContext('2d');
  context.fillStyle = '#00695c';
  context.fillRect(0, 0, 80, 40);
  const images = [
    { bytes: canvas.toBuffer('image/png'), type: 'image/png' },
    { bytes: canvas.toBuffer('image/jpeg'), type: 'image/jpeg' },
  ] as const;
  const pdf = await pdfOf(
    images.map(image => ({ kind: 'image', alt: '标志', ...image, width: 100, height: 100 })),
  );
  const picture = await pdf.draw(1, 1);
  const dark = (y: number) =>
    pixelDarkness(picture, { x: 60, y, width: 80, height: 1 }).every(ink => ink > 200);
  expect([60, 101, 145, 201].map(dark)).toEqual([false, true, false, true]);
});

test('a heading is never left at the end of a page', async () => {
  const filler: Block = { kind: 'space', height: 0 };
  const room = paper.height - 2 * 51 - 40;
  const pdf = await pdfOf([
    { kind: 'drawing', alt: '空', height: room, shapes: () => [] },
    filler,
    { kind: 'heading', level: 2, text: '视力表', size: 12 },
    { kind: 'paragraph', text: '第一行' },
  ]);
  const [first, second] = await pdf.texts();
  expect(first).toBe('');
  expect(second).toContain('视力表');
});

test('no page break separates a single row from the rest of a table', async () => {
  const found = new Set<string>();
  for (let room = 20; room < 160; room += 6) {
    const height = paper.height - 2 * 51 - room;
    const pdf = await pdfOf([{ kind: 'drawing', alt: '空', height, shapes: () => [] }, visits(4)]);
    const rows = (await pdf.texts()).map(text => text.match(/第\d次/g)?.length ?? 0);
    found.add(rows.join());
  }
  expect([...found].sort()).toEqual(['0,4', '2,2', '4']);
});

test('a rendered page equals the stored reference image', async () => {
  const pdf = await pdfOf(
    [
      { kind: 'heading', level: 1, text: '近视报告 Myopia report', size: 18 },
      { kind: 'paragraph', text: [{ text: '陈小明', bold: true }, { text: ' · 9岁8个月 · Dvořák' }] },
      { kind: 'paragraph', rule: '#00695c', size: 13, text: '双眼近视每年加深0.25 D，慢于均值。'.repeat(4) },
      square(60),
      visits(6),
      {
        kind: 'columns',
        gap: 20,
        columns: [
          { share: 2, blocks: [{ kind: 'paragraph', text: 'Left column of a line that is broken.' }] },
          { share: 1, blocks: [{ kind: 'paragraph', text: '右栏', align: 'end' }] },
        ],
      },
    ],
    { footer: (page, pages) => ({ start: '检查者：黄海伦', end: `第${page}页，共${pages}页` }) },
  );
  const picture = await pdf.draw(1, 1);
  const place = new URL('golden/page.png', import.meta.url);
  if (process.env.UPDATE_GOLDEN) await writeFile(place, picture.png());
  const image = await loadImage(await readFile(place));
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  const golden = canvas.getContext('2d').getImageData(0, 0, image.width, image.height).data;
  expect(golden).toHaveLength(picture.data.length);
  const differing = golden.filter((value, at) => Math.abs(value - (picture.data[at] ?? 0)) > 64).length;
  expect(differing / golden.length).toBeLessThan(0.002);
});

test('a signature is never alone on a page: the end of the preceding block moves to the same page', async () => {
  const lastPages: (string | undefined)[] = [];
  for (const height of [600, 660, 680, 690, 700, 710, 720]) {
    const { texts } = await pdfOf([
      { kind: 'paragraph', text: '开头' },
      { kind: 'space', height },
      { kind: 'paragraph', text: '结尾' },
      {
        ...{ kind: 'together', keepsPrevious: true },
        blocks: [
          { kind: 'space', height: 10 },
          { kind: 'paragraph', text: '签名' },
        ],
      },
    ]);
    const pages = await texts();
    lastPages.push(pages.at(-1));
    expect(pages.at(-1)).toMatch(/结尾\s*签名/);
  }
  expect(lastPages.some(page => page?.includes('开头'))).toBe(true);
  expect(lastPages.some(page => !page?.includes('开头'))).toBe(true);
});
