import { reportDay } from '../../../../shared/core/dates/report-day.ts';
import type { TrendSummary } from '../../../../shared/features/eye/progression/trend-summary.ts';
import {
  describeForFamily,
  explainForFamily,
  type FamilySection,
  shortAdviceOf,
} from '../../../../shared/features/eye/report-texts/describe-for-family.ts';
import type { Block } from '../../../platform/pdf/document.ts';
import { brandColor, mutedColor } from '../../../platform/pdf/report-frame.ts';
import { isGrowthCompared } from './axial-blocks.ts';
import type { ReportData } from './report-data.ts';
import { isStudyCompared } from './response-blocks.ts';
import { boldSpans } from './trend-spans.ts';

/**
 * Layouts of the family page, in the order in which they are tried. The first that fits on one page is used.
 */
export const familyPageStyles = [
  { size: 11.5, keySize: 13, hasAdvice: true },
  { size: 10.5, keySize: 12, hasAdvice: true },
  { size: 11.5, keySize: 13, hasAdvice: false },
  { size: 10, keySize: 11.5, hasAdvice: false },
] as const;
export type FamilyPageStyle = (typeof familyPageStyles)[number];

/**
 * The page in plain words before the family's myopia report; null on other copies.
 * @param summary changes that the report describes, with their comparison
 */
export function familyPage(
  copy: ReportData,
  summary: TrendSummary,
  style: FamilyPageStyle = familyPageStyles[0],
): { title: string; blocks: Block[] } | null {
  if (!copy.hasFamilyPage) return null;
  const { texts, visits, child, course, report, today, language, hasEyeLength } = copy;
  const sections = describeForFamily(texts, {
    ...{ visits, course, report, today, birthDate: child.birthDate, hasLength: hasEyeLength },
    isCompared: comparesChange(copy, summary),
    hasAdvice: style.hasAdvice,
    dayOf: date => reportDay(language, date),
  });
  return {
    title: texts.family.title,
    blocks: [
      ...sections.flatMap(section => sectionBlocks(section, style)),
      { kind: 'space', height: 14 },
      ...explainForFamily(texts, visits).map(
        (text): Block => ({ kind: 'paragraph', text, color: mutedColor, size: 8.5 }),
      ),
    ],
  };
}

/** Whether the report says that a change is faster or slower than in other children, or about the same. */
const comparesChange = (copy: ReportData, { comparison }: TrendSummary): boolean =>
  comparison?.mismatch === null || isGrowthCompared(copy) || isStudyCompared(copy);

/** Whether the family's page contains the comment, so that the report does not repeat it. */
export const isAdviceOnCover = (
  { hasFamilyPage, report }: ReportData,
  { hasAdvice }: FamilyPageStyle = familyPageStyles[0],
): boolean => hasFamilyPage && hasAdvice && shortAdviceOf(report) !== null;

function sectionBlocks(
  { title, key, items = [], paragraphs, advice }: FamilySection,
  { size, keySize }: FamilyPageStyle,
): Block[] {
  const gap: Block = { kind: 'space', height: 5 };
  const list: Block = {
    kind: 'list',
    numbering: 'Disc',
    size,
    items: items.map(text => ({ label: '•', blocks: [{ kind: 'paragraph', text, size, bold: true }] })),
  };
  return [
    { kind: 'space', height: 10 },
    { kind: 'heading', level: 2, text: title, size: 13 },
    gap,
    ...(key
      ? [{ kind: 'paragraph' as const, text: boldSpans(key), rule: brandColor, size: keySize }, gap]
      : []),
    ...(items.length > 0 ? [list, gap] : []),
    ...paragraphs.flatMap((text): Block[] => [{ kind: 'paragraph', text, size }, gap]),
    ...(advice
      ? [
          gap,
          { kind: 'heading' as const, level: 3 as const, text: advice.title, size },
          { kind: 'paragraph' as const, text: advice.text, size },
        ]
      : []),
  ];
}
