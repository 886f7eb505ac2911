import { type Eye, eyes } from '../../../core/optics/eyes.ts';
import {
  axisDistance,
  perpendicular,
  powerOf,
  type RecordedPower,
  type SpheroCylinder,
  sphericalEquivalent,
  transpose,
} from '../optics/sphero-cylinder.ts';

/** A likely typing error. It causes a warning and never blocks saving. */
export type EntryWarning =
  | { kind: 'sign'; field: 'sph' | 'cyl'; eye: Eye; last: number; meant: number }
  | { kind: 'change'; field: 'sph' | 'cyl'; eye: Eye; last: number; meant: number | null }
  | { kind: 'axis'; field: 'axis'; eye: Eye; last: number; meant: number | null }
  | { kind: 'mixedCylinders'; field: 'cyl'; eye: Eye }
  | { kind: 'eyesDiffer'; by: number; lastBy: number | null }
  | { kind: 'exchanged' };

/**
 * Thresholds for warnings about typing errors. We chose them so that real changes between two visits rarely
 * exceed them.
 */
export const entryWarningThresholds = {
  /** Change of a sphere or a cylinder since the last visit, in D. */
  change: 1,
  /** Power in D below which a changed sign is only noise around zero. */
  sign: 0.5,
  /** Change of an axis since the last visit, in degrees. */
  axis: 30,
  /** Smallest cylinder, in D, whose axis is reliable. */
  axisFromCylinder: 0.75,
  /** Difference between the powers of the two eyes, in D. */
  eyes: 1,
  /** Growth of that difference since the last visit, in D. */
  eyesGrown: 1,
} as const;

type Eyes = Record<Eye, RecordedPower>;

/**
 * Finds likely typing errors by comparing the entered values with each other and with those of the last
 * visit.
 */
export function findEntryWarnings(entered: Eyes, last: Eyes | null): EntryWarning[] {
  return [
    ...eyes.flatMap(eye => (last ? sinceLast(eye, entered[eye], last[eye]) : [])),
    ...mixedCylinders(entered, last),
    ...eyesDiffer(entered, last),
    ...(last && areExchanged(entered, last) ? [{ kind: 'exchanged' as const }] : []),
  ];
}

function sinceLast(eye: Eye, now: RecordedPower, stored: RecordedPower): EntryWarning[] {
  const before = writtenLike(now, stored);
  return [
    ...(['sph', 'cyl'] as const).flatMap((field): EntryWarning[] => {
      const value = now[field];
      const last = before[field];
      if (value === null || last === null) return [];
      if (isFlipped(value, last)) return [{ kind: 'sign', field, eye, last, meant: -value }];
      if (Math.abs(value - last) < entryWarningThresholds.change) return [];
      return [{ kind: 'change', field, eye, last, meant: impliedDecimals(value, last) }];
    }),
    ...axisWarnings(eye, now, before),
  ];
}

/** The last power, transposed if sign and axis of the new cylinder show that it is written the other way. */
function writtenLike(now: RecordedPower, last: RecordedPower): RecordedPower {
  const whole = powerOf(last);
  if (!whole || whole.axis === null || now.axis === null || (now.cyl ?? 0) * whole.cyl >= 0) return last;
  const isTurned = axisDistance(now.axis, perpendicular(whole.axis)) < axisDistance(now.axis, whole.axis);
  return isTurned ? transpose(whole) : last;
}

/** The intended value if the decimal point was left out: `-25` means −0.25. */
function impliedDecimals(value: number, last: number): number | null {
  const meant = value / 100;
  const isStep = Number.isInteger(meant * 8);
  return isStep && Math.abs(meant - last) < entryWarningThresholds.change ? meant : null;
}

/** Whether the signs are opposite and both values are too large to be noise around zero. */
function isFlipped(value: number, last: number): boolean {
  return value * last < 0 && Math.min(Math.abs(value), Math.abs(last)) >= entryWarningThresholds.sign;
}

function axisWarnings(eye: Eye, now: RecordedPower, before: RecordedPower): EntryWarning[] {
  if (now.axis === null || before.axis === null) return [];
  const [cyl, lastCyl] = [now.cyl ?? 0, before.cyl ?? 0];
  const isKnown = Math.min(Math.abs(cyl), Math.abs(lastCyl)) >= entryWarningThresholds.axisFromCylinder;
  const hasOtherSign = cyl * lastCyl < 0;
  if (!isKnown || hasOtherSign || axisDistance(now.axis, before.axis) < entryWarningThresholds.axis)
    return [];
  const mirrored = 180 - now.axis || 180;
  const meant = axisDistance(mirrored, before.axis) < entryWarningThresholds.axis / 2 ? mirrored : null;
  return [{ kind: 'axis', field: 'axis', eye, last: before.axis, meant }];
}

/**
 * Warns if one eye has a plus cylinder and the other a minus cylinder. The warning is shown at the left eye,
 * unless the sign of the right cylinder has changed since the last visit.
 */
function mixedCylinders({ right, left }: Eyes, last: Eyes | null): EntryWarning[] {
  if ((right.cyl ?? 0) * (left.cyl ?? 0) >= 0) return [];
  const eye = last && isFlipped(right.cyl ?? 0, last.right.cyl ?? 0) ? 'right' : 'left';
  return [{ kind: 'mixedCylinders', field: 'cyl', eye }];
}

/**
 * The transposed power of each eye with a complete power and a cylinder. First those that then have the sign
 * of the last visit, or minus if that has no cylinder.
 */
export function transpositions(entered: Eyes, last: Eyes | null): { eye: Eye; power: SpheroCylinder }[] {
  const usual = eyes.map(eye => last?.[eye].cyl ?? 0).find(cyl => cyl !== 0) ?? -1;
  const found = eyes.flatMap(eye => {
    const whole = powerOf(entered[eye]);
    return whole?.cyl ? [{ eye, power: transpose(whole) }] : [];
  });
  return found.sort((one, other) => other.power.cyl * usual - one.power.cyl * usual);
}

function eyesDiffer(now: Eyes, last: Eyes | null): EntryWarning[] {
  const by = eyeDifference(now) ?? 0;
  const lastBy = last && eyeDifference(last);
  if (by < entryWarningThresholds.eyes) return [];
  return lastBy === null || by - lastBy >= entryWarningThresholds.eyesGrown
    ? [{ kind: 'eyesDiffer', by, lastBy }]
    : [];
}

/** Whether each eye has exactly the power of the other eye at the last visit, and the eyes differ. */
const areExchanged = (now: Eyes, last: Eyes): boolean =>
  isSamePower(now.right, last.left) && isSamePower(now.left, last.right) && !isSamePower(now.right, now.left);

function isSamePower(one: RecordedPower, other: RecordedPower): boolean {
  const [cyl, otherCyl] = [one.cyl ?? 0, other.cyl ?? 0];
  return (
    one.sph !== null && one.sph === other.sph && cyl === otherCyl && (cyl === 0 || one.axis === other.axis)
  );
}

interface PowerWithAdd {
  sph: number | null;
  add: number | null;
}

/** Whether an eye has an addition while the other eye has a sphere but no addition. */
export const hasAddAlone = (own: PowerWithAdd, other: PowerWithAdd): boolean =>
  Boolean(own.add) && !other.add && other.sph !== null;

/** Difference between the spherical equivalents of the eyes, in D. */
export function eyeDifference({ right, left }: Eyes): number | null {
  const one = sphericalEquivalent(right);
  const other = sphericalEquivalent(left);
  return one === null || other === null ? null : Math.abs(one - other);
}
