import type { BlockNode, InlineNode, PictureNode, RichDocument } from './schema.ts';

type FieldNode = Extract<InlineNode, { type: 'field' }>;

/** Returns a document with each field replaced and everything else unchanged. */
export function mapFields<Doc extends RichDocument>(
  document: Doc,
  change: (field: FieldNode['attrs']) => FieldNode['attrs'],
): Doc {
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    const node = value as { type?: string; attrs?: FieldNode['attrs']; content?: unknown };
    if (node.type === 'field' && node.attrs) return { ...node, attrs: change(node.attrs) };
    return node.content === undefined ? node : { ...node, content: visit(node.content) };
  };
  return visit(document) as Doc;
}

/** The fields of a document in the order of its text. */
export function fieldsOf(document: RichDocument): FieldNode['attrs'][] {
  const fields: FieldNode['attrs'][] = [];
  mapFields(document, field => {
    fields.push(field);
    return field;
  });
  return fields;
}

const isPicture = (block: BlockNode): block is PictureNode => block.type === 'image';

/** Without duplicates. */
export const picturesOf = ({ content }: RichDocument): PictureNode['attrs']['fileId'][] => [
  ...new Set(content.filter(isPicture).map(({ attrs }) => attrs.fileId)),
];

/** Replaces the file ids of a document's pictures; removes pictures that have no replacement. */
export const replacePictures = (
  document: RichDocument,
  files: ReadonlyMap<string, PictureNode['attrs']['fileId']>,
): RichDocument => ({
  ...document,
  content: document.content.flatMap((block): BlockNode[] => {
    if (!isPicture(block)) return [block];
    const fileId = files.get(block.attrs.fileId);
    return fileId ? [{ ...block, attrs: { ...block.attrs, fileId } }] : [];
  }),
});
