import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useDraft } from '../../../platform/api/use-draft.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { toastDone } from '../../../ui/feedback/toast.ts';
import card from '../../../ui/layout/card.module.css';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { refreshTemplates } from './queries.ts';
import { TemplateForm } from './template-form.tsx';
import { useTemplateActions } from './use-template-actions.ts';

function CreateTemplatePage() {
  const { t } = useTranslation('templates');
  const to = useTo();
  const navigate = useNavigate();
  const autosave = useDraft({ form: 'template' });
  const [isDefault, setDefault] = useState(false);
  const { setDefault: makeDefault } = useTemplateActions();
  usePageTitle(t('new'));
  return (
    <>
      <PageHeader
        parents={[{ label: t('title'), href: to('templates') }]}
        crumb={t('new')}
        title={t('new')}
        description={t('newDescription')}
      />
      <section className={card.card}>
        {autosave !== undefined && (
          <TemplateForm
            template={null}
            autosave={autosave}
            onCancel={() => navigate(to('templates'))}
            onSaved={saved => {
              toastDone(t('toast.added', { name: saved.name }));
              void (isDefault ? makeDefault(saved, 'own', true) : refreshTemplates());
              void navigate(to('template', { id: saved.id }));
            }}
          >
            <Switch
              label={t('field.isDefault')}
              description={t('help.isDefault')}
              checked={isDefault}
              onChange={event => setDefault(event.currentTarget.checked)}
            />
          </TemplateForm>
        )}
      </section>
    </>
  );
}

export { CreateTemplatePage as Component };
