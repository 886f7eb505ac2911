import { randomBytes } from 'node:crypto';
import { ageOn } from '../../../../shared/core/age.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { firstTreatmentOf } from '../../../../shared/features/eye/outcomes/child-outcome.ts';
import {
  type ChildProfile,
  cellOf,
  profileOf,
} from '../../../../shared/features/eye/outcomes/export/child-profile.ts';
import type { ProfileCounts } from '../../../../shared/features/eye/outcomes/export/count-profiles.ts';
import { groupProfiles } from '../../../../shared/features/eye/outcomes/export/group-profiles.ts';
import { toldVisits } from '../../../../shared/features/eye/outcomes/export/told-visits.ts';
import {
  type FirstTreatmentVisit,
  firstTreatmentVisits,
} from '../../../../shared/features/eye/outcomes/first-treatment-visits.ts';
import type { OutcomeTreatment, OutcomeVisit } from '../../../../shared/features/eye/outcomes/schema.ts';
import { type EyeSeries, finishedVisits } from '../../../../shared/features/eye/progression/series.ts';

interface ReadChild {
  record: Pick<Case, 'birthDate' | 'gender'>;
  series: Pick<EyeSeries, 'visits'>;
}

export interface TreatedChild {
  treatment: OutcomeTreatment;
  visits: FirstTreatmentVisit[];
  profile: ChildProfile;
}

/** A child with the visits during the first treatment; null without a treatment, or without a later visit. */
export function treatedChild({ record, series }: ReadChild, today: string): TreatedChild | null {
  const finished = finishedVisits(series.visits);
  const first = firstTreatmentOf(finished, today);
  if (!first) return null;
  const { treatment, from } = first;
  const startedAt = record.birthDate === null ? null : (ageOn(record.birthDate, from)?.years ?? null);
  const visits = firstTreatmentVisits(finished, first);
  const profile = profileOf({ treatment, gender: record.gender, startedAt, visits });
  return profile && { treatment, visits, profile };
}

/**
 * The visits to export, in groups of at least ten children. They are sorted by random ids. Children are read
 * by due date, so their original order would reveal dates.
 */
export function tellVisits(
  children: readonly TreatedChild[],
  { cells, detail }: ProfileCounts,
): OutcomeVisit[] {
  const groups = groupProfiles(cells);
  const visits = children.flatMap(({ treatment, visits, profile }) => {
    const group = groups.get(cellOf(profile, detail));
    const child = randomBytes(9).toString('hex');
    return group ? toldVisits(visits, group).map(visit => ({ child, treatment, ...visit })) : [];
  });
  return visits.toSorted((one, other) => (one.child < other.child ? -1 : Number(one.child > other.child)));
}
