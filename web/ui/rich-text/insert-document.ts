import { Fragment, Slice } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { fillFields } from '../../../shared/core/rich-document/fill-fields.ts';
import type { RichDocument } from '../../../shared/core/rich-document/schema.ts';
import type { FieldChoice } from './document-field-props.ts';

interface Range {
  from: number;
  to: number;
}

/** Returns a document whose merge fields have their known values. */
export const withFieldValues = (document: RichDocument, fields: readonly FieldChoice[]): RichDocument =>
  fillFields(document, Object.fromEntries(fields.map(({ name, value = null }) => [name, value])));

export function insertDocument(
  editor: Editor,
  document: RichDocument,
  at: Range = editor.state.selection,
): void {
  editor
    .chain()
    .focus()
    .command(({ tr }) => replaceWithDocument(tr, document, at))
    .run();
}

/**
 * Inserts a document like a paste: a paragraph continues the line, and nodes that do not fit become text.
 * @returns whether anything was inserted
 */
export function replaceWithDocument(
  tr: Transaction,
  { content }: RichDocument,
  { from, to }: Range,
): boolean {
  const nodes = Fragment.fromJSON(tr.doc.type.schema, content);
  const [first, last] = [nodes.firstChild, nodes.lastChild];
  if (!first || !last) return false;
  const isOpen = ({ type }: typeof first) => type.name === 'paragraph';
  const slice = new Slice(nodes, isOpen(first) ? 1 : 0, isOpen(last) ? 1 : 0);
  tr.replaceRange(from, to, slice).scrollIntoView();
  return true;
}
