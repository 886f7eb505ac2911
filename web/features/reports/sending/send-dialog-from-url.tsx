import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../platform/auth/session.ts';
import { contributionsTo, loadAll } from '../../../platform/features/contributions.ts';
import { isOffered } from '../../../platform/features/is-offered.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { Component as SendDialog } from './send-dialog.tsx';

const names = ['send', 'of', 'again'];

/**
 * The send dialog, open while the URL contains `send=1` or `send=<case id>`. With `of` (id of a record) and
 * `again` (id of an earlier sending) in the URL, the dialog sends the same reports again.
 */
function SendDialogFromUrl() {
  const { query, change } = useUrlState();
  const [caseParam, reportId, sendingId] = names.map(name => query.get(name));
  const sources = useReportSources(caseParam !== null);
  const [first, ...others] = sources;
  if (!caseParam || !first) return null;
  const close = () => change(Object.fromEntries(names.map(name => [name, null])));
  return (
    <SendDialog
      sources={[first, ...others]}
      caseId={caseParam === '1' ? undefined : caseParam}
      {...(reportId && sendingId && { again: { reportId, sendingId } })}
      onClose={close}
    />
  );
}

/** Sources of the reports that the user may send; loads them only if `isNeeded`. */
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
