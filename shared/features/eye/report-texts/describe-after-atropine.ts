import { sources } from '../progression/sources.ts';
import type { EndedAtropine } from '../treatments/after-atropine.ts';
import { writePlain } from './describe-response.ts';
import type { ReportTexts } from './report-text-types.ts';

/**
 * Describes the time after atropine drops ended, for screen and PDF.
 * @param hasFigures whether the clinician wants the results of the study
 * @param dayOf formats a day
 */
export function describeAfterAtropine(
  {
    intervention,
    afterAtropine: words,
    sentence: { stop },
  }: Pick<ReportTexts, 'intervention' | 'afterAtropine' | 'sentence'>,
  { treatment, figures }: EndedAtropine,
  hasFigures: boolean,
  dayOf: (date: string) => string,
): string {
  const sentence = words.ended(intervention[treatment.kind], dayOf(treatment.to)) + words.faster;
  if (!figures || !hasFigures) return sentence;
  const { diopters, mm, source } = figures;
  const power = words.diopters(diopters.stopped, diopters.continued);
  const length = words.mm(writePlain(mm.stopped, 'mm'), writePlain(mm.continued, 'mm'));
  return `${sentence}${power}${length} ${sources[source]}${stop}`;
}
