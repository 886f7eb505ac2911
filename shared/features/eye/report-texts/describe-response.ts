import { formatDiopters, formatPlain, formatSigned } from '../eye-reports/format-power.ts';
import { sources } from '../progression/sources.ts';
import { type TreatmentEffect, treatmentEffects } from '../treatments/treatment-effects.ts';
import type { ResponseFigures, TreatmentResponse } from '../treatments/treatment-response.ts';
import type { ReportTexts } from './report-text-types.ts';

const daysPerMonth = 30.4375;
const units = { diopters: 'D', mm: 'mm' } as const;

/**
 * A treatment response in words, for screen and PDF alike: the child's change beside the study's, or what of
 * the study does not fit.
 * @param dayOf writes a day
 */
export function describeResponse(
  { intervention, response: words }: Pick<ReportTexts, 'intervention' | 'response'>,
  { treatment, source, years, mismatches, diopters, mm }: TreatmentResponse,
  dayOf: (date: string) => string,
): string {
  const title = words.title(intervention[treatment.kind], dayOf(treatment.from));
  if (mismatches.length > 0) {
    const reasons = mismatches.map(name => words.reason[name]);
    return title + words.mismatch(reasons, sources[source]);
  }
  const parts = [
    diopters && describeFigures(words, 'diopters', diopters, years),
    mm && describeFigures(words, 'mm', mm, years),
  ];
  const { addition }: TreatmentEffect = treatmentEffects[treatment.kind];
  const lenses = addition === undefined ? '' : words.addition(`${formatDiopters(addition)}\u00A0D`);
  return `${title}${parts.join('')}${lenses}${words.noPromise} ${sources[source]}`;
}

function describeFigures(
  words: ReportTexts['response'],
  of: 'diopters' | 'mm',
  { right, left, treated, control, days, isPart, difference }: ResponseFigures,
  years: number,
): string {
  const unit = units[of];
  const change = (value: number | null) => (value === null ? '–' : `${formatSigned(value)}\u00A0${unit}`);
  const plain = (value: number) => `${formatPlain(value, 2)}\u00A0${unit}`;
  const [low, high] = difference?.interval ?? [];
  const interval = low === undefined || high === undefined ? '' : words.interval(plain(low), plain(high));
  return [
    words.child(words.measure[of], Math.round(days / daysPerMonth), change(right), change(left)),
    words.study(change(treated), change(control)),
    isPart ? words.part(years) : '',
    difference && interval ? words.difference(plain(difference.value) + interval) : words.noInterval,
  ].join('');
}
