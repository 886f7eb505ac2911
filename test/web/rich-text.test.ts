import { expect, test } from 'vitest';
import { maxRichTextBytes } from '../../shared/core/limits.ts';
import { RichText } from '../../shared/core/rich-text.ts';

const textNode = (text: string, ...marks: { type: string }[]) => ({
  type: 'text',
  text,
  ...(marks[0] && { marks }),
});
const doc = (...content: unknown[]) => ({ type: 'doc', content });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });

test('rich text with headings, nested lists and emphasis is accepted unchanged', () => {
  const text = doc(
    { type: 'heading', attrs: { level: 2 }, content: [textNode('At home')] },
    paragraph(
      textNode('Twenty minutes', { type: 'bold' }, { type: 'italic' }),
      { type: 'hardBreak' },
      textNode('a day'),
    ),
    {
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [
            paragraph(textNode('outdoors')),
            {
              type: 'orderedList',
              attrs: { start: 1, type: null },
              content: [{ type: 'listItem', content: [paragraph()] }],
            },
          ],
        },
      ],
    },
  );
  expect(RichText.parse(text)).toEqual(text);
});

test.each([
  ['a node of another kind', doc({ type: 'image', attrs: { src: 'https://example.com/a.png' } })],
  ['a link', doc(paragraph(textNode('here', { type: 'link' })))],
  ['raw markup beside the nodes', { ...doc(), html: '<script>alert(1)</script>' }],
  ['an unknown attribute', doc({ type: 'paragraph', attrs: { onclick: 'alert(1)' }, content: [] })],
  ['a first-rank heading', doc({ type: 'heading', attrs: { level: 1 }, content: [textNode('x')] })],
  ['an empty text', doc(paragraph(textNode('')))],
  ['more bytes than the limit', doc(paragraph(textNode('明'.repeat(maxRichTextBytes / 3))))],
])('rich text is rejected if it has %s', (_, text) => {
  expect(RichText.safeParse(text).success).toBe(false);
});

test.each([
  ['a character of one byte', 'a', 1],
  ['the last character of one byte', '\u007f', 1],
  ['the first character of two bytes', '\u0080', 2],
  ['the last character of two bytes', '\u07ff', 2],
  ['the first character of three bytes', '\u0800', 3],
  ['the last character of three bytes', '\uffff', 3],
  ['the first character of four bytes', '\u{10000}', 4],
  ['an emoji', '🌳', 4],
])('rich text that repeats %s may have exactly as many bytes as the limit', (_, letter, bytes) => {
  const size = new TextEncoder().encode(JSON.stringify(doc(paragraph(textNode(''))))).length;
  const room = maxRichTextBytes - size;
  const filled = letter.repeat(Math.floor(room / bytes)) + 'a'.repeat(room % bytes);
  expect(RichText.safeParse(doc(paragraph(textNode(filled)))).success).toBe(true);
  const { error } = RichText.safeParse(doc(paragraph(textNode(`${filled}a`))));
  expect(error?.issues.map(({ message }) => message)).toEqual(['validation.max_length']);
});
