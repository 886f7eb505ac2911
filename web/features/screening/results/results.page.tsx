import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { openPlaces } from '../../../../shared/features/screening/tests/completeness.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { cachedSession } from '../../../platform/auth/session.ts';
import { childQuery } from '../../../platform/lookups/child-query.ts';
import { fetchScreenings, screeningQuery } from '../queries.ts';
import { normsQuery } from '../settings/queries.ts';
import { ScreeningResult } from './result.page.tsx';
import { ResultsPanel } from './results-panel.tsx';

export const loaderParams = ['all'];

/** Loads the id of the user's latest draft if all of its tests are answered, otherwise null. */
export async function loader({ request }: LoaderFunctionArgs): Promise<string | null> {
  const tester = cachedSession()?.organizationUser?.id;
  if (!tester || new URL(request.url).searchParams.has('all')) return null;
  const { data } = await fetchScreenings({ tester, status: ['draft'], limit: 1 }, request.signal);
  const [draft] = data;
  if (!draft) return null;
  const screening = await queryClient.ensureQueryData(screeningQuery(draft.id));
  if (openPlaces(screening.tests).length > 0) return null;
  await Promise.all([
    queryClient.ensureQueryData(childQuery(screening.caseId)),
    queryClient.ensureQueryData(normsQuery),
  ]);
  return screening.id;
}

/** Shows the result of the user's latest complete draft, or otherwise results across children. */
function ResultsPage() {
  const id = useLoaderData<string | null>();
  return id === null ? <ResultsPanel /> : <ScreeningResult id={id} />;
}

export { ResultsPage as Component };
