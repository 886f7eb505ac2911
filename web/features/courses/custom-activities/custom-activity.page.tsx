import { type LoaderFunctionArgs, useParams } from 'react-router';
import { queryClient } from '../../../platform/api/query-client.ts';
import { loadOrLeave } from '../own-activities/leave-refused.ts';
import { OurActivities } from '../own-activities/our-activities.tsx';
import { customActivityQuery } from './custom-activity-query.ts';
import { CustomActivityView } from './custom-activity-view.tsx';

export const loader = ({ params: { id }, request }: LoaderFunctionArgs) =>
  id === undefined
    ? null
    : loadOrLeave(queryClient.ensureQueryData(customActivityQuery(id)), request, 'customActivity');

/** Page of a custom activity, or the list of custom activities if the URL has no id. */
function CustomActivityPage() {
  const { id } = useParams();
  return id === undefined ? <OurActivities isCustomOnly /> : <CustomActivityView key={id} id={id} />;
}

export { CustomActivityPage as Component };
