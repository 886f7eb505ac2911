import type { Block, Document, Text } from './document.ts';
import { paper } from './layout-document.ts';

/** All distinct characters of a document; `openFonts` chooses the fonts that have these characters. */
export function charactersOf({ blocks, header, footer }: Document): string {
  const running = [header, footer?.(1, 1)].flatMap(line => (line ? [line.start, line.end] : []));
  return [...new Set([...running, ...blocks.map(textOfBlock)].join(''))].join('').normalize('NFC');
}

function textOfBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return textOf(block.text);
    case 'table':
      return [block.header, ...block.rows].flat().map(textOf).join('');
    case 'drawing':
      return block
        .shapes(paper.width)
        .map(shape => (shape.kind === 'label' ? shape.text : ''))
        .join('');
    case 'columns':
      return block.columns.flatMap(({ blocks }) => blocks.map(textOfBlock)).join('');
    case 'list':
      return block.items.map(({ label, blocks }) => label + blocks.map(textOfBlock).join('')).join('');
    case 'together':
      return block.blocks.map(textOfBlock).join('');
    case 'image':
    case 'space':
    case 'line':
    case 'page-break':
    case 'appended-pdf':
      return '';
  }
}

const textOf = (text: Text): string =>
  typeof text === 'string' ? text : text.map(span => span.text).join('');
