import { type LoaderFunctionArgs, useParams } from 'react-router';
import { queryClient } from '../../../platform/api/query-client.ts';
import { loadOrLeave } from '../own-activities/leave-refused.ts';
import { OurActivities } from '../own-activities/our-activities.tsx';
import { activityCopyQuery } from './activity-copy-query.ts';
import { ActivityCopyView } from './activity-copy-view.tsx';

export const loader = ({ params: { id }, request }: LoaderFunctionArgs) =>
  id === undefined
    ? null
    : loadOrLeave(queryClient.ensureQueryData(activityCopyQuery(id)), request, 'curriculumActivity');

/** Page of a copied published activity, or of all the organisation's activities if the URL has no id. */
function CurriculumActivityPage() {
  const { id } = useParams();
  return id === undefined ? <OurActivities /> : <ActivityCopyView key={id} id={id} />;
}

export { CurriculumActivityPage as Component };
