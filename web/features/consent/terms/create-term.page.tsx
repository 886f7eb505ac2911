import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useDraft } from '../../../platform/api/use-draft.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { toastDone } from '../../../ui/feedback/toast.ts';
import card from '../../../ui/layout/card.module.css';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { refreshTerms } from './queries.ts';
import { TermForm } from './term-form.tsx';

function CreateTermPage() {
  const { t } = useTranslation('terms');
  const to = useTo();
  const navigate = useNavigate();
  const autosave = useDraft({ form: 'term' });
  usePageTitle(t('new'));
  return (
    <>
      <PageHeader
        parents={[{ label: t('title'), href: to('terms') }]}
        crumb={t('new')}
        title={t('new')}
        description={t('newDescription')}
      />
      <section className={card.card}>
        {autosave !== undefined && (
          <TermForm
            term={null}
            autosave={autosave}
            onCancel={() => navigate(to('terms'))}
            onSaved={({ id }) => {
              toastDone(t('added'));
              void refreshTerms();
              void navigate(to('term', { id }));
            }}
          />
        )}
      </section>
    </>
  );
}

export { CreateTermPage as Component };
