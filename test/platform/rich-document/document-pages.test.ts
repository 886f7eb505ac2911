import { expect, test } from 'vitest';
import { openFonts } from '../../../functions/platform/pdf/fonts.ts';
import { layoutDocument, paper } from '../../../functions/platform/pdf/layout-document.ts';
import type { Mark } from '../../../functions/platform/pdf/marks.ts';
import { richDocumentBlocks } from '../../../functions/platform/pdf/rich-document-blocks.ts';
import { writePdf } from '../../../functions/platform/pdf/write-pdf.ts';
import { signatureField, signaturePlace } from '../../../shared/core/rich-document/fill-fields.ts';
import type { BlockNode, InlineNode, RichDocument } from '../../../shared/core/rich-document/schema.ts';
import { png } from '../../support/file-samples.ts';
import { readPdf } from '../../support/read-pdf.ts';
import { readingText } from '../../support/rich-document/reading-text.ts';

const fonts = await openFonts();
const fileId = 'file_AAAAAAAAAAAAAAAAAAAAAA' as never;
const text = (words: string): InlineNode => ({ type: 'text', text: words });
const paragraph = (words: string): BlockNode & { type: 'paragraph' } => ({
  type: 'paragraph',
  content: [text(words)],
});
const heading = (words: string): BlockNode => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [text(words)],
});
const table = (rows: number, columns: number, words = '1.25'): BlockNode => ({
  type: 'table',
  content: Array.from({ length: rows + 1 }, (_, row) => ({
    type: 'tableRow',
    content: Array.from({ length: columns }, (_, column) => ({
      type: row === 0 ? 'tableHeader' : 'tableCell',
      content: [paragraph(row === 0 ? `头${column + 1}` : words)],
    })),
  })),
});

async function pagesOf(content: BlockNode[], pictures = new Map()) {
  const blocks = richDocumentBlocks({ type: 'doc', content } as RichDocument, pictures);
  const document = { title: 'Note', language: 'en' as const, author: 'Helen', blocks };
  const { pages } = layoutDocument(document, fonts);
  const bytes = await writePdf(document, fonts);
  const pdf = await readPdf(bytes);
  return { bytes, pages, texts: await pdf.texts(), trees: await pdf.trees() };
}

const right = (mark: Mark): number =>
  mark.kind === 'text'
    ? mark.x + mark.glyphs.reduce((sum, { advance }) => sum + advance * mark.size, 0)
    : mark.kind === 'image'
      ? mark.x + mark.width
      : mark.x;

test('a table that continues on another page repeats its header, and tags the header once', async () => {
  const { texts, bytes } = await pagesOf([table(90, 3)]);
  expect(texts.length).toBeGreaterThan(1);
  for (const page of texts) expect(page).toContain('头3');
  expect((await readingText(bytes)).match(/头3/g)).toHaveLength(1);
});

test('in a PDF, a heading is never alone at the end of a page', async () => {
  const line = paragraph('One line of the letter.');
  for (let lines = 28; lines < 40; lines += 1) {
    const { texts } = await pagesOf([
      ...Array.from({ length: lines }, () => line),
      heading('Next'),
      table(2, 2),
    ]);
    for (const page of texts) expect(page.trim().endsWith('Next')).toBe(false);
  }
});

test('a table of fifty columns fits on the paper, each with its header', async () => {
  const { pages, texts } = await pagesOf([table(3, 50, 'Wort'.repeat(12))]);
  for (const mark of pages.flat()) expect(right(mark)).toBeLessThanOrEqual(paper.width - 51 + 0.5);
  for (let column = 1; column <= 50; column += 1) expect(texts.join('')).toContain(`头${column}`);
});

test('a table cell longer than a page continues on the next page, and nothing is printed outside the page', async () => {
  const { pages } = await pagesOf([
    table(1, 4, '视觉训练'.repeat(600)),
    table(0, 2, ''),
    paragraph('完'.repeat(3_000)),
  ]);
  for (const mark of pages.flat()) expect(mark.y).toBeLessThanOrEqual(paper.height - 51 + 1);
});

test.each([
  [3_000, 200],
  [200, 3_000],
  [40, 30],
])('a picture of %i × %i is scaled to fit the page and keeps its proportions', async (width, height) => {
  const bytes = new Uint8Array(await png(width, height));
  const node: BlockNode = { type: 'image', attrs: { fileId, alt: 'A chart', caption: 'Near and far' } };
  const { pages, trees } = await pagesOf([node], new Map([[fileId, { bytes, type: 'image/png' }]]));
  const [image] = pages.flat().filter(mark => mark.kind === 'image');
  expect((image?.width ?? 0) / (image?.height ?? 1)).toBeCloseTo(width / height, 3);
  expect(image && right(image)).toBeLessThanOrEqual(paper.width - 51 + 0.01);
  expect(JSON.stringify(trees)).toContain('A chart');
});

test('list numbers start at the given number and are counted per level', async () => {
  const item = (words: string, ...more: BlockNode[]) => ({
    type: 'listItem' as const,
    content: [paragraph(words), ...more] as never,
  });
  const list = (start: number, ...content: ReturnType<typeof item>[]): BlockNode => ({
    type: 'orderedList',
    attrs: { start },
    content,
  });
  const { texts } = await pagesOf([
    list(9, item('远近交替', list(1, item('看近'), item('看远'))), item('串珠训练')),
  ]);
  expect(texts[0]?.replace(/\s/g, '')).toBe('9.远近交替1.看近2.看远10.串珠训练');
});

test('a page break starts a new page, and two page breaks in a row leave no empty page', async () => {
  const { texts } = await pagesOf([
    paragraph('One'),
    { type: 'pageBreak' },
    { type: 'pageBreak' },
    paragraph('Two'),
  ]);
  expect(texts.map(page => page.trim())).toEqual(['One', 'Two']);
});

test('a link in a PDF is in the reading order at its place in the text and opens its address', async () => {
  const href = 'https://example.com/a(b)?q=1';
  const content: InlineNode[] = [
    text('See '),
    { ...text('our page'), marks: [{ type: 'link', attrs: { href } }] } as never,
    text(' today'),
  ];
  const document = { type: 'doc', content: [{ type: 'paragraph', content }] } as RichDocument;
  const blocks = richDocumentBlocks(document);
  const bytes = await writePdf({ title: 'Note', language: 'en', author: 'Helen', blocks }, fonts);
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const page = await (await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise).getPage(1);
  const [annotation] = await page.getAnnotations();
  expect(annotation?.url).toBe('https://example.com/a%28b%29?q=1');
  expect(JSON.stringify(await page.getStructTree())).toMatch(/Span.*Link.*annotation.*Span/s);
});

test('a signature picture replaces the signature line, and the text beside this line stays', async () => {
  const place: BlockNode = {
    type: 'paragraph',
    content: [text('Signed: '), { type: 'field', attrs: { name: signatureField, value: signaturePlace } }],
  };
  const document = { type: 'doc', content: [place] } as RichDocument;
  const signature = { bytes: await png(300, 90), type: 'image/png' as const, alt: 'Signature of Helen Wong' };
  const write = async (blocks: ReturnType<typeof richDocumentBlocks>) => {
    const bytes = await writePdf({ title: 'Note', language: 'en', author: 'Helen', blocks }, fonts);
    return (await (await readPdf(bytes)).texts()).join(' ');
  };
  expect(await write(richDocumentBlocks(document))).toContain('____');
  const signed = richDocumentBlocks(document, new Map(), signature);
  expect(JSON.stringify(signed)).toContain('Signature of Helen Wong');
  expect(await write(signed)).toMatch(/^Signed:\s*$/);
});
