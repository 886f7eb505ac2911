import { ageOn } from '../../../../shared/core/age.ts';
import { type Eye, eyes } from '../../../../shared/core/optics/eyes.ts';
import { formatDiopters, formatPlain } from '../../../../shared/features/eye/eye-reports/format-power.ts';
import { measuredMethods } from '../../../../shared/features/eye/progression/last-equivalent.ts';
import { hasGap, measuredSpans } from '../../../../shared/features/eye/progression/measured-spans.ts';
import { isReshaped } from '../../../../shared/features/eye/progression/orthokeratology.ts';
import {
  equivalentsOf,
  hasPower,
  orthokeratologyOf,
  type SeriesVisit,
} from '../../../../shared/features/eye/progression/series.ts';
import type { PowerMethod } from '../../../../shared/features/eye/progression/trend.ts';
import {
  summarizeTrend,
  type TrendSegment,
  type TrendSummary,
} from '../../../../shared/features/eye/progression/trend-summary.ts';
import { changeCell } from '../../../../shared/features/eye/report-texts/change-cell.ts';
import { isYearly } from '../../../../shared/features/eye/report-texts/change-words.ts';
import { textsByMethod } from '../../../../shared/features/eye/report-texts/texts-by-method.ts';
import { treatmentCoursesOf } from '../../../../shared/features/eye/treatments/treatment-courses.ts';
import type { Block, Cell, Document, Table } from '../../../platform/pdf/document.ts';
import { noValue, withFilledColumns } from '../../../platform/pdf/filled-columns.ts';
import { brandColor, dayOf, framedDocument, mutedColor } from '../../../platform/pdf/report-frame.ts';
import { axialBlocks } from './axial-blocks.ts';
import { chartBlocks } from './chart-blocks.ts';
import { type FamilyPageStyle, familyPage, isAdviceOnCover } from './family-page.ts';
import { growthBlocks } from './growth-blocks.ts';
import { staffMark, textBlocks } from './refraction-report.ts';
import { eyeColors, type ReportData } from './report-data.ts';
import { reportMeasure, reportMethod } from './report-method.ts';
import { responseBlocks } from './response-blocks.ts';
import { explanation } from './table-explanation.ts';
import { targetBlocks } from './target-blocks.ts';
import { trendSpans } from './trend-spans.ts';

export function myopiaReport(copy: ReportData, style?: FamilyPageStyle): Document {
  const { texts, visits, child, reference, report, isForLab } = copy;
  const measure = reportMeasure(copy);
  const summary = summarizeTrend({
    visits,
    birthDate: child.birthDate,
    measure,
    method: reportMethod(copy),
    reference,
  });
  const hasLengthChart = measure === 'se' && copy.hasEyeLength && copy.axialPopulation != null;
  const blocks: Block[] = [
    ...staffMark(copy),
    { kind: 'paragraph', text: trendSpans(copy, summary, measure), rule: brandColor, size: 13 },
    { kind: 'space', height: 10 },
    ...chartBlocks(copy, measure, hasLengthChart ? 'axial' : undefined),
    ...(hasLengthChart ? chartBlocks(copy, 'axial', 'se') : []),
    ...referenceBlocks(copy, measure),
    ...(copy.hasEyeLength ? [...growthBlocks(copy), ...axialBlocks(copy)] : []),
    ...visitBlocks(copy),
    ...changeBlocks(copy, summary, measure),
    ...targetBlocks(copy),
    ...responseBlocks(copy),
    ...(isForLab || isAdviceOnCover(copy, style)
      ? []
      : textBlocks(texts.visit.comment.label, report.comment)),
  ];
  return framedDocument(copy, texts.myopia, blocks, familyPage(copy, summary, style));
}

function referenceBlocks({ texts, reference, child }: ReportData, measure: 'se' | 'axial'): Block[] {
  const reason = measure === 'axial' ? 'axial' : child.birthDate === null ? 'birthDate' : null;
  if (!reference || !reason) return [];
  return [note(texts.chart.notDrawn[reason](texts.population[reference])), { kind: 'space', height: 10 }];
}

const unitOf = { se: 'D', axial: 'mm' } as const;

