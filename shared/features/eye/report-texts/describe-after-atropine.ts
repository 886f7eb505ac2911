import { sources } from '../progression/sources.ts';
import { type EndedAtropine, yearAfterSource } from '../treatments/after-atropine.ts';
import { writePlain } from './describe-response.ts';
import type { ReportTexts } from './report-text-types.ts';

/**
 * What is told once drops have ended, for screen and PDF alike.
 * @param hasFigures whether the clinician wants what studies measured
 * @param dayOf writes a day
 */
export function describeAfterAtropine(
  { intervention, afterAtropine: words }: Pick<ReportTexts, 'intervention' | 'afterAtropine'>,
  { treatment, figures }: EndedAtropine,
  hasFigures: boolean,
  dayOf: (date: string) => string,
): string {
  const told = words.ended(intervention[treatment.kind], dayOf(treatment.to)) + words.faster;
  if (!figures || !hasFigures) return told;
  const { diopters, mm } = figures;
  const power = words.diopters(diopters.stopped, diopters.continued);
  const length = words.mm(writePlain(mm.stopped, 'mm'), writePlain(mm.continued, 'mm'));
  return `${told}${power}${length} ${sources[yearAfterSource]}`;
}
