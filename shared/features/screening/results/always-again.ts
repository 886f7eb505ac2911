import { ageOn } from '../../../core/age.ts';
import { type Eye, eyes } from '../../../core/optics/eyes.ts';
import { stateGuideline } from '../settings/eyesight-line.ts';
import type { NotDoneReason, TestEntry } from '../tests/answers.schema.ts';
import type { Place } from '../tests/catalogue.ts';
import { isOneEyeWithoutLine, linesApart, linesBetweenEyes, presentingAcuity } from './derived.ts';
import type { Finding } from './findings.ts';

/** Reasons for testing eyesight again that do not depend on norms of the organisation. */
export const alwaysReasons = ['apart', 'noLine', 'untestable', 'refused', 'below'] as const;
export type AlwaysReason = (typeof alwaysReasons)[number];

/** Reasons that hold for one eye or for both. */
const eyeReasons = ['noLine', 'untestable', 'refused'] as const;
export type EyeReason = (typeof eyeReasons)[number];
export const isEyeReason = (reason: string): reason is EyeReason => eyeReasons.some(one => one === reason);

/** The eyes for which a reason holds, by their results. */
export function eyesWith(reason: EyeReason, { items, notDone }: EyesOfRow): Eye[] {
  if (reason === 'noLine')
    return eyes.filter(eye =>
      items.some(({ place, measure, value }) => place === eye && measure === 'presenting' && value === null),
    );
  const why = reason === 'untestable' ? 'unable' : 'refused';
  return eyes.filter(eye => notDone.some(one => one.place === eye && one.reason === why));
}

interface EyesOfRow {
  items: readonly Pick<Finding, 'place' | 'measure' | 'value'>[];
  notDone: readonly { place: Place; reason: NotDoneReason }[];
}

/** The most lenient published acuity in logMAR (20/40, 6/12, 0.5, 4.7), and the age from which it applies. */
export const mostLenient = { logMar: 0.3, fromYears: 4, source: stateGuideline } as const;

/**
 * Whether a child is old enough for `mostLenient`. A child of unknown age counts as old enough, because an
 * unnecessary second test costs less than a missed problem.
 */
const isOldEnough = (birthDate: string | null, day: string): boolean =>
  birthDate === null || (ageOn(birthDate, day)?.years ?? mostLenient.fromYears) >= mostLenient.fromYears;

/** Whether testing an eye was tried without success, which is not the same as not testing it. */
const isNotDoneBecause = (reason: 'unable' | 'refused', entry: TestEntry): boolean =>
  eyes.some(eye => {
    const answer = entry[eye];
    return answer?.state === 'notDone' && answer.reason === reason;
  });

/**
 * Why a child's eyesight needs another look, regardless of norms: the eyes differ by two lines or more, an
 * eye reads no line, an eye could not be tested or the child refused, or (from four years of age) an eye's
 * acuity is worse than the most lenient one. Acuity with glasses is used if it was measured.
 */
export function alwaysAgain(entry: TestEntry, birthDate: string | null, day: string): AlwaysReason[] {
  const acuities = eyes.flatMap(eye => presentingAcuity(entry, eye) ?? []);
  const isApart = (linesApart(entry) ?? 0) >= linesBetweenEyes || isOneEyeWithoutLine(entry);
  const isBelow =
    isOldEnough(birthDate, day) &&
    acuities.some(({ logMar }) => logMar !== null && logMar > mostLenient.logMar);
  const holds: Record<AlwaysReason, boolean> = {
    apart: isApart,
    noLine: acuities.some(({ logMar }) => logMar === null),
    untestable: isNotDoneBecause('unable', entry),
    refused: isNotDoneBecause('refused', entry),
    below: isBelow,
  };
  return alwaysReasons.filter(reason => holds[reason]);
}
