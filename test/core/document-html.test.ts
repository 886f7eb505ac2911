import { expect, test } from 'vitest';
import { documentHtml } from '../../shared/core/rich-document/document-html.ts';
import { RichDocument } from '../../shared/core/rich-document/schema.ts';

const text = (words: string) => ({ type: 'text', text: words });
const paragraph = (words: string) => ({ type: 'paragraph', content: [text(words)] });
const item = (...content: object[]) => ({ type: 'listItem', content });
const cell = (type: 'tableHeader' | 'tableCell', ...content: object[]) => ({ type, content });
const row = (...content: object[]) => ({ type: 'tableRow', content });
const picture = (caption: string) => ({
  type: 'image',
  attrs: { fileId: 'file_AAAAAAAAAAAAAAAAAAAAAA', alt: 'Near & far', caption },
});

const htmlOf = (...content: object[]) =>
  documentHtml(RichDocument.parse({ type: 'doc', content }), fileId => `/files/${fileId}?a&b`);

test('headings, quotes and page breaks become the corresponding HTML elements', () => {
  expect(
    htmlOf(
      { type: 'heading', attrs: { level: 1 }, content: [text('Report')] },
      { type: 'heading', attrs: { level: 3 } },
      { type: 'blockquote', content: [paragraph('One'), paragraph('Two')] },
      { type: 'pageBreak' },
      paragraph('Next'),
    ),
  ).toBe('<h1>Report</h1><h3></h3><blockquote><p>One</p><p>Two</p></blockquote><hr><p>Next</p>');
});

test('an empty paragraph stays a paragraph', () => {
  expect(htmlOf({ type: 'paragraph' })).toBe('<p></p>');
});

test('lists become nested HTML lists, and a numbered list begins with its start number', () => {
  const numbers = { type: 'orderedList', content: [item(paragraph('Near')), item(paragraph('Far'))] };
  expect(htmlOf({ type: 'bulletList', content: [item(paragraph('Eyes'), numbers)] })).toBe(
    '<ul><li><p>Eyes</p><ol start="1"><li><p>Near</p></li><li><p>Far</p></li></ol></li></ul>',
  );
  expect(htmlOf({ ...numbers, attrs: { start: 7 } })).toBe(
    '<ol start="7"><li><p>Near</p></li><li><p>Far</p></li></ol>',
  );
});

test('a table becomes an HTML table with header cells and cells', () => {
  const table = {
    type: 'table',
    content: [
      row(cell('tableHeader', paragraph('Day')), cell('tableHeader', paragraph('Score'))),
      row(cell('tableHeader', paragraph('Monday')), cell('tableCell', paragraph('1'), paragraph('2'))),
    ],
  };
  expect(htmlOf(table)).toBe(
    '<table><tr><th><p>Day</p></th><th><p>Score</p></th></tr>' +
      '<tr><th><p>Monday</p></th><td><p>1</p><p>2</p></td></tr></table>',
  );
});

test('a picture without a caption becomes a figure element that contains only the img element', () => {
  expect(htmlOf(picture(''))).toBe(
    '<figure><img src="/files/file_AAAAAAAAAAAAAAAAAAAAAA?a&amp;b" alt="Near &amp; far"></figure>',
  );
});

test('a picture that cannot be shown is replaced by its description', () => {
  const document = RichDocument.parse({ type: 'doc', content: [picture('A chart')] });
  expect(documentHtml(document, () => null)).toBe(
    '<figure>Near &amp; far<figcaption>A chart</figcaption></figure>',
  );
});
