import { expect, test } from 'vitest';
import { documentText, fieldText, placesToFill } from '../../shared/core/rich-document/document-text.ts';
import type {
  BlockNode,
  InlineNode,
  ListItemNode,
  ListNode,
} from '../../shared/core/rich-document/schema.ts';
import { RichDocument } from '../../shared/core/rich-document/schema.ts';

const text = (words: string) => ({ type: 'text' as const, text: words });
const paragraph = (...words: string[]) => ({ type: 'paragraph' as const, content: words.map(text) });
const item = (...content: ListItemNode['content']): ListItemNode => ({ type: 'listItem', content });
const bullets = (...content: ListItemNode[]): ListNode => ({ type: 'bulletList', content });
const numbers = (start: number, ...content: ListItemNode[]): ListNode => ({
  ...{ type: 'orderedList', attrs: { start } },
  content,
});

const textOf = (...content: BlockNode[]) => documentText({ content });

test('each heading, quote and paragraph becomes a line of text', () => {
  expect(
    textOf(
      { type: 'heading', attrs: { level: 2 }, content: [text('Plan')] },
      { type: 'blockquote', content: [paragraph('One'), paragraph('Two')] },
      { type: 'paragraph' },
      paragraph('Three', ' four'),
    ),
  ).toBe('Plan\nOne\nTwo\n\nThree four');
});

test('a line break within a paragraph is a line break in the text', () => {
  expect(textOf({ type: 'paragraph', content: [text('One'), { type: 'hardBreak' }, text('Two')] })).toBe(
    'One\nTwo',
  );
});

test('a picture becomes its caption as text, and a page break becomes no text', () => {
  const picture = (caption: string) => ({
    type: 'image',
    attrs: { fileId: `file_${'A'.repeat(22)}`, alt: 'A chart', caption },
  });
  const content = [picture('Near and far'), picture(''), { type: 'pageBreak' }, paragraph('End')];
  expect(documentText(RichDocument.parse({ type: 'doc', content }))).toBe('Near and far\nEnd');
});

test('as text, cells of a row are separated by a tab, and blocks in a cell by a space', () => {
  const cell = (...content: (ReturnType<typeof paragraph> | ListNode)[]) => ({
    ...{ type: 'tableCell' as const, content },
  });
  expect(
    textOf({
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell(paragraph('Day')), cell(paragraph('Score'), paragraph('of 10'))] },
        { type: 'tableRow', content: [cell(bullets(item(paragraph('Monday')))), cell(paragraph('7'))] },
      ],
    }),
  ).toBe('Day\tScore of 10\n• Monday\t7');
});

test('as text, list items begin with their number or with the bullet of their level', () => {
  const inner = bullets(item(paragraph('near'), bullets(item(paragraph('at a desk')))));
  expect(
    textOf(numbers(3, item(paragraph('Read'), paragraph('every day'), inner), item(paragraph('Rest')))),
  ).toBe('3. Read\nevery day\n– near\n▪ at a desk\n4. Rest');
});

test('if a list item begins with a list, the label of the outer item is on a line of its own', () => {
  expect(textOf(bullets(item(numbers(1, item(paragraph('Read'))))))).toBe('•\n1. Read');
  expect(textOf(bullets(item()))).toBe('•');
});

test('as text, a field becomes its trimmed value, or a dash if the field has no value', () => {
  expect([' Mei ', '  ', '', null].map(value => fieldText({ value }))).toEqual(['Mei', '—', '—', '—']);
});

test('an empty qualification after a name is left out with the separator between them, but no other empty field', () => {
  const field = (value: string | null, name = 'author.qualification') => ({
    type: 'field' as const,
    attrs: { name, value },
  });
  const lineOf = (...content: InlineNode[]) => textOf({ type: 'paragraph', content });
  expect(lineOf(field('Margaret Hughes'), text(', '), field(null))).toBe('Margaret Hughes');
  expect(lineOf(field('陈大文'), text(' '), field(' '), text('，生于2019年'))).toBe('陈大文，生于2019年');
  expect(lineOf(field('Mei'), text(', '), field('BSc'))).toBe('Mei, BSc');
  expect(lineOf(field('Mei'), text(', born '), field(null))).toBe('Mei, born —');
  const lengths = [field('24.10', 'eye.right'), text(' · '), field(null, 'eye.left')];
  expect(lineOf(...lengths)).toBe('24.10 · —');
  expect(lineOf(text('What deserves attention: '), field(null))).toBe('What deserves attention: —');
});

test('each placeholder in square brackets, which a user has to fill in, is listed once', () => {
  expect(placesToFill('To [name] of [name], ［部门］: [always / for the board]')).toEqual([
    '[name]',
    '［部门］',
    '[always / for the board]',
  ]);
  const long = `[Such as: copying from the board takes more time, ${'because of this, '.repeat(9)}]`;
  expect(placesToFill(`Dear [name], ${long}`)).toEqual(['[name]', long]);
  expect(placesToFill(`[${'\u3000'.repeat(100_000)}`)).toEqual([]);
  expect(placesToFill('[ ] [\u3000name ] [] [\n name]')).toEqual(['[ ]', '[\u3000name ]', '[]', '[\n name]']);
  expect(placesToFill('no place, a[0\n] or ]this[')).toEqual([]);
});
