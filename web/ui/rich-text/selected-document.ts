import { Fragment, type Node } from '@tiptap/pm/model';
import type { Editor } from '@tiptap/react';
import { RichDocument } from '../../../shared/core/rich-document/schema.ts';
import { storedDocument } from './stored-document.ts';

/** Types of nodes whose content can form a separate document. */
const holders = ['doc', 'tableCell', 'tableHeader', 'listItem', 'blockquote'];

/**
 * Returns the selection as a document without pictures; takes a partly selected table as a whole. Null for an
 * empty selection.
 */
export function selectedDocument({ state: { selection, doc, schema } }: Editor): RichDocument | null {
  if (selection.empty) return null;
  const { $from, $to, from, to } = selection;
  let depth = $from.sharedDepth(to);
  while (!holders.includes($from.node(depth).type.name)) depth--;
  const [holder, start] = [$from.node(depth), $from.start(depth)];
  const blocks: Node[] = [];
  holder.forEach((block, offset) => {
    const [first, end] = [start + offset, start + offset + block.nodeSize];
    if (end <= from || first >= to || block.type.name === 'image') return;
    const isPart = first < from || end > to;
    const canBeCut =
      block.isTextblock || ['bulletList', 'orderedList', 'blockquote'].includes(block.type.name);
    blocks.push(isPart && canBeCut ? cut(block, $from.pos - first - 1, $to.pos - first - 1) : block);
  });
  const document = schema.topNodeType.create(null, Fragment.from(blocks));
  const stored = RichDocument.safeParse(storedDocument(document.toJSON()));
  return stored.success && doc.textBetween(from, to, ' ').trim() !== '' ? stored.data : null;
}

/** Cuts a part out of a block; returns the whole block if the part would be invalid. */
function cut(block: Node, from: number, to: number): Node {
  const part = block.cut(Math.max(0, from), Math.min(block.content.size, to));
  try {
    part.check();
    return part;
  } catch {
    return block;
  }
}
