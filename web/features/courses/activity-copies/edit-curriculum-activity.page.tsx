import { type LoaderFunctionArgs, useParams } from 'react-router';
import { queryClient } from '../../../platform/api/query-client.ts';
import { loadOrLeave } from '../own-activities/leave-refused.ts';
import { activityCopyQuery } from './activity-copy-query.ts';
import { EditActivityCopy } from './edit-activity-copy.tsx';
import { PickActivity } from './pick-activity.tsx';

export const loader = ({ params: { id }, request }: LoaderFunctionArgs) =>
  id === undefined
    ? null
    : loadOrLeave(queryClient.ensureQueryData(activityCopyQuery(id)), request, 'curriculumActivity');

/** Form of a copied activity. If the URL has no id, asks which activity to copy. */
function EditCurriculumActivityPage() {
  const { id } = useParams();
  return id === undefined ? <PickActivity /> : <EditActivityCopy key={id} id={id} />;
}

export { EditCurriculumActivityPage as Component };
