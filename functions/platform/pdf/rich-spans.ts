import { fieldText, printedInline } from '../../../shared/core/rich-document/document-text.ts';
import type { InlineNode } from '../../../shared/core/rich-document/schema.ts';
import type { Color, Span } from './document.ts';

const linkColor: Color = '#00695c';

export function spansOf(nodes?: readonly InlineNode[]): Span[] {
  return printedInline(nodes).map(node => {
    if (node.type === 'hardBreak') return { text: '\n' };
    const text = node.type === 'text' ? node.text : fieldText(node.attrs);
    const kinds = new Set(node.marks?.map(({ type }) => type));
    const link = node.marks?.find(({ type }) => type === 'link');
    return {
      text,
      ...(kinds.has('bold') && { bold: true }),
      ...(kinds.has('italic') && { italic: true }),
      ...(kinds.has('underline') && { underline: true }),
      ...(link?.type === 'link' && { href: link.attrs.href, color: linkColor }),
    };
  });
}
