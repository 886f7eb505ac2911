import { ageOn } from '../../../../shared/core/age.ts';
import {
  formatDiopters,
  formatPlain,
  formatSigned,
} from '../../../../shared/features/eye/eye-reports/format-power.ts';
import { equivalentsOf, interventionsOf } from '../../../../shared/features/eye/progression/series.ts';
import {
  summarizeTrend,
  type TrendSegment,
  type TrendSummary,
} from '../../../../shared/features/eye/progression/trend-summary.ts';
import type { Block, Cell, Document } from '../../../platform/pdf/document.ts';
import { brandColor, dayOf, framedDocument, mutedColor } from '../../../platform/pdf/report-frame.ts';
import { axialBlocks } from './axial-blocks.ts';
import { chartBlocks } from './chart-blocks.ts';
import { effectBlocks } from './effect-blocks.ts';
import { textBlocks } from './refraction-report.ts';
import { eyeColors, type ReportData } from './report-data.ts';
import { reportMeasure, reportMethod } from './report-method.ts';
import { trendSpans } from './trend-spans.ts';

/** The myopia report: summary sentence, chart and figures. */
export function myopiaReport(copy: ReportData): Document {
  const { texts, visits, child, reference, report } = copy;
  const measure = reportMeasure(copy);
  const summary = summarizeTrend({
    visits,
    birthDate: child.birthDate,
    measure,
    method: reportMethod(copy),
    reference,
  });
  return framedDocument(copy, texts.myopia, [
    { kind: 'paragraph', text: trendSpans(copy, summary, measure), rule: brandColor, size: 13 },
    { kind: 'space', height: 10 },
    ...chartBlocks(copy, measure),
    ...(measure === 'se' && copy.hasEyeLength && copy.axialPopulation ? chartBlocks(copy, 'axial') : []),
    ...(copy.hasEyeLength ? axialBlocks(copy) : []),
    visitTable(copy),
    ...changeBlocks(copy, summary, measure),
    ...(copy.hasTreatmentEffect ? effectBlocks(copy) : []),
    ...(report.to?.kind === 'lab' ? [] : textBlocks(texts.comment, report.comment)),
  ]);
}

const unitOf = { se: 'D', axial: 'mm' } as const;

function visitTable(copy: ReportData): Block {
  const { texts, visits, child } = copy;
  const method = reportMethod(copy);
  const starts = interventionsOf(visits);
  const hasLength = copy.hasEyeLength && visits.some(({ axialLength: { right, left } }) => right ?? left);
  const power = (value: number | null) => (value === null ? '–' : `${formatDiopters(value)}\u00A0D`);
  const length = (value: number | null) => (value === null ? '–' : `${formatPlain(value, 2)}\u00A0mm`);
  const rows = visits.map(visit => {
    const age = child.birthDate === null ? null : ageOn(child.birthDate, visit.date);
    const start = starts.find(({ from }) => from === visit.date);
    const name: Cell = start
      ? [
          { text: `${dayOf(copy, visit.date)}  ` },
          { text: texts.intervention[start.kind], color: brandColor, size: 7.5 },
        ]
      : dayOf(copy, visit.date);
    const { right, left } = equivalentsOf(visit, method);
    return [
      name,
      age ? texts.shortAge(age.years, age.months) : '–',
      power(right),
      power(left),
      ...(hasLength ? [length(visit.axialLength.right), length(visit.axialLength.left)] : []),
    ];
  });
  const { right, left } = eyeColors;
  return {
    kind: 'table',
    size: 8.5,
    columns: [
      { share: 4 },
      { share: 2 },
      ...[right, left, ...(hasLength ? [right, left] : [])].map(color => ({
        share: 1.8,
        align: 'end' as const,
        color,
      })),
    ],
    header: [
      texts.visits.date,
      texts.visits.age,
      texts.visits.rightSe,
      texts.visits.leftSe,
      ...(hasLength ? [texts.visits.rightLength, texts.visits.leftLength] : []),
    ],
    hasRowHeads: true,
    rows,
    ruled: visits.flatMap(({ date }, row) =>
      row > 0 && starts.some(({ from }) => from === date) ? [{ row, color: brandColor }] : [],
    ),
  };
}

function changeBlocks(copy: ReportData, summary: TrendSummary, measure: 'se' | 'axial'): Block[] {
  const { texts } = copy;
  if (summary.segments.length === 0) return [];
  const unit = unitOf[measure];
  const cells = (stretch: TrendSegment, eye: 'right' | 'left'): Cell[] => {
    const progression = stretch[eye];
    if (!progression) return ['–', '–'];
    const [low, high] = progression.interval ?? [null, null];
    const interval =
      low === null || high === null
        ? texts.change.tooFew
        : texts.change.from(formatSigned(low), formatSigned(high));
    return [
      [{ text: `${formatSigned(progression.perYear)}\u00A0${unit}`, bold: true }],
      [{ text: interval, color: mutedColor }],
    ];
  };
  const rows = summary.segments.map(stretch => {
    const of = stretch.right ?? stretch.left;
    const name = stretch.intervention ? texts.intervention[stretch.intervention.kind] : texts.change.without;
    const over = of ? texts.change.over(of.visits, of.days) : '';
    return [[name, over].filter(Boolean).join(' · '), ...cells(stretch, 'right'), ...cells(stretch, 'left')];
  });
  return [
    { kind: 'space', height: 12 },
    {
      kind: 'together',
      blocks: [
        {
          kind: 'table',
          size: 8.5,
          columns: [
            { share: 4.6 },
            { share: 1.6, align: 'end', color: eyeColors.right },
            { share: 2.2, align: 'end' },
            { share: 1.6, align: 'end', color: eyeColors.left },
            { share: 2.2, align: 'end' },
          ],
          header: [texts.change.title, texts.right, texts.change.interval, texts.left, texts.change.interval],
          hasRowHeads: true,
          rows,
        },
      ],
    },
  ];
}
