import { expect, test } from 'vitest';
import { maxRichTextBytes } from '../../../shared/core/limits.ts';
import { documentHtml } from '../../../shared/core/rich-document/document-html.ts';
import { documentText } from '../../../shared/core/rich-document/document-text.ts';
import { maxListDepth, maxPictures, RichDocument } from '../../../shared/core/rich-document/schema.ts';
import {
  fieldsOf,
  mapFields,
  picturesOf,
  replacePictures,
} from '../../../shared/core/rich-document/walk-document.ts';

const fileId = 'file_AAAAAAAAAAAAAAAAAAAAAA';
const otherId = 'file_BBBBBBBBBBBBBBBBBBBBBB';
const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks[0] && { marks }),
});
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const doc = (...content: object[]) => ({ type: 'doc', content });
const link = (href: string) => ({ type: 'link', attrs: { href } });
const field = (name: string, value: string | null) => ({ type: 'field', attrs: { name, value } });
const picture = (id = fileId, caption = '') => ({
  type: 'image',
  attrs: { fileId: id, alt: 'A chart', caption },
});
const nested = (levels: number): object => ({
  type: 'bulletList',
  content: [{ type: 'listItem', content: [paragraph(), ...(levels > 1 ? [nested(levels - 1)] : [])] }],
});
const row = (cells: number) => ({
  type: 'tableRow',
  content: Array.from({ length: cells }, () => ({ type: 'tableCell', content: [paragraph()] })),
});
const table = (...cells: number[]) => ({ type: 'table', content: cells.map(row) });

test.each([
  [
    'a node of another kind',
    doc(paragraph(), { type: 'iframe', attrs: { src: 'https://a.example' } }),
    'content.1.type',
  ],
  [
    'a node of another kind inside a paragraph',
    doc(paragraph(text('a'), { type: 'script' })),
    'content.0.content.1.type',
  ],
  [
    'a table in a cell',
    doc({
      type: 'table',
      content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [table(1)] }] }],
    }),
    'content.0.content.0.content.0.content.0.type',
  ],
  [
    'a link that runs a script',
    doc(paragraph(text('a', link('javascript:alert(1)')))),
    'content.0.content.0.marks.0.attrs.href',
  ],
  ['an unknown mark', doc(paragraph(text('a', { type: 'blink' }))), 'content.0.content.0.marks.0.type'],
  ['an unknown attribute', doc({ ...paragraph(), onclick: 'alert(1)' }), 'content.0'],
  [
    'a picture at another address',
    doc({ type: 'image', attrs: { src: 'https://a.example/a.png' } }),
    'content.0.attrs.fileId',
  ],
  ['rows of different lengths', doc(table(2, 3)), 'content.0'],
  ['too many columns', doc(table(51)), 'content.0.content.0.content'],
])('a document is rejected with the path to the problem: %s', (_, document, place) => {
  const { error } = RichDocument.safeParse(document);
  expect(error?.issues[0]?.path.join('.')).toBe(place);
});

test('the nesting of lists is limited, and deeper input is rejected', () => {
  expect(RichDocument.safeParse(doc(nested(maxListDepth))).success).toBe(true);
  expect(RichDocument.safeParse(doc(nested(maxListDepth + 1))).success).toBe(false);
  const deep = `${'{"type":"bulletList","content":[{"type":"listItem","content":['.repeat(9_000)}${']}]}'.repeat(9_000)}`;
  expect(RichDocument.safeParse(doc(JSON.parse(deep))).success).toBe(false);
});

test('the size and number of pictures in a document are limited', () => {
  expect(RichDocument.safeParse(doc(paragraph(text('明'.repeat(70_000))))).success).toBe(false);
  expect(RichDocument.safeParse(doc(...Array.from({ length: maxPictures }, () => picture()))).success).toBe(
    true,
  );
  expect(
    RichDocument.safeParse(doc(...Array.from({ length: maxPictures + 1 }, () => picture()))).success,
  ).toBe(false);
});

const issuesOf = (document: object) =>
  RichDocument.safeParse(document).error?.issues.map(({ code, message, path }) => ({ code, message, path }));

test('each limit of a document has an error message of its own', () => {
  const custom = { code: 'custom', path: [] };
  const empty = JSON.stringify(doc(paragraph(text('')))).length;
  const sized = (bytes: number) => doc(paragraph(text('x'.repeat(bytes - empty))));
  expect(issuesOf(sized(maxRichTextBytes))).toBeUndefined();
  expect(issuesOf(sized(maxRichTextBytes + 1))).toEqual([{ ...custom, message: 'validation.max_length' }]);
  const pictures = (count: number) => Array.from({ length: count }, () => picture());
  expect(issuesOf(doc(...pictures(maxPictures), paragraph(), paragraph()))).toBeUndefined();
  expect(issuesOf(doc(paragraph(), ...pictures(maxPictures + 1)))).toEqual([
    { ...custom, message: 'validation.max_pictures' },
  ]);
});

test('a table is rejected unless all rows have as many cells as the first', () => {
  expect(issuesOf(doc(table(2, 2, 2), table(1)))).toBeUndefined();
  expect(issuesOf(doc(paragraph(), table(2, 2, 1)))).toEqual([
    { code: 'custom', message: 'validation.table', path: ['content', 1] },
  ]);
});

test('the HTML of a document contains the input as text and nothing that can run as code', () => {
  const document = RichDocument.parse(
    doc(
      paragraph(text('<img src=x onerror=alert(1)> & "', { type: 'bold' }), { type: 'hardBreak' }),
      paragraph(text('here', link('https://a.example/?a=1&b=2')), field('case.fullName', '<b>陈</b>')),
      picture(fileId, 'Near & far'),
    ),
  );
  expect(documentHtml(document, () => '/files?a=1&b=2')).toBe(
    '<p><strong>&lt;img src=x onerror=alert(1)&gt; &amp; &quot;</strong><br></p>' +
      '<p><a href="https://a.example/?a=1&amp;b=2" rel="noreferrer">here</a>&lt;b&gt;陈&lt;/b&gt;</p>' +
      '<figure><img src="/files?a=1&amp;b=2" alt="A chart"><figcaption>Near &amp; far</figcaption></figure>',
  );
});

test('fields print their values anywhere in a document, and an empty field prints a dash', () => {
  const document = RichDocument.parse(
    doc(paragraph(text('Dear '), field('case.fullName', null), text(', '), field('case.school', null)), {
      type: 'table',
      content: [
        { type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph(field('case.age', null))] }] },
      ],
    }),
  );
  expect(fieldsOf(document).map(({ name }) => name)).toEqual(['case.fullName', 'case.school', 'case.age']);
  const filled = mapFields(document, one => ({
    ...one,
    value: one.name === 'case.fullName' ? '陈小明' : null,
  }));
  expect(documentText(filled)).toBe('Dear 陈小明, —\n—');
  expect(documentText(document)).toBe('Dear —, —\n—');
});

test('a copied document has picture files of its own, and a missing picture is left out', () => {
  const document = RichDocument.parse(doc(picture(), paragraph(text('a')), picture(otherId), picture()));
  expect(picturesOf(document)).toEqual([fileId, otherId]);
  const copy = replacePictures(document, new Map([[fileId, otherId as never]]));
  expect(picturesOf(copy)).toEqual([otherId]);
  expect(copy.content).toHaveLength(3);
});
