import { type Eye, eyes } from '../../../core/optics/eyes.ts';
import { axialLengthThresholds, type MeasuredLength } from '../eye-reports/axial-length-warning.ts';
import { findEntryWarnings } from '../eye-reports/entry-warnings.ts';
import { sphericalEquivalent } from '../optics/sphero-cylinder.ts';
import type { EyeValues, MeasuredValue } from './fields.ts';
import type { Measurement } from './gather-measurements.ts';
import { atypicalValues } from './read-measurements.ts';
import type { ImportedMethod, KnownVisit } from './schema.ts';

/** Warnings that a person should check before importing a measurement. Lengths are in mm, powers in D. */
export type MeasurementWarning =
  | { kind: 'future' | 'beforeBirth' }
  | { kind: 'jump'; eye: Eye; before: number; now: number; on: string }
  | {
      kind: 'power';
      how: 'sign' | 'change' | 'axis';
      eye: Eye;
      field: 'sph' | 'cyl' | 'axis';
      before: number;
      now: number;
      on: string;
    }
  | { kind: 'swapped'; by: 'axialLength' | 'power'; on: string }
  | { kind: 'unusual'; eye: Eye; value: MeasuredValue; now: number };

/** By how much exchanging the eyes must reduce the difference from the last visit, in mm and in D. */
const swapGain = { axialLength: 0.3, power: 1 } as const;
/** Largest share of the difference that may remain after the eyes are exchanged. */
const swapShare = 0.5;

export function checkMeasurement(
  { measuredOn, values }: Pick<Measurement, 'measuredOn' | 'values'>,
  child: { birthDate: string | null; visits: readonly KnownVisit[] } | null,
  { today, method }: { today: string; method: ImportedMethod | null },
): MeasurementWarning[] {
  if (measuredOn === null) return [];
  const finished = finishedBefore(child?.visits ?? [], measuredOn);
  const exchanged = swapped(values, finished, method);
  const isUnborn = child?.birthDate != null && measuredOn < child.birthDate;
  return [
    ...(measuredOn > today ? [{ kind: 'future' as const }] : []),
    ...(isUnborn ? [{ kind: 'beforeBirth' as const }] : []),
    ...(exchanged.length > 0 ? exchanged : powerJumps(values, finished, method)),
    ...eyes.flatMap(eye => jumpOf(eye, values[eye].axialLength, finished)),
    ...atypicalValues(values).map(({ eye, value }) => ({
      kind: 'unusual' as const,
      eye,
      value,
      now: values[eye][value] ?? 0,
    })),
  ];
}

/** The last axial length of each eye in a finished visit before a day, `YYYY-MM-DD`. */
export const lastLengths = (visits: readonly KnownVisit[], day: string): (MeasuredLength & { eye: Eye })[] =>
  eyes.flatMap(eye => lengthBefore(eye, finishedBefore(visits, day)) ?? []);

const finishedBefore = (visits: readonly KnownVisit[], day: string) =>
  visits.filter(({ status, date }) => status !== 'draft' && date < day);

function lengthBefore(eye: Eye, visits: readonly KnownVisit[]): (MeasuredLength & { eye: Eye }) | null {
  const last = visits.findLast(visit => visit.axialLength[eye] !== null);
  const mm = last?.axialLength[eye];
  return last && mm != null ? { eye, mm, date: last.date } : null;
}

function jumpOf(eye: Eye, now: number | null, visits: readonly KnownVisit[]): MeasurementWarning[] {
  const last = lengthBefore(eye, visits);
  if (now === null || !last) return [];
  const before = last.mm;
  const change = Number((now - before).toFixed(3));
  const isAsked = change >= axialLengthThresholds.growth || -change >= axialLengthThresholds.shrinking;
  return isAsked ? [{ kind: 'jump', eye, before, now, on: last.date }] : [];
}

/** Warnings about powers and axes that differ unusually from the last visit with the same method. */
function powerJumps(
  values: Record<Eye, EyeValues>,
  visits: readonly KnownVisit[],
  method: ImportedMethod | null,
): MeasurementWarning[] {
  const last = visits.findLast(visit => method !== null && visit.powers[method] !== undefined);
  const before = method && last?.powers[method];
  if (!before || !last) return [];
  return findEntryWarnings(values, before).flatMap((slip): MeasurementWarning[] => {
    if (!('field' in slip) || slip.kind === 'mixedCylinders') return [];
    const { kind: how, eye, field, last: was } = slip;
    return [{ kind: 'power', how, eye, field, before: was, now: values[eye][field] ?? 0, on: last.date }];
  });
}

type Pair = Record<Eye, number | null>;

/**
 * A warning if the values fit the last visit much better with the eyes exchanged. Both eyes must have been
 * measured at both times.
 */
function swapped(
  values: Record<Eye, EyeValues>,
  visits: readonly KnownVisit[],
  method: ImportedMethod | null,
): MeasurementWarning[] {
  const lengths = visits.findLast(({ axialLength }) => isPair(axialLength));
  const now = { right: values.right.axialLength, left: values.left.axialLength };
  if (lengths && fitsSwapped(now, lengths.axialLength, swapGain.axialLength))
    return [{ kind: 'swapped', by: 'axialLength', on: lengths.date }];
  const powers = visits.findLast(visit => method !== null && isPair(equivalents(visit.powers[method])));
  const before = method && powers ? equivalents(powers.powers[method]) : null;
  if (before && powers && fitsSwapped(equivalents(values), before, swapGain.power))
    return [{ kind: 'swapped', by: 'power', on: powers.date }];
  return [];
}

function fitsSwapped(now: Pair, before: Pair, gain: number): boolean {
  if (!isPair(now) || !isPair(before)) return false;
  const asGiven = Math.abs(now.right - before.right) + Math.abs(now.left - before.left);
  const exchanged = Math.abs(now.right - before.left) + Math.abs(now.left - before.right);
  return asGiven - exchanged >= gain && exchanged <= asGiven * swapShare;
}

const isPair = (pair: Pair): pair is Record<Eye, number> => pair.right !== null && pair.left !== null;

function equivalents(powers: Record<Eye, { sph: number | null; cyl: number | null }> | undefined): Pair {
  if (!powers) return { right: null, left: null };
  return { right: sphericalEquivalent(powers.right), left: sphericalEquivalent(powers.left) };
}
