import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSession } from '../../../platform/auth/session.ts';
import { contributionsTo, loadAll } from '../../../platform/features/contributions.ts';
import { isOffered } from '../../../platform/features/is-offered.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';

const SendDialog = lazy(async () => ({ default: (await import('./send-dialog.tsx')).Component }));

const names = ['send', 'of', 'again'];

/**
 * The send dialog, open while the URL has `send=1` or `send=<case id>`;
 * with `of` (record) and `again` (sending) it repeats that sending.
 */
function SendDialogFromUrl() {
  const { query, change } = useUrlState();
  const [wanted, reportId, sendingId] = names.map(name => query.get(name));
  const sources = useReportSources(wanted !== null);
  const [first, ...others] = sources;
  if (!wanted || !first) return null;
  const close = () => change(Object.fromEntries(names.map(name => [name, null])));
  return (
    <Suspense>
      <SendDialog
        sources={[first, ...others]}
        caseId={wanted === '1' ? undefined : wanted}
        {...(reportId && sendingId && { again: { reportId, sendingId } })}
        onClose={close}
      />
    </Suspense>
  );
}

/** What the user may send reports of, once it is needed. */
function useReportSources(isNeeded: boolean) {
  const session = useSession();
  const offered = contributionsTo('reportSources').filter(source => isOffered(source, session));
  const { data = [] } = useQuery({
    queryKey: ['report-sources', offered.map(({ kinds }) => kinds.map(({ kind }) => kind))],
    queryFn: async () => (await loadAll(offered)).map(({ part }) => part),
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

export { SendDialogFromUrl as Component };
