import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Template, TemplateRow } from '../../../../shared/features/notes/templates/schema.ts';
import card from '../../../ui/layout/card.module.css';
import { DocumentView } from '../../../ui/rich-text/document-view.tsx';
import { TemplateMarks } from './template-marks.tsx';
import { useMergeFields } from './use-merge-fields.ts';

export function TemplateText({
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
