import type { Block, Columns, Drawing, Heading, Image, List, Paragraph, Together } from './document.ts';
import type { Fonts } from './fonts.ts';
import { addTag, type Fragment, type Mark, type Tag, translated } from './marks.ts';
import { defaultSize, setLabel, setText, textWidth } from './set-text.ts';
import { tableFragments } from './table-fragments.ts';

/** In points: the width of the vertical line beside a block, and (`ruleIndent`) the indent of the text. */
const ruleWidth = 2;
const ruleIndent = 10;

/** Splits a block into fragments: pieces that are never split across pages. */
export function makeFragments(block: Block, width: number, fonts: Fonts, parent: Tag): Fragment[] {
  switch (block.kind) {
    case 'heading':
      return headingFragments(block, width, fonts, parent);
    case 'paragraph':
      return paragraphFragments(block, width, fonts, parent);
    case 'list':
      return listFragments(block, width, fonts, parent);
    case 'table':
      return tableFragments(block, width, fonts, parent);
    case 'drawing':
      return [drawingFragment(block, width, fonts, parent)];
    case 'image':
      return [imageFragment(block, parent)];
    case 'space':
      return [{ height: block.height, marks: [], isSpace: true }];
    case 'line':
      return [{ height: block.width, marks: [{ ...line(width, block.width), stroke: block.color }] }];
    case 'columns':
      return [columnsFragment(block, width, fonts, parent)];
    case 'page-break':
      return [{ height: 0, marks: [], breaksPage: true }];
    case 'appended-pdf':
      return Array.from({ length: block.pages }, (_, index) => {
        const tag = addTag(parent, 'Figure', { alt: block.alt(index + 1) });
        const mark: Mark = { kind: 'page', bytes: block.bytes, index, x: 0, y: 0, tag };
        return { height: 0, marks: [mark], takesPage: true };
      });
    case 'together':
      return togetherFragments(block, width, fonts, parent);
  }
}

const line = (length: number, width: number) =>
  ({ kind: 'path', x: 0, y: width / 2, d: `M0 0H${length}`, width, tag: null }) as const;

function headingFragments(block: Heading, width: number, fonts: Fonts, parent: Tag): Fragment[] {
  const tag = addTag(parent, `H${block.level}`);
  const lines = setText(block.text, { bold: true, ...block, width }, fonts, tag);
  return lines.map(set => ({ ...set, keepsNext: true }));
}

/** Fragments of a paragraph. If the paragraph is split, each page has at least two of its lines. */
function paragraphFragments(block: Paragraph, width: number, fonts: Fonts, parent: Tag): Fragment[] {
  const indent = block.rule ? ruleIndent : 0;
  const lines = setText(block.text, { ...block, width: width - indent }, fonts, addTag(parent, 'P'));
  return lines.map(({ height, marks }, index) => {
    const rule: Mark[] = block.rule
      ? [{ kind: 'path', x: 0, y: 0, d: `M0 0H${ruleWidth}V${height}H0Z`, fill: block.rule, tag: null }]
      : [];
    const keepsNext = index < lines.length - 1 && (index === 0 || index === lines.length - 2);
    return { height, marks: [...rule, ...translated(marks, indent, 0)], keepsNext };
  });
}

/** In points: the minimum indent of list items, and (`labelGap`) the gap between a label and its item. */
const listIndent = 18;
const labelGap = 6;

function listFragments(list: List, width: number, fonts: Fonts, parent: Tag): Fragment[] {
  const { items, numbering, size = defaultSize } = list;
  const tag = addTag(parent, 'L', { numbering });
  const widest = Math.max(...items.map(({ label }) => textWidth(label, size, fonts)));
  const indent = Math.min(Math.max(listIndent, widest + labelGap), width / 2);
  return items.flatMap(({ label, blocks }) => {
    const item = addTag(tag, 'LI');
    const style = { size, width: indent - labelGap, align: 'end' } as const;
    const labels = setText(label, style, fonts, addTag(item, 'Lbl'))[0]?.marks ?? [];
    const body = addTag(item, 'LBody');
    return blocks
      .flatMap(block => makeFragments(block, width - indent, fonts, body))
      .map((fragment, index) => ({
        ...fragment,
        marks: [...(index === 0 ? labels : []), ...translated(fragment.marks, indent, 0)],
      }));
  });
}

function drawingFragment(
  { alt, height, shapes }: Drawing,
  width: number,
  fonts: Fonts,
  parent: Tag,
): Fragment {
  const tag = addTag(parent, 'Figure', { alt });
  const marks = shapes(width).flatMap((shape): Mark[] =>
    shape.kind === 'label' ? setLabel(shape.text, shape, fonts, tag) : [{ ...shape, x: 0, y: 0, tag }],
  );
  return { height, marks };
}

function imageFragment({ alt, bytes, type, width, height }: Image, parent: Tag): Fragment {
  const tag = alt === null ? null : addTag(parent, 'Figure', { alt });
  return { height, marks: [{ kind: 'image', x: 0, y: 0, bytes, type, width, height, tag }] };
}

function columnsFragment({ gap, columns }: Columns, width: number, fonts: Fonts, parent: Tag): Fragment {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const room = width - gap * (columns.length - 1);
  let x = 0;
  let height = 0;
  const marks: Mark[] = [];
  for (const { share, blocks } of columns) {
    const own = (room * share) / shares;
    let y = 0;
    for (const fragment of blocks.flatMap(block => makeFragments(block, own, fonts, parent))) {
      marks.push(...translated(fragment.marks, x, y));
      y += fragment.height;
    }
    height = Math.max(height, y);
    x += own + gap;
  }
  return { height, marks };
}

function togetherFragments(together: Together, width: number, fonts: Fonts, parent: Tag): Fragment[] {
  const { blocks, keepsPrevious = false } = together;
  const fragments = blocks.flatMap(block => makeFragments(block, width, fonts, parent));
  return fragments.map((fragment, index) => ({
    ...fragment,
    keepsNext: index < fragments.length - 1,
    ...(keepsPrevious && index === 0 && { keepsPrevious }),
  }));
}
