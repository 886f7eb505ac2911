import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { NewScreeningDialog } from './new-screening-dialog.tsx';

/** The question for the child, over the dashboard; `?new=screening` opens it. */
function DashboardScreeningDialog() {
  const { query, change } = useUrlState();
  if (query.get('new') !== 'screening') return null;
  return <NewScreeningDialog onClose={() => change({ new: null })} />;
}

export { DashboardScreeningDialog as Component };
