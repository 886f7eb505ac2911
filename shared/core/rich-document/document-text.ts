import { listLabel } from './list-label.ts';
import type { BlockNode, InlineNode, ListNode, ParagraphNode, RichDocument } from './schema.ts';

/** Placeholder for a field without a value. */
export const emptyField = '—';

export const fieldText = ({ value }: { value: string | null }): string => value?.trim() || emptyField;

const separator = /^[\s,，、;；·|]+$/u;

/**
 * Fields that are left out if they are empty. Every other empty field prints a dash: if one of two values
 * were left out, such as that of one eye, the other could be read as both or as the wrong one.
 */
const optionalFields: readonly string[] = ['author.qualification', 'case.otherName'];

/**
 * Inline nodes as they are printed: an empty qualification or other name is left out together with the
 * separator between it and the field before it.
 */
export function printedInline(nodes: readonly InlineNode[] = []): InlineNode[] {
  const printed: InlineNode[] = [];
  for (const node of nodes) {
    const [before, between] = printed.slice(-2);
    const isEmpty =
      node.type === 'field' && optionalFields.includes(node.attrs.name) && !node.attrs.value?.trim();
    const isSeparated = between?.type === 'text' && separator.test(between.text);
    if (isEmpty && isSeparated && before?.type === 'field') printed.pop();
    else printed.push(node);
  }
  return printed;
}

/** A document as plain text: one line per paragraph and row, a tab between cells. */
export const documentText = ({ content }: Pick<RichDocument, 'content'>): string =>
  content.flatMap(linesOf).join('\n');

/** Placeholders such as “[reason]” that the author of a document must fill in; without duplicates. */
export const placesToFill = (text: string): string[] => [
  ...new Set([...text.matchAll(/[[［]\s*(?:[^\s[\]［］][^[\]［］\n\t]*)?[\]］]/gu)].map(([place]) => place)),
];

function linesOf(block: BlockNode): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [inlineText(block.content)];
    case 'blockquote':
      return block.content.map(({ content }) => inlineText(content));
    case 'bulletList':
    case 'orderedList':
      return listLines(block, 0);
    case 'table':
      return block.content.map(({ content }) =>
        content.map(({ content: blocks }) => blocks.flatMap(linesOf).join(' ')).join('\t'),
      );
    case 'image':
      return block.attrs.caption ? [block.attrs.caption] : [];
    case 'pageBreak':
      return [];
  }
}

function listLines(list: ListNode, depth: number): string[] {
  return list.content.flatMap(({ content }, index) => {
    const lines = content.flatMap((part: ParagraphNode | ListNode) =>
      part.type === 'paragraph' ? [inlineText(part.content)] : listLines(part, depth + 1),
    );
    const label = listLabel(list, depth, index);
    return content[0]?.type === 'paragraph'
      ? [`${label} ${lines[0] ?? ''}`, ...lines.slice(1)]
      : [label, ...lines];
  });
}

function inlineText(nodes?: readonly InlineNode[]): string {
  return printedInline(nodes)
    .map(node =>
      node.type === 'text' ? node.text : node.type === 'hardBreak' ? '\n' : fieldText(node.attrs),
    )
    .join('');
}
