import type { BlockNode, CellNode, InlineNode, ListNode, ParagraphNode, RichDocument } from './schema.ts';

/**
 * Builds a document from lines in a notation like Markdown: `## ` and `### ` before headings, `- ` and `1. `
 * before items, `> ` before a quote, `|` between cells (the first row is the head), `---` for a page break,
 * `{case.fullName}` for a field and `**` around bold text. Every other line is a paragraph; empty lines are
 * left out.
 */
export function writtenDocument(lines: string): RichDocument {
  const content: BlockNode[] = [];
  for (const line of lines.split('\n').map(one => one.trim())) {
    if (line !== '') addLine(content, line);
  }
  return { type: 'doc', content };
}

function addLine(content: BlockNode[], line: string): void {
  const last = content.at(-1);
  const [, sign = '', rest = ''] = /^(#{2,3}|-|\d+\.|>)\s+(.*)$/.exec(line) ?? [];
  if (line === '---') content.push({ type: 'pageBreak' });
  else if (line.startsWith('|')) addRow(content, cellsOf(line));
  else if (sign.startsWith('#'))
    content.push({ type: 'heading', attrs: { level: sign === '##' ? 2 : 3 }, content: inlineOf(rest) });
  else if (sign === '>') content.push({ type: 'blockquote', content: [paragraph(rest)] });
  else if (sign === '') content.push(paragraph(line));
  else {
    const type: ListNode['type'] = sign === '-' ? 'bulletList' : 'orderedList';
    const item = { type: 'listItem' as const, content: [paragraph(rest)] };
    if (last?.type === type) last.content.push(item);
    else content.push({ type, content: [item] });
  }
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim());

function addRow(content: BlockNode[], cells: string[]): void {
  const last = content.at(-1);
  const type: CellNode['type'] = last?.type === 'table' ? 'tableCell' : 'tableHeader';
  const row = {
    type: 'tableRow' as const,
    content: cells.map(words => ({ type, content: [paragraph(words)] })),
  };
  if (last?.type === 'table') last.content.push(row);
  else content.push({ type: 'table', content: [row] });
}

const paragraph = (words: string): ParagraphNode =>
  words === '' ? { type: 'paragraph' } : { type: 'paragraph', content: inlineOf(words) };

const inlineOf = (words: string): InlineNode[] =>
  words.split('**').flatMap((part, index) => {
    const marks = index % 2 === 1 ? { marks: [{ type: 'bold' as const }] } : {};
    return part.split(/(\{[a-z]+\.[a-zA-Z]+\})/).flatMap((piece): InlineNode[] => {
      if (piece === '') return [];
      return piece.startsWith('{')
        ? [{ type: 'field', attrs: { name: piece.slice(1, -1), value: null }, ...marks }]
        : [{ type: 'text', text: piece, ...marks }];
    });
  });
