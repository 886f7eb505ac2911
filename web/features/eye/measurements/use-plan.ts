import { useQueries, useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import type { Measurement } from '../../../../shared/features/eye/measurements/gather-measurements.ts';
import {
  type Decision,
  type PlannedMeasurement,
  planImport,
} from '../../../../shared/features/eye/measurements/plan-import.ts';
import type { ImportedMethod } from '../../../../shared/features/eye/measurements/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { eyeReportQuery } from '../eye-reports/queries.ts';
import { fetchMatches } from './fetch-matches.ts';

/** The measurements with the children they are of, what speaks against importing them, and decisions. */
export function usePlan(shown: readonly Measurement[], method: ImportedMethod | null) {
  const { organization, organizationUser } = useSession();
  const today = todayIn(organization?.timeZone);
  const id = useId();
  const [decisions, setDecisions] = useState<ReadonlyMap<string, Decision>>(new Map());
  const keys = shown.map(({ key }) => key);
  /** Asked anew each time it is opened, and forgotten with the page: it is about what is there now. */
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
  const drafts = draftsOfDay(entries);
  const reports = useQueries({ queries: drafts.map(eyeReportQuery) });
  const own = reports.flatMap(({ data }) =>
    data && data.author.id === organizationUser?.id ? [data.id] : [],
  );
  const options = { today, method, ownDrafts: new Set(own) };
  const planned = planImport(entries, options);
  /** As the product proposes it: a row keeps its place in the list whatever is decided. */
  const proposed = useProposed(shown, matches.data, { today, method, own: own.join() });

  function decide(key: string, decision: Decision): void {
    setDecisions(before => new Map(before).set(key, { ...before.get(key), ...decision }));
  }

  return {
    planned,
    isSure: (key: string) => proposed.get(key)?.isSure === true,
    isClosed: (key: string) => proposed.get(key)?.obstacle === 'imported',
    decide,
    matches,
    isLoading: matches.isPending || reports.some(({ isPending }) => isPending),
  };
}

function useProposed(
  shown: readonly Measurement[],
  found: Awaited<ReturnType<typeof fetchMatches>> | undefined,
  { today, method, own }: { today: string; method: ImportedMethod | null; own: string },
): Map<string, PlannedMeasurement> {
  return useMemo(() => {
    const entries = shown.map(measurement => ({
      measurement,
      candidates: found?.get(measurement.key) ?? [],
      decision: {},
    }));
    const planned = planImport(entries, { today, method, ownDrafts: new Set(own.split(',')) });
    return new Map(planned.map(one => [one.measurement.key, one]));
  }, [shown, found, today, method, own]);
}

type Entries = Parameters<typeof planImport>[0];

/** Drafts on the day of a measurement, of which it has to be known whose they are. */
function draftsOfDay(entries: Entries): string[] {
  const ids = entries.flatMap(({ measurement, candidates, decision }) =>
    [...candidates, ...(decision.child ? [decision.child] : [])].flatMap(({ visits }) =>
      visits
        .filter(({ status, date }) => status === 'draft' && date === measurement.measuredOn)
        .map(({ id }) => id),
    ),
  );
  return [...new Set(ids)];
}
