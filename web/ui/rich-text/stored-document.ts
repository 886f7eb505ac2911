import type { JSONContent } from '@tiptap/core';
import type { RichDocument } from '../../../shared/core/rich-document/schema.ts';

/** Attributes of each node or mark that are stored; all others belong to the editor. */
const storedAttributes: Record<string, readonly string[]> = {
  heading: ['level'],
  orderedList: ['start'],
  field: ['name', 'value'],
  image: ['fileId', 'alt', 'caption'],
  link: ['href'],
};

export const storedDocument = (json: JSONContent): RichDocument =>
  storedNode(json) as unknown as RichDocument;

function storedNode({ type = '', attrs = {}, content, marks, text }: JSONContent): JSONContent {
  const own = attributesOf(type, attrs);
  return {
    type,
    ...(own && { attrs: own }),
    ...(text !== undefined && { text }),
    ...(marks && marks.length > 0 && { marks: marks.map(mark => storedMark(mark)) }),
    ...(content && { content: content.map(storedNode) }),
  };
}

function storedMark({ type, attrs = {} }: NonNullable<JSONContent['marks']>[number]) {
  const own = attributesOf(type, attrs);
  return { type, ...(own && { attrs: own }) };
}

function attributesOf(type: string, attrs: Record<string, unknown>) {
  const names = storedAttributes[type];
  return names && Object.fromEntries(names.map(name => [name, attrs[name]]));
}
