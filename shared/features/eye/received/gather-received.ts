import { type Eye, eyes } from '../../../core/optics/eyes.ts';
import { type EyeValues, noValues } from '../measurements/fields.ts';
import { gatherMeasurements, type Measurement } from '../measurements/gather-measurements.ts';
import type { ImportedMethod, MatchedChild } from '../measurements/schema.ts';
import type { MeasuredFields, WaitingMeasurement } from './schema.ts';

/** Waiting measurements of one child on one day, which are accepted together. */
export interface WaitingGroup {
  child: MatchedChild;
  measurement: Measurement;
  method: ImportedMethod | null;
  ids: string[];
  /** Devices and senders of the measurements, without duplicates. */
  from: string[];
}

/** Whether a person must look at all measurements of the group, because they contradict each other or are doubtful. */
export const needsReview = ({ measurement }: WaitingGroup): boolean =>
  measurement.repeated.length + measurement.problems.length > 0;

/** Groups measurements by child, day and method, in their order. */
export function gatherReceived(waiting: readonly WaitingMeasurement[]): WaitingGroup[] {
  const groups: { method: ImportedMethod | null; members: WaitingMeasurement[] }[] = [];
  for (const one of waiting) {
    const group = groups.find(
      ({ method, members: [first] }) =>
        first?.case.id === one.case.id &&
        first.measuredOn === one.measuredOn &&
        (method === null || one.method === null || method === one.method),
    );
    if (!group) groups.push({ method: one.method, members: [one] });
    else {
      group.members.push(one);
      group.method ??= one.method;
    }
  }
  return groups.flatMap(({ method, members }) => groupOf(method, members));
}

function groupOf(method: ImportedMethod | null, members: readonly WaitingMeasurement[]): WaitingGroup[] {
  const last = members.at(-1);
  const [measurement] = gatherMeasurements(
    members.map(({ case: { fullName, birthDate }, measuredOn, ...fields }, at) => ({
      ...{ line: at + 1, name: fullName, birthDate, measuredOn, problems: [] },
      values: valuesOf(fields),
    })),
  );
  if (!last || !measurement) return [];
  const { case: child, revision, visits } = last;
  return [
    {
      child: { case: child, reason: 'nameAndBirthDate', revision, visits },
      measurement: { ...measurement, key: members.map(({ id }) => id).join(' ') },
      method,
      ids: members.map(({ id }) => id),
      from: [...new Set(members.map(({ device, sender }) => device ?? sender))],
    },
  ];
}

/** Converts measured values of both eyes to the form that an import of a file has. */
function valuesOf({
  refraction,
  axialLength,
  cornea,
}: Pick<MeasuredFields, 'refraction' | 'axialLength' | 'cornea'>): Record<Eye, EyeValues> {
  const ofEye = (eye: Eye): EyeValues => {
    const power = refraction?.[eye];
    const { k1 = null, k2 = null, axis = null, diameter = null } = cornea?.[eye] ?? {};
    return {
      ...noValues,
      ...{ sph: power?.sph ?? null, cyl: power?.cyl ?? null, axis: power?.axis ?? null },
      ...{ k1, k2, cornealAxis: axis, cornealDiameter: diameter },
      axialLength: axialLength?.[eye] ?? null,
    };
  };
  return Object.fromEntries(eyes.map(eye => [eye, ofEye(eye)])) as Record<Eye, EyeValues>;
}
