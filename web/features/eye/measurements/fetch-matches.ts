import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { measurements } from '../../../../shared/features/eye/measurements/endpoints.ts';
import type { Measurement } from '../../../../shared/features/eye/measurements/gather-measurements.ts';
import { type MatchedChild, maxPeoplePerCall } from '../../../../shared/features/eye/measurements/schema.ts';
import { call } from '../../../platform/api/call.ts';

const personOf = ({ name, birthDate }: Measurement) => `${birthDate ?? ''} ${name}`;

/** Reads the children that each measurement may belong to, by measurement key; skips those without a name. */
export async function fetchMatches(
  read: readonly Measurement[],
  signal?: AbortSignal,
): Promise<Map<string, MatchedChild[]>> {
  const people = new Map(read.filter(({ name }) => name !== '').map(entry => [personOf(entry), entry]));
  const list = [...people.values()];
  const found = new Map<string, MatchedChild[]>();
  for (let from = 0; from < list.length; from += maxPeoplePerCall) {
    const part = list.slice(from, from + maxPeoplePerCall);
    const asked = { people: part.map(({ name, birthDate }) => ({ name, birthDate })) };
    const answer = await call(measurements.matchChildren, asked, signal ? { signal } : {});
    for (const [at, one] of part.entries()) found.set(personOf(one), answer.people[at]?.children ?? []);
  }
  return new Map(read.map(entry => [entry.key, found.get(personOf(entry)) ?? []]));
}

/** Reads a child that the user chose for a measurement, with the child's visits. */
export async function fetchChosenChild(caseId: string, measurement: Measurement): Promise<MatchedChild> {
  const [child, series] = await Promise.all([
    call(cases.getCase, { caseId }),
    call(eyeReports.getEyeSeries, { caseId }),
  ]);
  const isSameDay = measurement.birthDate !== null && measurement.birthDate === child.birthDate;
  return { case: child, reason: isSameDay ? 'birthDateAndSimilarName' : 'name', ...series };
}
