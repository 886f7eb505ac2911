import * as z from 'zod';
import { maxRichTextBytes } from './limits.ts';

const Marks = z.array(z.strictObject({ type: z.enum(['bold', 'italic', 'underline']) }));
const TextNode = z.strictObject({
  type: z.literal('text'),
  text: z.string().min(1),
  marks: Marks.optional(),
});
const HardBreak = z.strictObject({ type: z.literal('hardBreak'), marks: Marks.optional() });
const Inline = z.array(z.discriminatedUnion('type', [TextNode, HardBreak]));

const Paragraph = z.strictObject({ type: z.literal('paragraph'), content: Inline.optional() });
const Heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level: z.union([z.literal(2), z.literal(3)]) }),
  content: Inline.optional(),
});
export type RichTextInline = z.output<typeof Inline>[number];
type ParagraphNode = z.output<typeof Paragraph>;

export interface ListItemNode {
  type: 'listItem';
  content: (ParagraphNode | BulletListNode | OrderedListNode)[];
}
interface BulletListNode {
  type: 'bulletList';
  content: ListItemNode[];
}
interface OrderedListNode {
  type: 'orderedList';
  attrs?: { start: number; type?: null | undefined } | undefined;
  content: ListItemNode[];
}
export type RichTextBlock = ParagraphNode | z.output<typeof Heading> | BulletListNode | OrderedListNode;

const ListItem: z.ZodType<ListItemNode> = z.lazy(() =>
  z.strictObject({
    type: z.literal('listItem'),
    content: z.array(z.union([Paragraph, BulletList, OrderedList])).min(1),
  }),
);
const BulletList = z.strictObject({ type: z.literal('bulletList'), content: z.array(ListItem).min(1) });
const OrderedList = z.strictObject({
  type: z.literal('orderedList'),
  attrs: z.strictObject({ start: z.int(), type: z.null().optional() }).optional(),
  content: z.array(ListItem).min(1),
});

export function utf8Length(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at) ?? 0;
    if (code < 0x80) continue;
    bytes += code < 0x800 ? 1 : 2;
    if (code > 0xffff) at += 1;
  }
  return bytes;
}

/**
 * Rich text with paragraphs, two heading levels, lists and emphasis, as a tree of nodes. Any other node type
 * is rejected, so HTML is never stored or shown.
 */
export const RichText = z
  .strictObject({
    type: z.literal('doc'),
    content: z.array(z.union([Paragraph, Heading, BulletList, OrderedList])),
  })
  .refine(text => utf8Length(JSON.stringify(text)) <= maxRichTextBytes, { error: 'validation.max_length' })
  .meta({ id: 'RichText' });
export type RichText = z.output<typeof RichText>;
