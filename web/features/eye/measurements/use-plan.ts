import { useQueries, useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { eyes } from '../../../../shared/core/optics/eyes.ts';
import { corneaValues } from '../../../../shared/features/eye/measurements/fields.ts';
import type { Measurement } from '../../../../shared/features/eye/measurements/gather-measurements.ts';
import {
  type Decision,
  type PlannedMeasurement,
  type PlanOptions,
  planImport,
} from '../../../../shared/features/eye/measurements/plan-import.ts';
import type { ImportedMethod } from '../../../../shared/features/eye/measurements/schema.ts';
import type { Cornea } from '../../../../shared/features/eye/visit-fields/visit-fields.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { eyeReportQuery } from '../eye-reports/queries.ts';
import { fetchMatches } from './fetch-matches.ts';

export function usePlan(shown: readonly Measurement[], method: ImportedMethod | null) {
  const { organization } = useSession();
  const today = todayIn(organization?.timeZone);
  const id = useId();
  const [decisions, setDecisions] = useState<ReadonlyMap<string, Decision>>(new Map());
  const keys = shown.map(({ key }) => key);
  /** Children that the measurements may belong to. Not cached after the page closes, because cases change. */
  const matches = useQuery({
    queryKey: ['eye-matches', id, keys],
    queryFn: ({ signal }) => fetchMatches(shown, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const entries = shown.map(measurement => ({
    measurement,
    candidates: matches.data?.get(measurement.key) ?? [],
    decision: decisions.get(measurement.key) ?? {},
  }));
  const { visits, isPending } = useKnownVisits(entries);
  const options = useMemo(() => ({ today, method, ...visits }), [today, method, visits]);
  const planned = planImport(entries, options);
  /** The plan without the user's decisions. Rows are sorted by this plan, so that a decision moves no row. */
  const proposed = useProposed(shown, matches.data, options);

  function decide(key: string, decision: Decision): void {
    setDecisions(before => new Map(before).set(key, { ...before.get(key), ...decision }));
  }

  return {
    planned,
    isSure: (key: string) => proposed.get(key)?.isSure === true,
    isClosed: (key: string) => proposed.get(key)?.obstacle === 'imported',
    decide,
    matches,
    isLoading: matches.isPending || isPending,
  };
}

/** Reads the visits on the days of the measurements: the plan needs the user's drafts and corneal values. */
export function useKnownVisits(entries: Entries): {
  visits: Pick<PlanOptions, 'ownDrafts' | 'corneas'>;
  isPending: boolean;
} {
  const { organizationUser } = useSession();
  const { read, isPending } = useQueries({
    queries: visitsOfDay(entries).map(eyeReportQuery),
    combine: results => ({
      read: results.flatMap(({ data }) =>
        data ? [{ id: data.id, cornea: data.cornea, isOwn: data.author.id === organizationUser?.id }] : [],
      ),
      isPending: results.some(({ isPending: isWaiting }) => isWaiting),
    }),
  });
  const visits = useMemo(() => knownOf(read), [read]);
  return { visits, isPending };
}

function useProposed(
  shown: readonly Measurement[],
  found: Awaited<ReturnType<typeof fetchMatches>> | undefined,
  options: PlanOptions,
): Map<string, PlannedMeasurement> {
  return useMemo(() => {
    const entries = shown.map(measurement => ({
      measurement,
      candidates: found?.get(measurement.key) ?? [],
      decision: {},
    }));
    return new Map(planImport(entries, options).map(row => [row.measurement.key, row]));
  }, [shown, found, options]);
}

type Entries = Parameters<typeof planImport>[0];

interface ReadVisit {
  id: string;
  cornea: Cornea | null;
  isOwn: boolean;
}

const knownOf = (read: readonly ReadVisit[]): Pick<PlanOptions, 'ownDrafts' | 'corneas'> => ({
  ownDrafts: new Set(read.filter(({ isOwn }) => isOwn).map(({ id }) => id)),
  corneas: new Map(read.map(({ id, cornea }) => [id, cornea])),
});

/**
 * Ids of visits to read on the days of the measurements: the user's drafts and, for keratometry, all visits.
 */
function visitsOfDay(entries: Entries): string[] {
  const ids = entries.flatMap(({ measurement, candidates, decision }) =>
    [...candidates, ...(decision.child ? [decision.child] : [])].flatMap(({ visits }) =>
      visits
        .filter(({ date }) => date === measurement.measuredOn)
        .filter(({ status }) => status === 'draft' || hasCornea(measurement))
        .map(({ id }) => id),
    ),
  );
  return [...new Set(ids)];
}

const hasCornea = ({ values }: Measurement) =>
  eyes.some(eye => corneaValues.some(name => values[eye][name] !== null));
