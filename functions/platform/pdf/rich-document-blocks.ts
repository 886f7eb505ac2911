import { signatureField } from '../../../shared/core/rich-document/fill-fields.ts';
import { listLabel } from '../../../shared/core/rich-document/list-label.ts';
import type {
  BlockNode,
  InlineNode,
  ListNode,
  ParagraphNode,
  PictureNode,
  RichDocument,
} from '../../../shared/core/rich-document/schema.ts';
import { imageSize } from '../files/image-size.ts';
import type { Block, Color } from './document.ts';
import { contentWidth } from './layout-document.ts';
import { spansOf } from './rich-spans.ts';
import { tableBlocks } from './rich-table-blocks.ts';

export interface PictureBytes {
  bytes: Uint8Array;
  type: 'image/jpeg' | 'image/png';
}

const bodySize = 10.5;
const headingSizes = { 1: 16, 2: 13, 3: 11 } as const;
const quoteSize = 12;
const captionSize = 8.5;
const quoteRule: Color = '#00695c';
const muted: Color = '#5f5b54';
const gap = { block: 6, item: 2, beforeHeading: 8 };
/** Maximum height of a picture, in points: about half a page. */
const maxPictureHeight = 400;
const pointsPerPixel = 0.75;

/**
 * Converts a document of the text editor, such as a note, to PDF blocks.
 * @param pictures by id of the file; a missing picture is replaced by its description
 * @param signature is drawn where the document has a place for a signature
 */
export const richDocumentBlocks = (
  { content }: RichDocument,
  pictures: ReadonlyMap<string, PictureBytes> = new Map(),
  signature?: Signature,
): Block[] =>
  content.flatMap(node => [
    ...(signature && node.type === 'paragraph' && isSigned(node)
      ? signedBlocks(node, signature)
      : blocksOf(node, pictures, 0)),
    ...spaceAfter(node),
  ]);

export interface Signature extends PictureBytes {
  alt: string;
}

const isSignature = (node: InlineNode) => node.type === 'field' && node.attrs.name === signatureField;
const isSigned = ({ content = [] }: ParagraphNode) => content.some(isSignature);

/** Largest size of a signature, in points. */
const signatureBox = { width: 130, height: 40 };

export const signatureBlocks = (signature: Signature): Block[] =>
  signedBlocks({ type: 'paragraph' }, signature);

function signedBlocks({ content = [] }: ParagraphNode, { alt, ...picture }: Signature): Block[] {
  const text = spansOf(content.filter(node => !isSignature(node)));
  const size = imageSize(picture.bytes, picture.type);
  const scale = size ? Math.min(signatureBox.width / size.width, signatureBox.height / size.height) : 0;
  return [
    {
      kind: 'together',
      blocks: [
        ...(text.some(span => span.text.trim())
          ? [{ kind: 'paragraph' as const, text, size: bodySize }]
          : []),
        ...(size
          ? [
              {
                kind: 'image' as const,
                alt,
                ...picture,
                width: size.width * scale,
                height: size.height * scale,
              },
            ]
          : []),
      ],
    },
  ];
}

const spaceAfter = ({ type }: BlockNode): Block[] =>
  type === 'pageBreak' ? [] : [{ kind: 'space', height: type === 'heading' ? gap.item : gap.block }];

function blocksOf(node: BlockNode, pictures: ReadonlyMap<string, PictureBytes>, depth: number): Block[] {
  switch (node.type) {
    case 'paragraph':
      return [{ kind: 'paragraph', text: spansOf(node.content), size: bodySize }];
    case 'heading': {
      const { level } = node.attrs;
      const text = spansOf(node.content);
      return [
        { kind: 'space', height: gap.beforeHeading },
        { kind: 'heading', level, text, size: headingSizes[level] },
      ];
    }
    case 'blockquote':
      return node.content.map(({ content }) => ({
        kind: 'paragraph',
        text: spansOf(content),
        size: quoteSize,
        rule: quoteRule,
      }));
    case 'bulletList':
    case 'orderedList':
      return [listBlock(node, depth)];
    case 'table':
      return tableBlocks(node);
    case 'image':
      return pictureBlocks(node, pictures);
    case 'pageBreak':
      return [{ kind: 'page-break' }];
  }
}

function listBlock(list: ListNode, depth: number): Block {
  return {
    kind: 'list',
    numbering: list.type === 'orderedList' ? 'Decimal' : 'Disc',
    size: bodySize,
    items: list.content.map(({ content }, index) => ({
      label: listLabel(list, depth, index),
      blocks: [
        ...(content[0]?.type === 'paragraph' ? [] : [emptyLine]),
        ...content.flatMap((part: ParagraphNode | ListNode): Block[] => [
          part.type === 'paragraph'
            ? { kind: 'paragraph', text: spansOf(part.content), size: bodySize }
            : listBlock(part, depth + 1),
          { kind: 'space', height: gap.item },
        ]),
      ],
    })),
  };
}

/** An empty first line, beside the label of a list item that begins with another list. */
const emptyLine: Block = { kind: 'paragraph', text: '', size: bodySize };

function pictureBlocks({ attrs }: PictureNode, pictures: ReadonlyMap<string, PictureBytes>): Block[] {
  const { fileId, alt, caption } = attrs;
  const picture = pictures.get(fileId);
  const size = picture && imageSize(picture.bytes, picture.type);
  const below: Block[] = caption
    ? [{ kind: 'paragraph', text: caption, size: captionSize, color: muted }]
    : [];
  if (!picture || !size) return [{ kind: 'paragraph', text: alt, color: muted }, ...below];
  const natural = Math.min(pointsPerPixel, contentWidth / size.width, maxPictureHeight / size.height);
  const box = { width: size.width * natural, height: size.height * natural };
  return [
    {
      kind: 'together',
      blocks: [
        { kind: 'image', alt: alt || null, ...picture, ...box },
        { kind: 'space', height: 3 },
        ...below,
      ],
    },
  ];
}
