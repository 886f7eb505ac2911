import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { NewScreeningDialog } from './new-screening-dialog.tsx';

/** Asks for the child over the dashboard while the URL contains `new=screening`. */
function DashboardScreeningDialog() {
  const { query, change } = useUrlState();
  if (query.get('new') !== 'screening') return null;
  return <NewScreeningDialog onClose={() => change({ new: null })} />;
}

export { DashboardScreeningDialog as Component };
