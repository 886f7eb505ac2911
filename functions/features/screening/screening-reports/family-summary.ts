import { languages } from '../../../../shared/core/languages.ts';
import { countJudged } from '../../../../shared/features/screening/results/judgement.ts';
import { resultOf } from '../../../../shared/features/screening/results/result.ts';
import {
  familySummary,
  type SummarySection,
} from '../../../../shared/features/screening/screening-texts/family-summary.ts';
import type { ScreeningTexts } from '../../../../shared/features/screening/screening-texts/screening-text-types.ts';
import {
  filledIn,
  screeningTextsOf,
} from '../../../../shared/features/screening/screening-texts/screening-texts.ts';
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

/** Sizes of the summary's type, in the order in which they are tried. The first that fits is used. */
const sizes = [10.5, 9.5, 8.5] as const;

/**
 * The family's summary: one page without technical terms. Testers write remarks and comments for colleagues
 * and specialists, so only the full report prints them.
 */
export const fittedFamilySummary = (copy: ScreeningToPrint): Promise<Document> =>
  fitOnePage<number>(sizes, size => familySummaryDocument(copy, size));

function familySummaryDocument(copy: ScreeningToPrint, size: number): Document {
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
      ...familySummary(rows, texts, whom).flatMap(part => sectionBlocks(part, texts, size)),
      ...section(texts.recommendations, recommendationsOf(copy), size),
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
  size: number,
): Block[] {
  const tests = again.map(({ name, why, whom }): Span[] => [
    { text: `${name}${colon}`, bold: true },
    { text: why + space },
    { text: whom, bold: true },
  ]);
  return section(title, [...tests, ...paragraphs], size);
}
