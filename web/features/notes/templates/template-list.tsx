import { useTranslation } from 'react-i18next';
import { templates } from '../../../../shared/features/notes/templates/endpoints.ts';
import type { TemplateRow } from '../../../../shared/features/notes/templates/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { useIsReadOnly } from '../../../platform/auth/use-is-read-only.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import type { ListConfig } from '../../../ui/list/list-config.ts';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { listTexts } from '../../../ui/list/list-texts.ts';
import { useList } from '../../../ui/list/use-list.ts';
import { templatesRoot } from './queries.ts';
import { TemplateMarks } from './template-marks.tsx';
import { TemplateMenu } from './template-menu.tsx';

export type Owner = 'all' | 'mine' | 'organization';

/** Lists the templates the user may use, most recently used first. */
export function TemplateList({ owner, add }: { owner: Owner; add: React.ReactNode }) {
  const { t } = useTranslation(['templates', 'ui']);
  const to = useTo();
  const isReadOnly = useIsReadOnly();
  const { day } = useInstants();
  const list = useList<TemplateRow>({
    queryKey: [...templatesRoot, 'list', owner],
    fetchPage: ({ text }, signal) => call(templates.searchTemplates, { text, owner }, { signal }),
  });
  const config: ListConfig<TemplateRow> = {
    label: t('title'),
    rowKey: ({ id }) => id,
    rowHref: ({ id }) => to('template', { id }),
    title: t('ui:field.name'),
    heading: ({ name }) => name,
    detail: ({ description }) => description || null,
    columns: [
      { key: 'marks', title: t('field.marks'), cell: template => <TemplateMarks template={template} /> },
      { key: 'author', title: t('groups.author'), cell: ({ author }) => author.fullName },
      {
        key: 'used',
        title: t('field.used'),
        cell: ({ used, lastUsedAt }) =>
          lastUsedAt ? t('used', { count: used, day: day(lastUsedAt) }) : t('neverUsed'),
      },
    ],
    ...(!isReadOnly && { menu: (row: TemplateRow) => <TemplateMenu template={row} /> }),
  };
  return <ListPage list={list} config={config} add={add} texts={listTexts(t)} />;
}
