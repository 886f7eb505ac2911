import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useNavigate, useParams } from 'react-router';
import { courseIdFromChildId, idKindOf, readId } from '../../../../shared/core/ids.ts';
import { activities } from '../../../../shared/features/courses/activities/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useDraft } from '../../../platform/api/use-draft.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { toastDone } from '../../../ui/feedback/toast.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import card from '../../../ui/layout/card.module.css';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { contentQuery } from '../content/content-query.ts';
import { courseChoiceQuery, courseQuery, refreshCourses } from '../courses/queries.ts';
import { ActivityForm } from './activity-form.tsx';
import { activityQuery } from './activity-query.ts';

/** Id of the course for the new activity, from the folder or activity id in the path or from the query. */
const courseIdIn = (id: string, query: URLSearchParams): string | undefined =>
  id === '' ? readId('course', query.get('course')) : courseIdFromChildId(id);

export const loaderParams = ['course'];

export async function loader({ params: { id = '' }, request }: LoaderFunctionArgs) {
  const courseId = courseIdIn(id, new URL(request.url).searchParams);
  if (!courseId) return null;
  await Promise.all([
    queryClient.ensureQueryData(courseQuery(courseId)),
    queryClient.ensureQueryData(contentQuery(courseId)),
    ...(idKindOf(id) === 'activity' ? [queryClient.ensureQueryData(activityQuery(id))] : []),
  ]);
  return null;
}

function CreateActivityPage() {
  const { id = '' } = useParams();
  const { query } = useUrlState();
  const courseId = courseIdIn(id, query);
  return courseId ? (
    <ActivityEditor key={`${courseId} ${id}`} courseId={courseId} id={id} />
  ) : (
    <PlaceChooser />
  );
}

function ActivityEditor({ courseId, id }: { courseId: string; id: string }) {
  const { t } = useTranslation('courses');
  const to = useTo();
  const navigate = useNavigate();
  const isNew = idKindOf(id) !== 'activity';
  const { data: course } = useSuspenseQuery(courseQuery(courseId));
  const { data: activity = null } = useQuery({ ...activityQuery(id), enabled: !isNew });
  const autosave = useDraft({ form: isNew ? 'activity' : id });
  const title = isNew ? t('own.new') : (activity?.title ?? '');
  usePageTitle(title);
  const leave = () => navigate(to('editCourseContent', { id: courseId }));
  return (
    <>
      <PageHeader
        parents={[
          { label: t('title'), href: to('developer') },
          { label: course.title, href: to('editCourseContent', { id: courseId }) },
        ]}
        crumb={title}
        title={title}
      />
      <section className={card.card}>
        {autosave !== undefined && (isNew || activity) && (
          <ActivityForm
            activity={activity}
            newDraft="activity"
            autosave={autosave}
            save={(fields, version, idempotencyKey) =>
              activity && version !== null
                ? call(
                    activities.changeActivity,
                    { ...fields, activityId: activity.id, version },
                    { idempotencyKey },
                  )
                : call(
                    activities.createActivity,
                    { ...fields, courseId, parentId: isNew && id !== '' ? id : null },
                    { idempotencyKey },
                  )
            }
            onCancel={leave}
            onSaved={saved => {
              toastDone(t('toast.saved', { title: saved.title }));
              queryClient.setQueryData(activityQuery(saved.id).queryKey, saved);
              void refreshCourses();
              void leave();
            }}
          />
        )}
      </section>
    </>
  );
}

export { CreateActivityPage as Component };

/** Asks which course a new activity belongs to. The user chooses the folder later, in the course. */
function PlaceChooser() {
  const { t } = useTranslation('courses');
  const to = useTo();
  const navigate = useNavigate();
  usePageTitle(t('own.new'));
  const { data } = useQuery(courseChoiceQuery);
  const options = (data?.data ?? [])
    .filter(({ archivedAt }) => archivedAt === null)
    .map(({ id, title }) => ({ value: id, label: title }));
  return (
    <>
      <PageHeader title={t('own.new')} description={t('activity.choose')} />
      <section className={card.card}>
        <SelectField
          label={t('activity.course')}
          options={options}
          searchable
          onChange={id => void navigate(to('editCourseContent', { id }))}
        />
      </section>
    </>
  );
}
