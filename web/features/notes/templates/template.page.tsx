import { Button, Group } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useNavigate, useParams } from 'react-router';
import type { Template, TemplateRow } from '../../../../shared/features/notes/templates/schema.ts';
import { mayChangeTemplate } from '../../../../shared/features/notes/templates/template-rules.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useDraft } from '../../../platform/api/use-draft.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { toastDone } from '../../../ui/feedback/toast.ts';
import card from '../../../ui/layout/card.module.css';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { DocumentView } from '../../../ui/rich-text/document-view.tsx';
import { defaultTemplatesQuery, refreshTemplates, templateQuery } from './queries.ts';
import { TemplateForm } from './template-form.tsx';
import { TemplateMarks } from './template-marks.tsx';
import { TemplateMenu } from './template-menu.tsx';
import { useMergeFields } from './use-merge-fields.ts';

const PreviewDialog = lazyComponent(async () => (await import('./preview-dialog.tsx')).PreviewDialog);

export const loader = ({ params }: LoaderFunctionArgs) =>
  queryClient.ensureQueryData(templateQuery(params.id ?? ''));

/** Page of a template, or its form while the URL contains `edit=1`. */
function TemplatePage() {
  const { t } = useTranslation(['templates', 'ui']);
  const to = useTo();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const { query, change } = useUrlState();
  const isReadOnly = useIsReadOnly();
  const me = useSession();
  const { data: template } = useSuspenseQuery(templateQuery(id));
  const { data: defaults } = useQuery(defaultTemplatesQuery);
  const mayChange = !isReadOnly && mayChangeTemplate(template, me);
  const [isPreviewing, setPreviewing] = useState(false);
  const isEditing = query.get('edit') === '1' && mayChange;
  const marked = {
    ...template,
    isOwnDefault: defaults?.own.templateId === id,
    isOrganizationDefault: template.isPublic && defaults?.organization.templateId === id,
  };
  usePageTitle(template.name);
  return (
    <>
      <PageHeader
        parents={[{ label: t('title'), href: to('templates') }]}
        crumb={template.name}
        title={template.name}
        description={template.description}
        actions={
          !isEditing && (
            <Group gap="xs" wrap="nowrap">
              <Button
                variant="default"
                leftSection={<IconEye size={18} aria-hidden />}
                onClick={() => setPreviewing(true)}
              >
                {t('ui:act.preview')}
              </Button>
              {mayChange && <Button onClick={() => change({ edit: '1' })}>{t('edit')}</Button>}
              {!isReadOnly && (
                <TemplateMenu template={marked} onRemoved={() => void navigate(to('templates'))} />
              )}
            </Group>
          )
        }
      />
      {isPreviewing && <PreviewDialog template={template} onClose={() => setPreviewing(false)} />}
      {isEditing ? (
        <EditTemplate template={template} onClose={() => change({ edit: null })} />
      ) : (
        <TemplateText key={`${id} ${template.version}`} template={marked} />
      )}
    </>
  );
}

function EditTemplate({ template, onClose }: { template: Template; onClose: () => void }) {
  const { t } = useTranslation('templates');
  const autosave = useDraft({ form: template.id });
  if (autosave === undefined) return null;
  return (
    <section className={card.card}>
      <TemplateForm
        template={template}
        autosave={autosave}
        onCancel={onClose}
        onSaved={saved => {
          toastDone(t('toast.saved', { name: saved.name }));
          queryClient.setQueryData(templateQuery(saved.id).queryKey, saved);
          void refreshTemplates();
          onClose();
        }}
      />
    </section>
  );
}

export { TemplatePage as Component };

function TemplateText({
  template,
}: {
  template: Template & Pick<TemplateRow, 'isOwnDefault' | 'isOrganizationDefault'>;
}) {
  const { t } = useTranslation('templates');
  const labels = new Map(useMergeFields().map(({ name, label }) => [name, label]));
  const pictures = new Map<string, string>(template.pictures.map(({ fileId, url }) => [fileId, url]));
  const { picture } = template;
  return (
    <section className={card.card}>
      <Group gap="sm" mb="md">
        <TemplateMarks template={template} />
        <span>{t('by', { name: template.author.fullName })}</span>
      </Group>
      {picture && (
        <DocumentView
          document={{
            type: 'doc',
            content: [{ type: 'image', attrs: { fileId: picture.fileId, alt: picture.alt, caption: '' } }],
          }}
          pictures={pictures}
          fieldOf={() => ''}
        />
      )}
      <DocumentView
        document={template.body}
        pictures={pictures}
        fieldOf={({ name, value }) => value ?? labels.get(name) ?? name}
      />
    </section>
  );
}
