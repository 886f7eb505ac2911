import * as z from 'zod';
import { FileId } from '../ids.ts';
import { maxFieldLength, maxLineLength, maxRichTextBytes } from '../limits.ts';
import { holds } from '../personal-data.ts';
import { utf8Length } from '../rich-text.ts';

export const maxListDepth = 6;
export const maxTableColumns = 50;
export const maxTableRows = 500;
export const maxPictures = 40;
export const maxLinkLength = 2_000;

/** Allowed addresses of a link; addresses that run code are rejected. */
export const LinkAddress = z
  .string()
  .max(maxLinkLength)
  .regex(/^(?:https?:\/\/|mailto:|tel:)[^\s<>"']+$/i, { error: 'validation.url' });

const Mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['bold', 'italic', 'underline']) }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href: holds('texts', LinkAddress) }) }),
]);
export type DocumentMark = z.output<typeof Mark>;
const marks = z.array(Mark).max(4).optional();

/** The name of a merge field, such as `case.fullName`: where the value comes from, a dot and a key. */
export const FieldName = z
  .string()
  .max(60)
  .regex(/^[a-z][a-zA-Z]*\.[a-z][a-zA-Z]*$/);

const Inline = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text: holds('texts', z.string().min(1)), marks }),
  z.strictObject({ type: z.literal('hardBreak'), marks }),
  z.strictObject({
    type: z.literal('field'),
    /** The value is null in a template, and in a document if the child has no such value. */
    attrs: z.strictObject({
      name: FieldName,
      value: holds('texts', z.string().max(maxFieldLength).nullable()),
    }),
    marks,
  }),
]);
export type InlineNode = z.output<typeof Inline>;
const inline = z.array(Inline).optional();

const Paragraph = z.strictObject({ type: z.literal('paragraph'), content: inline });
export type ParagraphNode = z.output<typeof Paragraph>;

const Heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level: z.literal([1, 2, 3]) }),
  content: inline,
});

export interface ListItemNode {
  type: 'listItem';
  content: (ParagraphNode | ListNode)[];
}
export interface ListNode {
  type: 'bulletList' | 'orderedList';
  attrs?: { start: number } | undefined;
  content: ListItemNode[];
}
type ListSchema = z.ZodType<ListNode> & z.core.$ZodTypeDiscriminable;

/** Schema of lists with at most the given number of nested levels. Deeper input is rejected. */
function listOf(levels: number): ListSchema {
  const inner = levels > 1 ? z.discriminatedUnion('type', [Paragraph, listOf(levels - 1)]) : Paragraph;
  return z.strictObject({
    type: z.enum(['bulletList', 'orderedList']),
    attrs: z.strictObject({ start: z.int().min(0).max(9_999) }).optional(),
    content: z.array(z.strictObject({ type: z.literal('listItem'), content: z.array(inner).min(1) })).min(1),
  }) as unknown as ListSchema;
}
const List = listOf(maxListDepth);

const Cell = z.strictObject({
  type: z.enum(['tableHeader', 'tableCell']),
  content: z.array(z.discriminatedUnion('type', [Paragraph, List])).min(1),
});
export type CellNode = z.output<typeof Cell>;

const Table = z.strictObject({
  type: z.literal('table'),
  content: z
    .array(
      z.strictObject({
        type: z.literal('tableRow'),
        content: z.array(Cell).min(1).max(maxTableColumns),
      }),
    )
    .min(1)
    .max(maxTableRows),
});
export type TableNode = z.output<typeof Table>;

const Picture = z.strictObject({
  type: z.literal('image'),
  attrs: z.strictObject({
    fileId: FileId,
    /** Alternative text; empty for a decorative picture. */
    alt: holds('texts', z.string().max(maxLineLength)),
    caption: holds('texts', z.string().max(maxLineLength)),
  }),
});
export type PictureNode = z.output<typeof Picture>;

const Quote = z.strictObject({ type: z.literal('blockquote'), content: z.array(Paragraph).min(1) });
const PageBreak = z.strictObject({ type: z.literal('pageBreak') });

const Block = z.discriminatedUnion('type', [Paragraph, Heading, List, Quote, Table, Picture, PageBreak]);
export type BlockNode = z.output<typeof Block>;

/**
 * A document of the rich text editor, in ProseMirror's JSON. Page, PDF, email and print are rendered from it.
 * An unknown node or attribute is rejected under its path, such as `content.3.content.0.type`.
 */
export const RichDocument = z
  .strictObject({ type: z.literal('doc'), content: z.array(Block) })
  .superRefine((document, { addIssue }) => {
    if (isTooLong(document)) addIssue({ code: 'custom', message: 'validation.max_length' });
    const pictures = document.content.filter(({ type }) => type === 'image').length;
    if (pictures > maxPictures) addIssue({ code: 'custom', message: 'validation.max_pictures' });
    document.content.forEach((block, index) => {
      if (block.type === 'table' && !isEven(block))
        addIssue({ code: 'custom', message: 'validation.table', path: ['content', index] });
    });
  })
  .meta({ id: 'RichDocument' });
export type RichDocument = z.output<typeof RichDocument>;

/**
 * Whether a document exceeds the limit in bytes. A UTF-16 unit takes at most three bytes, so short texts are
 * not measured.
 */
export function isTooLong(document: { type: 'doc'; content: BlockNode[] }): boolean {
  const json = JSON.stringify(document);
  return json.length > maxRichTextBytes / 3 && utf8Length(json) > maxRichTextBytes;
}

const isEven = ({ content: [first, ...rows] }: TableNode): boolean =>
  rows.every(row => row.content.length === first?.content.length);
