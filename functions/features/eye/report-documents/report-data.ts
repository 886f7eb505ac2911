import { type LanguageTag, languages } from '../../../../shared/core/languages.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import type { AxialReference } from '../../../../shared/features/eye/progression/axial-course.ts';
import type { ReportCourse } from '../../../../shared/features/eye/progression/report-course.ts';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import type { ReportOptions } from '../../../../shared/features/eye/report-documents/options.schema.ts';
import type { PdfTexts } from '../../../../shared/features/eye/report-texts/pdf-text-types.ts';
import { pdfTextsOf } from '../../../../shared/features/eye/report-texts/pdf-texts.ts';
import type { Cell, Color } from '../../../platform/pdf/document.ts';
import type { FrameData } from '../../../platform/pdf/report-frame.ts';
import { keepWhole } from '../../../platform/pdf/shape-text.ts';

export const eyeColors: Record<'right' | 'left', Color> = { right: '#b3261e', left: '#1b5bbf' };

export const eyeCell = ({ texts }: Pick<ReportData, 'texts'>, eye: 'right' | 'left'): Cell => [
  { text: texts[eye], bold: true, color: eyeColors[eye] },
];

export interface ReportData
  extends FrameData,
    Omit<ReportOptions, keyof FrameData | 'method' | 'copy' | 'chosenBy'> {
  texts: PdfTexts;
  child: FrameData['child'] & Pick<Case, 'gender'>;
  report: EyeReport;
  /** Day on which the copy is made, `YYYY-MM-DD`. */
  today: string;
  isForLab: boolean;
  /** Whether the copy includes content for the staff only. */
  isForStaff: boolean;
  hasFamilyPage: boolean;
  hasGrowthContext: boolean;
  hasTargetResult: boolean;
  /** The child's finished visits up to the report's date, and the report's own visit, even a draft. */
  visits: SeriesVisit[];
  /** The child's development over time, as the report shows it. */
  course: ReportCourse;
  /** Name of the organisation or member who chose the comparisons; null if no name is shown. */
  comparedBy: string | null;
}

/** The texts of a report. In a language without spaces, names of treatments are not broken into two lines. */
export function printedTextsOf(language: LanguageTag): PdfTexts {
  const texts = pdfTextsOf(language);
  if (languages[language].gap !== '') return texts;
  const named = Object.entries(texts.intervention).map(([kind, name]) => [
    kind,
    kind === 'other' ? name : keepWhole(name),
  ]);
  return { ...texts, intervention: Object.fromEntries(named) };
}

/** The sentence after a comparison that names who chose it; empty if no name is shown. */
export const chooserTexts = ({ texts, comparedBy }: Pick<ReportData, 'texts' | 'comparedBy'>): string[] =>
  comparedBy === null ? [] : [texts.comparedBy(comparedBy)];

/**
 * The population with which axial lengths are compared, as the clinician chose it; null if the child's sex is
 * not recorded.
 */
export function axialReferenceOf({
  axialPopulation,
  child,
}: Pick<ReportData, 'axialPopulation' | 'child'>): AxialReference | null {
  return axialPopulation && child.gender !== null ? { population: axialPopulation, sex: child.gender } : null;
}
