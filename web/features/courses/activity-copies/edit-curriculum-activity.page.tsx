import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useNavigate, useParams } from 'react-router';
import { activityCopies } from '../../../../shared/features/courses/activity-copies/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useDraft } from '../../../platform/api/use-draft.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toastDone } from '../../../ui/feedback/toast.ts';
import card from '../../../ui/layout/card.module.css';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ActivityForm } from '../activities/activity-form.tsx';
import { loadOrLeave } from '../own-activities/leave-refused.ts';
import { refreshOwnActivities } from '../own-activities/queries.ts';
import { activityCopyQuery } from './activity-copy-query.ts';
import { OriginalPanel } from './original-panel.tsx';
import { PickActivity } from './pick-activity.tsx';
import { useOriginal } from './use-original.ts';

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

/** Form of a copied activity; shows the original beside it if the user can read the original. */
function EditActivityCopy({ id }: { id: string }) {
  const { t } = useTranslation(['courses', 'ui']);
  const to = useTo();
  const navigate = useNavigate();
  const { data: activity } = useSuspenseQuery(activityCopyQuery(id));
  const autosave = useDraft({ form: id });
  const { fields: original } = useOriginal(activity);
  usePageTitle(activity.title);
  const own = to('curriculumActivity', { id });
  return (
    <>
      <PageHeader
        parents={[
          { label: t('own.title'), href: to('curriculumActivity', {}) },
          { label: activity.title, href: own },
        ]}
        crumb={t('ui:act.edit')}
        title={activity.title}
      />
      {original === null && <Notice>{t('copy.unreadable')}</Notice>}
      <section className={card.card}>
        {autosave !== undefined && (
          <ActivityForm
            activity={activity}
            newDraft="activitycopy"
            autosave={autosave}
            save={(fields, version, idempotencyKey) =>
              call(
                activityCopies.changeActivityCopy,
                { ...fields, activityCopyId: id, version: version ?? activity.version },
                { idempotencyKey },
              )
            }
            {...(original && {
              beside: (values, onReset) => (
                <OriginalPanel
                  original={original}
                  origins={activity.origins}
                  values={values}
                  onReset={onReset}
                />
              ),
            })}
            onCancel={() => navigate(own)}
            onSaved={saved => {
              toastDone(t('toast.saved', { title: saved.title }));
              queryClient.setQueryData(activityCopyQuery(id).queryKey, saved);
              void refreshOwnActivities();
              void navigate(own);
            }}
          />
        )}
      </section>
    </>
  );
}
