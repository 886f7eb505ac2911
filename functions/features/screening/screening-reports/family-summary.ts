import { languages } from '../../../../shared/core/languages.ts';
import { countJudged } from '../../../../shared/features/screening/results/judgement.ts';
import { type ResultRow, resultOf } from '../../../../shared/features/screening/results/result.ts';
import {
  familySummary,
  type SummarySection,
  titled,
} from '../../../../shared/features/screening/screening-texts/family-summary.ts';
import type { ScreeningTexts } from '../../../../shared/features/screening/screening-texts/screening-text-types.ts';
import {
  filledIn,
  screeningTextsOf,
} from '../../../../shared/features/screening/screening-texts/screening-texts.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import type { Block, Document, Span } from '../../../platform/pdf/document.ts';
import { fitOnePage } from '../../../platform/pdf/render-pdf.ts';
import { mutedColor } from '../../../platform/pdf/report-frame.ts';
import {
  recommendationsOf,
  type ScreeningToPrint,
  screeningFrame,
  section,
  sourcesOf,
} from './screening-frame.ts';

/** Layouts of the family's summary, in the order in which they are tried. The first that fits is used. */
const styles = [
  { size: 10.5, hasRemarks: true },
  { size: 9.5, hasRemarks: true },
  { size: 9.5, hasRemarks: false },
  { size: 8.5, hasRemarks: false },
] as const;
type Style = (typeof styles)[number];

/** Maximum length of remarks on the summary. Longer remarks are only in the full report. */
const maxRemarks = 900;

/** The family's summary: one page without technical terms. */
export const fittedFamilySummary = (copy: ScreeningToPrint): Promise<Document> =>
  fitOnePage<Style>(styles, style => familySummaryDocument(copy, style));

function familySummaryDocument(copy: ScreeningToPrint, style: Style): Document {
  const { size } = style;
  const { language, screening, printed } = copy;
  const { locale } = languages[language];
  const texts = screeningTextsOf(language);
  const { child, previous, sets } = printed;
  const whom = {
    eyesight: printed.whom?.eyesight?.[locale] ?? texts.family.whom.eyesight,
    other: printed.whom?.other?.[locale] ?? texts.family.whom.other,
  };
  const rows = resultOf(screening, previous ?? undefined, sets, child);
  const hasOverlays = rows.some(({ test, items }) => test === 'overlays' && items.length > 0);
  return screeningFrame(
    copy,
    texts.family.title,
    [],
    [
      { kind: 'paragraph', text: texts.family.intro, color: mutedColor, size },
      { kind: 'space', height: 6 },
      { kind: 'paragraph', text: filledIn(texts.judged, countJudged(rows)), bold: true, size: 12 },
      ...familySummary(rows, texts, whom).flatMap(part => sectionBlocks(part, texts, style)),
      ...section(texts.recommendations, recommendationsOf(copy), size),
      ...section(texts.family.remarks, remarksOf(screening, rows, texts, style), size),
      { kind: 'space', height: 10 },
      ...(hasOverlays
        ? [{ kind: 'paragraph' as const, text: texts.overlayNote, color: mutedColor, size: 8 }]
        : []),
      ...sourcesOf(rows, texts),
    ],
  );
}

function sectionBlocks(
  { title, again = [], paragraphs }: SummarySection,
  { colon, space }: ScreeningTexts,
  { size }: Style,
): Block[] {
  const tests = again.map(({ name, why, whom }): Span[] => [
    { text: `${name}${colon}`, bold: true },
    { text: why + space },
    { text: whom, bold: true },
  ]);
  return section(title, [...tests, ...paragraphs], size);
}

function remarksOf(
  { notes }: Screening,
  rows: readonly ResultRow[],
  { family, colon }: ScreeningTexts,
  { hasRemarks }: Style,
): (string | Span[])[] {
  const remarks = rows.flatMap(({ test, remark }) => (remark ? [{ test, remark }] : []));
  const length = remarks.reduce((sum, { remark }) => sum + remark.length, notes?.length ?? 0);
  if (length > maxRemarks || (length > 0 && !hasRemarks)) return [family.moreRemarks];
  const named = remarks.map(({ test, remark }): Span[] => [
    { text: `${titled(family.tests[test])}${colon}`, bold: true },
    { text: remark },
  ]);
  return [...named, ...(notes ? [notes] : [])];
}
