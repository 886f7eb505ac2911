import { useQueries, useQuery } from '@tanstack/react-query';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { ScreeningRow } from '../../../../shared/features/screening/screenings/schema.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { fetchAllPages } from '../../../platform/api/fetch-pages.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { childQuery } from '../../../platform/lookups/child-query.ts';
import { fetchScreenings, screeningRunKey } from '../queries.ts';
import type { ClassRun } from './class-run.ts';
import type { RunChild, RunState } from './run-child.ts';

const childrenPerRequest = 100;
/** Milliseconds between refetches, because colleagues and other devices screen the same class. */
const refreshMs = 15_000;

async function fetchDay(children: string[], day: string, signal: AbortSignal): Promise<ScreeningRow[]> {
  const rows: ScreeningRow[] = [];
  for (let at = 0; at < children.length; at += childrenPerRequest) {
    const some = children.slice(at, at + childrenPerRequest);
    const search = { children: some, from: day, to: day, limit: 100 };
    rows.push(...(await fetchAllPages(cursor => fetchScreenings({ ...search, cursor }, signal))));
  }
  return rows;
}

interface ListedChild extends RunChild {
  child: Case;
  /** The child's screening today, to continue or to open. */
  screening: ScreeningRow | undefined;
  colleague: string | undefined;
}

export function useRunChildren({ children: ids, absent, date }: ClassRun) {
  const me = useSession().id;
  const cases = useQueries({ queries: ids.map(id => ({ ...childQuery(id), staleTime: 300_000 })) });
  const day = useQuery({
    queryKey: screeningRunKey(ids, date),
    queryFn: ({ signal }) => fetchDay(ids, date, signal),
    refetchInterval: refreshMs,
  });

  function toListed(child: Case, id: string): ListedChild {
    const rows = day.data?.filter(({ caseId }) => caseId === id || child.merged?.includes(caseId)) ?? [];
    const finished = rows.find(({ status }) => status !== 'draft');
    const own = rows.find(({ status, tester }) => status === 'draft' && tester.id === me);
    const screening = own ?? finished;
    const state: RunState = own ? 'draft' : finished ? 'finished' : absent.includes(id) ? 'absent' : 'open';
    const colleague = rows.find(({ status, tester }) => status === 'draft' && tester.id !== me)?.tester
      .fullName;
    const { fullName, otherName, birthDate } = child;
    const judged = state === 'finished' ? screening?.judged : null;
    return { id, fullName, otherName, birthDate, state, child, screening, colleague, judged };
  }

  const listed = cases.flatMap(({ data }, index) => (data ? [toListed(data, ids[index] ?? data.id)] : []));
  const failures = cases.flatMap(({ error }) => error ?? []);
  const isGone = (error: Error) => error instanceof CallError && error.status === 404;
  return {
    children: listed,
    isPending: day.isPending || cases.some(query => query.isPending),
    /** Number of children that the user can no longer see. */
    gone: failures.filter(isGone).length,
    error: failures.find(error => !isGone(error)) ?? (day.data ? null : day.error),
    refetch: () => {
      day.refetch();
      for (const one of cases) if (one.error && !isGone(one.error)) one.refetch();
    },
  };
}
