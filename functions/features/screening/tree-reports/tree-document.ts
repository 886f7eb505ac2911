import { reportDay } from '../../../../shared/core/dates/report-day.ts';
import type { Locale, Script } from '../../../../shared/core/fields.ts';
import { type LanguageTag, languages } from '../../../../shared/core/languages.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { drawSign } from '../../../../shared/features/screening/tree-drawing/draw-sign.ts';
import type { NodeToDraw } from '../../../../shared/features/screening/tree-drawing/draw-tree.ts';
import type { TreeEntry } from '../../../../shared/features/screening/tree-entries/schema.ts';
import {
  byNewest,
  changeBetween,
  countStates,
  entryAt,
} from '../../../../shared/features/screening/tree-entries/tree-state.ts';
import type { TreeNode } from '../../../../shared/features/screening/tree-nodes/schema.ts';
import type { TreeNodeId } from '../../../../shared/features/screening/tree-nodes/standard-nodes.ts';
import type { TreeTexts } from '../../../../shared/features/screening/tree-texts/tree-text-types.ts';
import { nodeName, treeTextsOf } from '../../../../shared/features/screening/tree-texts/tree-texts.ts';
import { type Block, type Document, writtenIn } from '../../../platform/pdf/document.ts';
import { mutedColor, type Sender, senderBlocks } from '../../../platform/pdf/report-frame.ts';
import { writingLines } from '../../../platform/pdf/writing-lines.ts';
import { scaledShapes, treeShapes } from './tree-shapes.ts';

/** Height of the tree in points. Heading and legend fit on the same page. */
const treeHeight = 520;
const entriesPerNode = 5;
const shownStates = ['strength', 'emerging', 'concern', 'none'] as const;

/** Without a child, the tree is empty. */
export interface TreeToPrint {
  language: Locale;
  script: Script;
  sender: Sender;
  nodes: readonly TreeNode[];
  marked: {
    child: Pick<Case, 'fullName' | 'otherName' | 'birthDate'>;
    entries: readonly TreeEntry[];
    asOf: string;
    before: string | null;
  } | null;
}

export function treeDocument({ sender, nodes, marked, ...copy }: TreeToPrint): Document {
  const { language, script } = writtenIn(copy.language, copy.script);
  const texts = treeTextsOf(language);
  const stateOf = stateReader(marked);
  const nodeOf = (id: TreeNodeId): NodeToDraw => {
    const node = nodes.find(candidate => candidate.id === id);
    return { name: node ? nodeName(texts, node, language) : '', ...stateOf(id) };
  };
  const day = (date: string) => reportDay(language, date);
  const counts = countStates(
    nodes.map(({ id }) => stateOf(id).state).map(state => (state === 'none' ? null : state)),
  );
  const summary = [
    texts.summary(counts),
    ...(marked?.before ? [texts.compared(day(marked.before))] : []),
  ].join(languages[language].gap);
  return {
    title: texts.title,
    language,
    script,
    author: sender.name,
    blocks: [
      ...senderBlocks(sender, marked ? [texts.asOf(day(marked.asOf))] : []),
      { kind: 'heading', level: 1, text: texts.title, size: 17 },
      ...(marked
        ? childBlocks(marked.child, texts, day, summary)
        : [writingLines([texts.blank.name, texts.blank.date, texts.blank.by])]),
      { kind: 'space', height: 6 },
      {
        kind: 'drawing',
        alt: marked ? `${texts.title}${texts.colon}${summary}` : texts.title,
        height: treeHeight,
        shapes: width => treeShapes(nodeOf, texts, { width, height: treeHeight }),
      },
      { kind: 'space', height: 8 },
      legend(texts),
      { kind: 'space', height: 4 },
      { kind: 'paragraph', text: texts.note, color: mutedColor, size: 8 },
      ...(marked ? entryBlocks({ language, nodes, marked, texts, day }) : []),
    ],
    footer: (page, pages) => ({ start: sender.pdfFooter ?? sender.name, end: texts.page(page, pages) }),
    ...(marked && { header: { start: `${texts.title} · ${marked.child.fullName}`, end: day(marked.asOf) } }),
  };
}