function visitBlocks(copy: ReportData): Block[] {
  const { visits, unitRounded } = copy.texts;
  const table = withFilledColumns(visitTable(copy));
  const hasEquivalents = table.header.some(head => head === visits.rightSe || head === visits.leftSe);
  const hasLengths = table.header.some(head => head === visits.rightLength || head === visits.leftLength);
  const isReshapedOn = reshapedDays(copy);
  const hasReshaped = copy.visits.some(
    visit => isReshapedOn(visit.date) && shownMethods(copy).some(method => hasPower(visit, method)),
  );
  return [
    table,
    ...(hasEquivalents || hasLengths ? explanation(copy.texts, hasEquivalents, hasLengths) : []),
    ...(unitRounded !== '' && copy.visits.some(visit => hasPartOfStep(visit, shownMethods(copy)))
      ? [note(unitRounded)]
      : []),
    ...(hasReshaped ? [note(visits.reshaped)] : []),
  ];
}

/** Whether a power of the visit is not a multiple of 0.25 D. Sentences in Chinese round such powers. */
const hasPartOfStep = (visit: SeriesVisit, methods: readonly PowerMethod[]): boolean =>
  methods.some(method =>
    Object.values(equivalentsOf(visit, method)).some(power => ((power ?? 0) * 4) % 1 !== 0),
  );

/**
 * Returns a function that tells whether lenses had reshaped the cornea on a given day. Refraction measured on
 * such a day cannot be compared.
 */
function reshapedDays({ visits }: ReportData): (date: string) => boolean {
  const periods = orthokeratologyOf(visits);
  return date => isReshaped(date, periods);
}

