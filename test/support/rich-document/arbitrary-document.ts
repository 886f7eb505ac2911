import * as fc from 'fast-check';
import { maxRichTextBytes } from '../../../shared/core/limits.ts';
import type {
  BlockNode,
  CellNode,
  InlineNode,
  ListNode,
  RichDocument,
} from '../../../shared/core/rich-document/schema.ts';

const words = fc.constantFrom(
  ...['Vision', 'therapy', 'reads', '−0.75 D', '20/25', 'né', 'ř', '(left)', 'a-b', '12.5 mm', '“quoted”'],
  ...[
    '视觉训练',
    '陳小明',
    '每天二十分钟',
    '，',
    '。',
    '（左眼）',
    '書',
    '読む',
    '안녕',
    '1.',
    '•',
    '<b>&amp;',
  ],
);
const phrase = fc.array(words, { minLength: 1, maxLength: 6 }).map(parts => parts.join(' '));
const mark = fc.constantFrom(
  { type: 'bold' as const },
  { type: 'italic' as const },
  { type: 'underline' as const },
  { type: 'link' as const, attrs: { href: 'https://example.com/明?a=(1)&b=%20' } },
);
/** The order in which the editor writes marks, such as bold, of a text. */
const order = ['link', 'bold', 'italic', 'underline'];
const marks = fc
  .uniqueArray(mark, { selector: ({ type }) => type, maxLength: 3 })
  .map(chosen => chosen.toSorted((one, other) => order.indexOf(one.type) - order.indexOf(other.type)))
  .map(chosen => (chosen.length > 0 ? { marks: chosen } : {}));

const inline: fc.Arbitrary<InlineNode> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(phrase, marks).map(([text, more]) => ({ type: 'text' as const, text, ...more })),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'hardBreak' as const }) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.option(phrase), marks).map(([value, more]) => ({
      type: 'field' as const,
      attrs: { name: 'case.fullName', value },
      ...more,
    })),
  },
);
/** Random texts of a paragraph; adjacent texts with the same marks are joined, as in the editor. */
const inlines = fc.array(inline, { minLength: 1, maxLength: 6 }).map(nodes =>
  nodes.filter((node, index) => {
    const before = nodes[index - 1];
    return !(
      node.type === 'text' &&
      before?.type === 'text' &&
      JSON.stringify(node.marks) === JSON.stringify(before.marks)
    );
  }),
);
const paragraph = fc
  .option(inlines, { freq: 8 })
  .map(content => ({ type: 'paragraph' as const, ...(content && { content }) }));

const listOf = (levels: number): fc.Arbitrary<ListNode> => {
  const first = paragraph.map(one => [one]);
  const content =
    levels > 1
      ? fc
          .tuple(first, fc.array(listOf(levels - 1), { maxLength: 1 }))
          .map(([some, lists]) => [...some, ...lists])
      : first;
  const items = fc.array(
    content.map(parts => ({ type: 'listItem' as const, content: parts })),
    {
      minLength: 1,
      maxLength: 4,
    },
  );
  return fc.oneof(
    items.map(all => ({ type: 'bulletList' as const, content: all })),
    fc
      .tuple(items, fc.integer({ min: 1, max: 120 }))
      .map(([all, start]) => ({ type: 'orderedList' as const, attrs: { start }, content: all })),
  );
};

const cell = (type: CellNode['type']): fc.Arbitrary<CellNode> =>
  fc
    .tuple(paragraph, fc.option(listOf(2), { freq: 6 }))
    .map(([first, list]) => ({ type, content: list ? [first, list] : [first] }));

const table = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 12 }), fc.boolean())
  .chain(([columns, rows, hasHead]) =>
    fc
      .tuple(
        ...Array.from({ length: rows }, (_, row) =>
          fc
            .tuple(
              ...Array.from({ length: columns }, () =>
                cell(hasHead && row === 0 ? 'tableHeader' : 'tableCell'),
              ),
            )
            .map(content => ({ type: 'tableRow' as const, content })),
        ),
      )
      .map(content => ({ type: 'table' as const, content })),
  );

const block = (fileIds: readonly string[]): fc.Arbitrary<BlockNode> =>
  fc.oneof(
    { weight: 6, arbitrary: paragraph },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.constantFrom(1 as const, 2 as const, 3 as const), inlines)
        .map(([level, content]) => ({ type: 'heading' as const, attrs: { level }, content })),
    },
    { weight: 2, arbitrary: listOf(4) },
    { weight: 2, arbitrary: table },
    {
      weight: 1,
      arbitrary: fc
        .array(paragraph, { minLength: 1, maxLength: 2 })
        .map(content => ({ type: 'blockquote' as const, content })),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom(...fileIds), phrase, phrase).map(([fileId, alt, caption]) => ({
        type: 'image' as const,
        attrs: { fileId: fileId as never, alt, caption },
      })),
    },
    { weight: 1, arbitrary: fc.constant({ type: 'pageBreak' as const }) },
  );

/** Random documents with every node of the editor, in several writing systems, up to the largest size. */
export const documents = (fileIds: readonly string[]): fc.Arbitrary<RichDocument> =>
  fc
    .array(block(fileIds), { minLength: 1, maxLength: 14 })
    .map(content => ({ type: 'doc' as const, content }))
    .filter(document => Buffer.byteLength(JSON.stringify(document)) <= maxRichTextBytes);