type Marked = NonNullable<TreeToPrint['marked']>;
type Day = (date: string) => string;

const stateReader =
  (marked: Marked | null) =>
  (id: TreeNodeId): Pick<NodeToDraw, 'state' | 'change'> => {
    if (!marked) return { state: 'none', change: null };
    const now = entryAt(marked.entries, id, marked.asOf);
    const then = marked.before === null ? null : entryAt(marked.entries, id, marked.before);
    return { state: now?.state ?? 'none', change: changeBetween(then, now) };
  };

function childBlocks(
  { fullName, otherName, birthDate }: Marked['child'],
  texts: TreeTexts,
  day: Day,
  summary: string,
): Block[] {
  const names = [fullName, otherName].filter(Boolean).join(' ');
  return [
    {
      kind: 'paragraph',
      text: [
        { text: names, bold: true },
        { text: birthDate === null ? '' : ` · ${texts.bornOn(day(birthDate))}` },
      ],
    },
    { kind: 'paragraph', text: summary, color: mutedColor },
  ];
}

const legend = (texts: TreeTexts): Block => ({
  kind: 'columns',
  gap: 10,
  columns: shownStates.map(state => ({
    share: 1,
    blocks: [
      {
        kind: 'drawing',
        alt: texts.states[state],
        height: 16,
        shapes: () => [
          ...scaledShapes(drawSign(state, { x: 12, y: 12 }, 10), 0.66),
          { kind: 'label', x: 20, y: 11.5, text: texts.states[state], size: 8.5, bold: true },
        ],
      },
      { kind: 'paragraph', text: texts.stateMeanings[state], color: mutedColor, size: 7.5 },
    ],
  })),
});

interface EntriesToPrint {
  language: LanguageTag;
  nodes: readonly TreeNode[];
  marked: Marked;
  texts: TreeTexts;
  day: Day;
}

/** The entries in the report by node, newest first. */
function entryBlocks({ language, nodes, marked, texts, day }: EntriesToPrint): Block[] {
  const sections = nodes.flatMap(node => {
    const entries = marked.entries
      .filter(({ node: of, isInReport, date }) => of === node.id && isInReport && date <= marked.asOf)
      .toSorted(byNewest);
    return entries.length === 0 ? [] : [{ node, entries }];
  });
  if (sections.length === 0) return [];
  return [
    { kind: 'space', height: 12 },
    { kind: 'heading', level: 2, text: texts.entries, size: 13 },
    ...sections.flatMap(({ node, entries }): Block[] => {
      const [first, ...others] = entries.slice(0, entriesPerNode).map(entry => entryBlock(entry, texts, day));
      const rest = entries.length - entriesPerNode;
      return [
        {
          kind: 'together',
          blocks: [
            { kind: 'space', height: 6 },
            { kind: 'heading', level: 3, text: nodeName(texts, node, language), size: 10.5 },
            ...(first ? [first] : []),
          ],
        },
        ...others,
        ...(rest > 0
          ? [{ kind: 'paragraph', text: texts.more(rest), color: mutedColor, size: 8 } satisfies Block]
          : []),
      ];
    }),
  ];
}

const entryBlock = (
  { state, date, remarks, author, evidence }: TreeEntry,
  texts: TreeTexts,
  day: Day,
): Block => ({
  kind: 'paragraph',
  text: [
    { text: `${day(date)} · ${texts.states[state]}`, bold: true },
    { text: remarks === '' ? '' : `${texts.colon}${remarks}` },
    {
      text: [
        '',
        author.fullName,
        ...(evidence ? [texts.evidence[evidence.kind](day(evidence.date))] : []),
      ].join(' · '),
      color: mutedColor,
    },
  ],
});
