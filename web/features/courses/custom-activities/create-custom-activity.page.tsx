import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useDraft } from '../../../platform/api/use-draft.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { toastDone } from '../../../ui/feedback/toast.ts';
import card from '../../../ui/layout/card.module.css';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { refreshOwnActivities } from '../own-activities/queries.ts';
import { CustomActivityForm } from './custom-activity-form.tsx';
import { customActivityQuery } from './custom-activity-query.ts';

function CreateCustomActivityPage() {
  const { t } = useTranslation('courses');
  const to = useTo();
  const navigate = useNavigate();
  const autosave = useDraft({ form: 'customactivity' });
  usePageTitle(t('own.newTitle'));
  const list = to('customActivity', {});
  return (
    <>
      <PageHeader
        parents={[{ label: t('own.title'), href: list }]}
        crumb={t('own.newTitle')}
        title={t('own.newTitle')}
        description={t('own.newDescription')}
      />
      <section className={card.card}>
        {autosave !== undefined && (
          <CustomActivityForm
            activity={null}
            autosave={autosave}
            onCancel={() => navigate(list)}
            onSaved={saved => {
              toastDone(t('toast.added', { title: saved.title }));
              queryClient.setQueryData(customActivityQuery(saved.id).queryKey, saved);
              void refreshOwnActivities();
              void navigate(to('customActivity', { id: saved.id }));
            }}
          />
        )}
      </section>
    </>
  );
}

export { CreateCustomActivityPage as Component };
