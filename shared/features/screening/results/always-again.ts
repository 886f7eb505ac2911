import { ageOn } from '../../../core/age.ts';
import type { TestEntry } from '../tests/answers.schema.ts';
import { isOneEyeWithoutLine, linesApart, linesBetweenEyes, presentingAcuity } from './derived.ts';

/** Why eyesight is to be looked at again whatever an organisation has chosen. */
export const alwaysReasons = ['apart', 'noLine', 'untestable', 'below'] as const;
export type AlwaysReason = (typeof alwaysReasons)[number];

/** The most lenient line that is published, in logMAR: 20/40, 6/12, 0.5, 4.7. It holds from this age on. */
const mostLenient = { logMar: 0.3, fromYears: 4 } as const;

const eyes = ['right', 'left'] as const;

/** A child of unknown age counts as old enough: to look once more costs less than to stay silent. */
const isOldEnough = (birthDate: string | null, day: string): boolean =>
  birthDate === null || (ageOn(birthDate, day)?.years ?? mostLenient.fromYears) >= mostLenient.fromYears;

/** Tried without success, which is not the same as left out. */
const isUntestable = (entry: TestEntry, eye: (typeof eyes)[number]): boolean => {
  const answer = entry[eye];
  return answer?.state === 'notDone' && (answer.reason === 'unable' || answer.reason === 'refused');
};

/**
 * Why the eyesight of a child is to be looked at again without any norm: two lines or more between the eyes, an eye
 * that reads no line, one that could not be tested, and from four years on one that is below the most lenient line.
 * Judged as worn: aided where that was measured.
 */
export function alwaysAgain(entry: TestEntry, birthDate: string | null, day: string): AlwaysReason[] {
  const seen = eyes.flatMap(eye => presentingAcuity(entry, eye) ?? []);
  const isApart = (linesApart(entry) ?? 0) >= linesBetweenEyes || isOneEyeWithoutLine(entry);
  const isBelow =
    isOldEnough(birthDate, day) && seen.some(({ logMar }) => logMar !== null && logMar > mostLenient.logMar);
  const holds: Record<AlwaysReason, boolean> = {
    apart: isApart,
    noLine: seen.some(({ logMar }) => logMar === null),
    untestable: eyes.some(eye => isUntestable(entry, eye)),
    below: isBelow,
  };
  return alwaysReasons.filter(reason => holds[reason]);
}
