import { expect, test } from 'vitest';
import { listLabel } from '../../shared/core/rich-document/list-label.ts';
import { writtenDocument } from '../../shared/core/rich-document/written-document.ts';

const contentOf = (...lines: string[]) => writtenDocument(lines.join('\n')).content;
const paragraph = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });
const item = (words: string) => ({ type: 'listItem', content: [paragraph(words)] });

test('lines of a written template become paragraphs, headings, quotes and page breaks, and empty lines are left out', () => {
  expect(writtenDocument('## Plan\n\n  ### Next \n> Well done\n---\n# Kept as it is\n##Kept, too')).toEqual({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Plan' }] },
      { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Next' }] },
      { type: 'blockquote', content: [paragraph('Well done')] },
      { type: 'pageBreak' },
      paragraph('# Kept as it is'),
      paragraph('##Kept, too'),
    ],
  });
});

test('consecutive lines with list markers of the same kind become one list', () => {
  expect(contentOf('- One', '- Two', '1. First', '12. Second', 'Between', '- Three')).toEqual([
    { type: 'bulletList', content: [item('One'), item('Two')] },
    { type: 'orderedList', content: [item('First'), item('Second')] },
    paragraph('Between'),
    { type: 'bulletList', content: [item('Three')] },
  ]);
});

test('lines with cells become a table with the first line as its header', () => {
  const cell = (type: string, words: string) => ({
    type,
    content: [words === '' ? { type: 'paragraph' } : paragraph(words)],
  });
  const row = (type: string, ...words: string[]) => ({
    type: 'tableRow',
    content: words.map(one => cell(type, one)),
  });
  expect(contentOf('| Day | Score |', '| Monday | |', 'Between', '| Day |')).toEqual([
    { type: 'table', content: [row('tableHeader', 'Day', 'Score'), row('tableCell', 'Monday', '')] },
    paragraph('Between'),
    { type: 'table', content: [row('tableHeader', 'Day')] },
  ]);
});

test('text in braces becomes a field, and text between double asterisks becomes bold', () => {
  const bold = { marks: [{ type: 'bold' }] };
  expect(contentOf('Dear **{case.fullName} and** all {here} {case.fullName}')).toEqual([
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Dear ' },
        { type: 'field', attrs: { name: 'case.fullName', value: null }, ...bold },
        { type: 'text', text: ' and', ...bold },
        { type: 'text', text: ' all {here} ' },
        { type: 'field', attrs: { name: 'case.fullName', value: null } },
      ],
    },
  ]);
});

test('list items get the bullet of their level, or numbers from the start number of their list', () => {
  const bullets = { type: 'bulletList' as const, content: [] };
  expect([0, 1, 2, 3].map(depth => listLabel(bullets, depth, 5))).toEqual(['•', '–', '▪', '•']);
  const numbers = { type: 'orderedList' as const, content: [] };
  expect([listLabel(numbers, 1, 0), listLabel({ ...numbers, attrs: { start: 7 } }, 0, 2)]).toEqual([
    '1.',
    '9.',
  ]);
});

test('a marker such as # or - counts only at the beginning of a line, where several spaces may follow it', () => {
  expect(contentOf('From 3 - 4', 'Left | right |', '-   One', '>  Two', '##  Plan')).toEqual([
    paragraph('From 3 - 4'),
    paragraph('Left | right |'),
    { type: 'bulletList', content: [item('One')] },
    { type: 'blockquote', content: [paragraph('Two')] },
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Plan' }] },
  ]);
});
