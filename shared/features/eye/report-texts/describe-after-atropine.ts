import { sources } from '../progression/sources.ts';
import type { EndedAtropine } from '../treatments/after-atropine.ts';
import type { ReportTexts } from './report-text-types.ts';

/**
 * Describes what happens after atropine drops have ended, for screen and PDF.
 * @param hasFigures whether the clinician wants the results of the study
 * @param dayOf formats a day
 */
export function describeAfterAtropine(
  {
    intervention,
    afterAtropine: words,
    changes: { amount },
    sentence: { stop },
  }: Pick<ReportTexts, 'intervention' | 'afterAtropine' | 'changes' | 'sentence'>,
  { treatment, figures }: EndedAtropine,
  hasFigures: boolean,
  dayOf: (date: string) => string,
): string {
  const sentence = words.ended(intervention[treatment.kind], dayOf(treatment.to)) + words.faster;
  if (!figures || !hasFigures) return sentence;
  const { diopters, mm, source } = figures;
  const power = words.diopters(diopters.stopped, diopters.continued);
  const length = words.mm(amount.mm(mm.stopped), amount.mm(mm.continued));
  return `${sentence}${power}${length} ${sources[source]}${stop}`;
}
