import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useNavigate, useParams } from 'react-router';
import { mayChangeOwn } from '../../../../shared/features/courses/own-activities/own-activity-rules.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useDraft } from '../../../platform/api/use-draft.ts';
import { cachedSession } from '../../../platform/auth/session.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { toastDone } from '../../../ui/feedback/toast.ts';
import card from '../../../ui/layout/card.module.css';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { leaveFor, loadOrLeave } from '../own-activities/leave-refused.ts';
import { refreshOwnActivities } from '../own-activities/queries.ts';
import { CustomActivityForm } from './custom-activity-form.tsx';
import { customActivityQuery } from './custom-activity-query.ts';

export async function loader({ params: { id = '' }, request }: LoaderFunctionArgs) {
  const query = customActivityQuery(id);
  const activity = await loadOrLeave(queryClient.ensureQueryData(query), request, 'customActivity');
  const me = cachedSession();
  if (me && !mayChangeOwn(activity, me)) throw await leaveFor('customActivity', request, 'activity.not-own');
  return null;
}

function EditCustomActivityPage() {
  const { t } = useTranslation(['courses', 'ui']);
  const to = useTo();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const { data: activity } = useSuspenseQuery(customActivityQuery(id));
  const autosave = useDraft({ form: id });
  usePageTitle(activity.title);
  const own = to('customActivity', { id });
  return (
    <>
      <PageHeader
        parents={[
          { label: t('own.title'), href: to('customActivity', {}) },
          { label: activity.title, href: own },
        ]}
        crumb={t('ui:act.edit')}
        title={activity.title}
      />
      <section className={card.card}>
        {autosave !== undefined && (
          <CustomActivityForm
            key={id}
            activity={activity}
            autosave={autosave}
            onCancel={() => navigate(own)}
            onSaved={saved => {
              toastDone(t('toast.saved', { title: saved.title }));
              queryClient.setQueryData(customActivityQuery(id).queryKey, saved);
              void refreshOwnActivities();
              void navigate(own);
            }}
          />
        )}
      </section>
    </>
  );
}

export { EditCustomActivityPage as Component };