function visitTable(copy: ReportData): Table {
  const { texts, visits, child } = copy;
  const courses = treatmentCoursesOf(visits);
  const hasLength = copy.hasEyeLength && visits.some(({ axialLength: { right, left } }) => right ?? left);
  const isReshapedOn = reshapedDays(copy);
  const power = (value: number) => (value === 0 ? texts.plano : `${formatDiopters(value)}\u00A0D`);
  const length = (value: number | null) => (value === null ? noValue : `${formatPlain(value, 2)}\u00A0mm`);
  /** Treatments that began since the previous visit. */
  const begunAt = (row: number) =>
    courses.filter(({ from }) => from <= (visits[row]?.date ?? '') && from > (visits[row - 1]?.date ?? ''));
  const rows = visits.map((visit, row) => {
    const age = child.birthDate === null ? null : ageOn(child.birthDate, visit.date);
    const begunTexts = begunAt(row).map(({ kind, from, to }) =>
      [texts.intervention[kind], timeText(copy, from === visit.date ? null : from, to)]
        .filter(Boolean)
        .join(' '),
    );
    const name: Cell =
      begunTexts.length > 0
        ? [
            { text: `${dayOf(copy, visit.date)}  ` },
            { text: begunTexts.join(' · '), color: brandColor, size: 7.5 },
          ]
        : dayOf(copy, visit.date);
    const written = (value: number) => (isReshapedOn(visit.date) ? `(${power(value)})` : power(value));
    return [
      name,
      age ? texts.shortAge(age.years, age.months) : noValue,
      ...eyes.map((eye): Cell => powerCell(copy, visit, eye, written)),
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
      ...[right, left].map(color => ({ share: 1.8, align: 'end' as const, color })),
      ...(hasLength ? [right, left] : []).map(color => ({ share: 1.6, align: 'end' as const, color })),
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
    ruled: visits.flatMap((_, row) =>
      row > 0 && begunAt(row).length > 0 ? [{ row, color: brandColor }] : [],
    ),
  };
}

/** Text with the first and last day of a treatment, as far as they are known. */
function timeText(copy: ReportData, from: string | null, to: string | null): string {
  const { since, until, change } = copy.texts;
  if (from === null) return to === null ? '' : until(dayOf(copy, to));
  return to === null ? since(dayOf(copy, from)) : change.from(dayOf(copy, from), dayOf(copy, to));
}

/** Refraction methods in the order in which powers are shown: the report's own method first. */
const shownMethods = (copy: ReportData): PowerMethod[] => [
  ...new Set<PowerMethod>([reportMethod(copy), ...measuredMethods]),
];

/**
 * The powers of an eye at a visit, one line per method. Powers of another method than the report's are
 * followed by its name.
 */
function powerCell(copy: ReportData, visit: SeriesVisit, eye: Eye, written: (value: number) => string): Cell {
  const found = shownMethods(copy).flatMap(method => {
    const value = equivalentsOf(visit, method)[eye];
    return value === null ? [] : [{ method, text: written(value) }];
  });
  if (found.length === 0) return noValue;
  return found.map(({ method, text }, place) => {
    const line = place === 0 ? '' : '\n';
    return method === reportMethod(copy)
      ? { text: line + text }
      : { text: `${line}${text}\n${copy.texts.method[method]}`, color: mutedColor, size: 7.5 };
  });
}

function changeBlocks(copy: ReportData, summary: TrendSummary, measure: 'se' | 'axial'): Block[] {
  const texts = textsByMethod(copy.texts, unitOf[measure], reportMethod(copy));
  const segments = summary.segments.filter(({ right, left }) => right || left);
  if (segments.length === 0) return [];
  const unit = unitOf[measure];
  const cellOf = (stretch: TrendSegment, eye: Eye) => changeCell(texts.changes, stretch, eye, unit);
  const all = segments.flatMap(stretch => eyes.map(eye => cellOf(stretch, eye)?.interval ?? null));
  const hasIntervals = all.some(interval => interval !== null && interval !== 'tooFew');
  const cells = (stretch: TrendSegment, eye: Eye): Cell[] => {
    const cell = cellOf(stretch, eye);
    if (!cell) return [noValue, hasIntervals ? noValue : ''];
    const { said, detail, interval } = cell;
    const own: Cell = [
      { text: said, bold: true },
      ...(detail === '' ? [] : [{ text: `\n${detail}`, color: mutedColor, size: 7.5 }]),
    ];
    if (!hasIntervals) return [own, ''];
    if (interval === null) return [own, noValue];
    const { tooFew, from } = texts.change;
    const text = interval === 'tooFew' ? tooFew : from(interval.low, interval.high);
    return [own, [{ text, color: mutedColor }]];
  };
  const rows = segments.map(stretch => {
    const names = stretch.treatments.map(({ kind }) => texts.intervention[kind]);
    const name = names.length > 0 ? texts.together(names) : texts.change.without;
    return [
      [name, ...spanTexts(copy, stretch)].filter(Boolean).join(' · '),
      ...cells(stretch, 'right'),
      ...cells(stretch, 'left'),
    ];
  });
  return [
    { kind: 'space', height: 12 },
    {
      kind: 'together',
      blocks: [
        withFilledColumns({
          kind: 'table',
          size: 8.5,
          columns: [
            { share: 4.2 },
            { share: 2.2, align: 'end', color: eyeColors.right },
            { share: 1.8, align: 'end' },
            { share: 2.2, align: 'end', color: eyeColors.left },
            { share: 1.8, align: 'end' },
          ],
          header: [texts.change.title, texts.right, texts.change.interval, texts.left, texts.change.interval],
          hasRowHeads: true,
          rows,
        }),
        ...(all.includes('tooFew') && !hasIntervals ? [note(texts.change.noInterval)] : []),
        ...(hasGap(segments) ? [note(texts.change.gap)] : []),
      ],
    },
  ];
}

/**
 * Texts with the number of visits and their first and last day. Each eye has its own text if the eyes differ.
 */
function spanTexts(copy: ReportData, stretch: TrendSegment): string[] {
  const { change, comma } = copy.texts;
  return measuredSpans(stretch).flatMap(({ eye, visits, days, from, to, isIndicative }) => {
    const say = isYearly({ days }) ? change.over : change.between;
    const over = say(visits, dayOf(copy, from), dayOf(copy, to));
    const indicative = isIndicative ? [change.indicative] : [];
    return eye === 'both' ? [over, ...indicative] : [change.ofEye[eye]([over, ...indicative].join(comma))];
  });
}

const note = (text: string): Block => ({ kind: 'paragraph', text, color: mutedColor, size: 8 });
