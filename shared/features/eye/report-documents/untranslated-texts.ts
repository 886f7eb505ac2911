import type { Locale } from '../../../core/fields.ts';
import { isInOtherLanguage } from '../../../core/rich-document/language-of-text.ts';
import type { EyeReport } from '../eye-reports/schema.ts';
import { lastTargetOf, runningTargetsOf } from '../progression/chart-target.ts';
import type { SeriesVisit } from '../progression/series.ts';
import { treatmentPeriodsOf } from '../treatments/treatment-periods.ts';
import { addressedCopy, type CopyKind, presetCopy } from './copies.ts';

/** Free texts of a visit that its reports print as typed. */
export type TypedText = 'product' | 'dose' | 'target' | 'labRemarks' | 'comment';

type Typed = Pick<EyeReport, 'date' | 'to' | 'target' | 'labRemarks' | 'comment'>;

/** Units and abbreviations that are written alike in every language. */
const sharedWords = /(?<![A-Za-z])(?:mm|ml|mg|cm|OD|OS|OU|PD|hs|qd|bid|tid)(?![A-Za-z])/gi;

interface Printed {
  language: Locale;
  copy: CopyKind | null;
  /** Kinds of reports that are printed. */
  kinds: readonly string[];
}

/**
 * The free texts that reports in this language print in the other language, in the order of the report. Names
 * of products, lenses and frames are left out, because they are not translated.
 * @param visits the visits that the report shows, the earliest first; its own visit is the last
 */
export function untranslatedTexts(
  report: Typed,
  visits: readonly SeriesVisit[],
  { language, copy, kinds }: Printed,
): TypedText[] {
  const { to, isForLab, copy: kindOfCopy } = addressedCopy(report.to, copy);
  const [isRefraction, isMyopia] = [kinds.includes('refraction'), kinds.includes('myopia')];
  const hasFacts = isRefraction && !isForLab;
  const hasFamilyPage = isMyopia && (kindOfCopy ?? presetCopy(to)) === 'family';
  const hasAllTargets = isMyopia && kindOfCopy === 'staff';
  const running = treatmentPeriodsOf(visits).filter(({ to }) => to === null || to >= report.date);
  const earlier = visits.slice(0, -1);
  const targets = [
    ...(['D', 'mm'] as const).map(unit => lastTargetOf(earlier, unit)),
    ...runningTargetsOf(earlier, report.target),
  ].map(set => set?.target.text);
  const typed: Record<TypedText, (string | null | undefined)[]> = {
    product:
      hasFacts || isMyopia ? running.map(({ kind, product }) => (kind === 'other' ? product : null)) : [],
    dose: hasFacts || hasFamilyPage ? running.map(({ dose }) => dose) : [],
    target: [hasFacts || hasAllTargets ? report.target?.text : null, ...(hasAllTargets ? targets : [])],
    labRemarks: isRefraction && isForLab ? [report.labRemarks] : [],
    comment: isForLab ? [] : [report.comment],
  };
  const isOther = (text: string | null | undefined) =>
    isInOtherLanguage((text ?? '').replace(sharedWords, ' '), language, 1);
  return (Object.keys(typed) as TypedText[]).filter(name => typed[name].some(isOther));
}
