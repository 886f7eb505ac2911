import type { Locale } from '../../../core/fields.ts';
import { isInOtherLanguage } from '../../../core/rich-document/language-of-text.ts';
import type { EyeReport } from '../eye-reports/schema.ts';
import type { TreatmentPeriod } from '../treatments/treatment.ts';

/** Free texts of a visit that its reports print as typed. */
export type TypedText = 'product' | 'dose' | 'target' | 'labRemarks' | 'comment';

type Typed = Pick<EyeReport, 'date' | 'target' | 'labRemarks' | 'comment'>;

/** Units and abbreviations that are written alike in every language. */
const sharedWords = /(?<![A-Za-z])(?:mm|ml|mg|cm|OD|OS|OU|PD|hs|qd|bid|tid)(?![A-Za-z])/gi;

/**
 * The free texts that a report in this language prints in the other language, in the order of the report.
 * Names of products, lenses and frames are left out, because they are not translated.
 * @param treatments the child's treatments at the visit
 */
export function untranslatedTexts(
  { date, target, labRemarks, comment }: Typed,
  treatments: readonly Pick<TreatmentPeriod, 'kind' | 'product' | 'dose' | 'to'>[],
  { language, isForLab }: { language: Locale; isForLab: boolean },
): TypedText[] {
  const running = isForLab ? [] : treatments.filter(({ to }) => to === null || to >= date);
  const typed: Record<TypedText, (string | null | undefined)[]> = {
    product: running.map(({ kind, product }) => (kind === 'other' ? product : null)),
    dose: running.map(({ dose }) => dose),
    target: isForLab ? [] : [target?.text],
    labRemarks: isForLab ? [labRemarks] : [],
    comment: isForLab ? [] : [comment],
  };
  const isOther = (text: string | null | undefined) =>
    isInOtherLanguage((text ?? '').replace(sharedWords, ' '), language, 1);
  return (Object.keys(typed) as TypedText[]).filter(name => typed[name].some(isOther));
}
