import type { Locale, Script } from '../../../../shared/core/fields.ts';
import { reportDay, reportTag } from '../../../../shared/core/report-language.ts';
import {
  type ResultItem,
  type ResultRow,
  resultOf,
} from '../../../../shared/features/screening/results/result.ts';
import type { PrintedScreening } from '../../../../shared/features/screening/screening-reports/frozen.schema.ts';
import { parentSentence } from '../../../../shared/features/screening/screening-texts/parent-sentence.ts';
import type { ScreeningTexts } from '../../../../shared/features/screening/screening-texts/screening-text-types.ts';
import {
  filledIn,
  screeningTextsOf,
} from '../../../../shared/features/screening/screening-texts/screening-texts.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import type { Block, Cell, Document } from '../../../platform/pdf/document.ts';
import { mutedColor, type Sender, senderBlocks } from '../../../platform/pdf/report-frame.ts';

export interface ScreeningToPrint {
  language: Locale;
  script: Script;
  screening: Screening;
  printed: PrintedScreening;
  sender: Sender;
}

/** The report: each test today, last time, change and norm, what was not done, and recommendations. No total. */
export function screeningDocument({
  language,
  script,
  screening,
  printed,
  sender,
}: ScreeningToPrint): Document {
  const texts = screeningTextsOf(language, script);
  const { child, previous, sets } = printed;
  const day = (date: string) => reportDay(language, date);
  const rows = resultOf(screening, previous ?? undefined, sets, child);
  const names = [child.fullName, child.otherName].filter(Boolean).join(' ');
  const { amendedAt, tester, date, band, status } = screening;
  const head = [
    filledIn(texts.screenedOn, { day: day(date) }),
    filledIn(texts.tester, { name: tester.fullName }),
    ...(status === 'draft' ? [texts.draft] : []),
    ...(amendedAt === null ? [] : [filledIn(texts.amendedOn, { day: day(amendedAt.slice(0, 10)) })]),
  ];
  const born = child.birthDate === null ? '' : filledIn(texts.bornOn, { day: day(child.birthDate) });
  return {
    title: texts.title,
    language: reportTag(language, script),
    script,
    author: tester.fullName,
    blocks: [
      ...senderBlocks(sender, head),
      { kind: 'heading', level: 1, text: texts.title, size: 17 },
      {
        kind: 'paragraph',
        text: [
          { text: names, bold: true },
          { text: [' ', born, filledIn(texts.band, { band })].filter(Boolean).join(' · ') },
        ],
      },
      { kind: 'paragraph', text: texts.descriptive, color: mutedColor },
      { kind: 'space', height: 8 },
      resultTable(rows, texts, day),
      { kind: 'space', height: 8 },
      { kind: 'paragraph', text: texts.overlayNote, color: mutedColor, size: 8 },
      ...sourcesOf(rows, texts),
      ...section(texts.recommendations, linesOf(screening, language)),
      ...section(texts.notes, screening.notes ? [screening.notes] : []),
    ],
    header: { start: `${texts.title} · ${child.fullName}`, end: day(date) },
    footer: (page, pages) => ({
      start: sender.pdfFooter ?? sender.name,
      end: filledIn(texts.page, { page, pages }),
    }),
  };
}

function resultTable(
  rows: readonly ResultRow[],
  texts: ScreeningTexts,
  day: (date: string) => string,
): Block {
  const { columns } = texts;
  return {
    kind: 'table',
    columns: [{ share: 3.4 }, { share: 2.2 }, { share: 1.6 }, { share: 1.6 }, { share: 1.8 }],
    header: [columns.test, columns.today, columns.last, columns.change, columns.norm],
    hasRowHeads: true,
    size: 8.5,
    rows: rows.map(row => [
      nameCell(row, texts),
      [...row.items.map(item => itemLine(item, texts)), ...notDoneLines(row, texts)].join('\n'),
      row.items
        .map(({ last, unit }) => (last ? `${shown(last, unit, texts)} (${day(last.date)})` : ''))
        .join('\n'),
      row.items.map(item => changeOf(item, texts)).join('\n'),
      normOf(row, texts),
    ]),
  };
}

const nameCell = (row: ResultRow, texts: ScreeningTexts): Cell => [
  { text: texts.tests[row.test][0], bold: true },
  { text: row.isToFollowUp ? ` (${texts.toFollowUp})` : '', bold: true },
  { text: `\n${parentSentence(row, texts)}`, color: mutedColor, size: 8 },
  { text: row.remark ? `\n${texts.remark}: ${row.remark}` : '', size: 8 },
];

const placeOf = (place: string, { right, left }: ScreeningTexts) =>
  place === 'right' ? right : place === 'left' ? left : '';

function itemLine(item: ResultItem, texts: ScreeningTexts): string {
  const measure = texts.measures[item.measure] ?? item.measure;
  return [placeOf(item.place, texts), measure, shown(item, item.unit, texts)].filter(Boolean).join(' ');
}

function shown(
  { value, text }: Pick<ResultItem, 'value' | 'text'>,
  unit: ResultItem['unit'],
  texts: ScreeningTexts,
): string {
  if (text !== null) return texts.choices[text] ?? text;
  return value === null ? '' : [value, unit ? texts.units[unit] : ''].filter(part => part !== '').join(' ');
}

const notDoneLines = (row: ResultRow, texts: ScreeningTexts): string[] => [
  ...row.notDone.map(({ place, reason, note }) =>
    [placeOf(place, texts), `${texts.notDone} (${[texts.reasons[reason], note].filter(Boolean).join(' · ')})`]
      .filter(Boolean)
      .join(' '),
  ),
  ...row.open.map(place => [placeOf(place, texts), texts.blank].filter(Boolean).join(' ')),
];

function changeOf({ change }: ResultItem, texts: ScreeningTexts): string {
  if (!change) return '';
  const by = change.by > 0 ? `+${change.by}` : String(change.by);
  return change.isNoise ? `${by} (${texts.withinNoise})` : by;
}

function normOf({ items }: ResultRow, texts: ScreeningTexts): string {
  const lines = items.flatMap(({ norm }) => {
    if (!norm) return [];
    if (norm.low === null && norm.high === null)
      return [filledIn(texts.typical, { value: norm.typical ?? '' })];
    return [`${norm.low ?? ''}–${norm.high ?? ''}`];
  });
  return lines.length > 0 ? [...new Set(lines)].join('\n') : items.length > 0 ? texts.noNorm : '';
}

function sourcesOf(rows: readonly ResultRow[], texts: ScreeningTexts): Block[] {
  const sources = rows.flatMap(({ items }) => items.flatMap(({ norm }) => (norm ? [norm.source] : [])));
  return [...new Set(sources)].map(source => ({
    kind: 'paragraph',
    text: filledIn(texts.source, { source }),
    color: mutedColor,
    size: 8,
  }));
}

const linesOf = ({ recommendations }: Screening, language: Locale): string[] =>
  recommendations.flatMap(line => (language === 'zh' ? line.zh || line.en : line.en || line.zh) ?? []);

const section = (title: string, lines: readonly string[]): Block[] =>
  lines.length === 0
    ? []
    : [
        { kind: 'space', height: 8 },
        { kind: 'heading', level: 2, text: title, size: 12 },
        ...lines.map((text): Block => ({ kind: 'paragraph', text })),
      ];
