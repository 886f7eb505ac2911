import { type Eye, eyes } from '../../../core/optics/eyes.ts';
import { axisDistance, type RecordedPower, sphericalEquivalent } from '../optics/sphero-cylinder.ts';

/** A likely typing error. It causes a warning and never blocks saving. */
export type EntryWarning =
  | { kind: 'sign'; field: 'sph' | 'cyl'; eye: Eye; last: number; meant: number }
  | { kind: 'change'; field: 'sph' | 'cyl'; eye: Eye; last: number; meant: number | null }
  | { kind: 'axis'; field: 'axis'; eye: Eye; last: number; meant: number | null }
  | { kind: 'mixedCylinders'; field: 'cyl'; eye: Eye }
  | { kind: 'eyesDiffer'; by: number; lastBy: number | null };

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
  ];
}

function sinceLast(eye: Eye, now: RecordedPower, before: RecordedPower): EntryWarning[] {
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
  /**
   * Transposing a power (plus to minus cylinder) turns its axis by 90°, so a large change is not an error.
   */
  const isTransposed = cyl * lastCyl < 0;
  if (!isKnown || isTransposed || axisDistance(now.axis, before.axis) < entryWarningThresholds.axis)
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

function eyesDiffer(now: Eyes, last: Eyes | null): EntryWarning[] {
  const by = eyeDifference(now) ?? 0;
  const lastBy = last && eyeDifference(last);
  if (by < entryWarningThresholds.eyes) return [];
  return lastBy === null || by - lastBy >= entryWarningThresholds.eyesGrown
    ? [{ kind: 'eyesDiffer', by, lastBy }]
    : [];
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
