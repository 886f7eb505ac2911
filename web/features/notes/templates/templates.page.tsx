import { Button, Group, Menu } from '@mantine/core';
import { IconBlockquote, IconPlus, IconSparkles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { readId } from '../../../../shared/core/ids.ts';
import { templates } from '../../../../shared/features/notes/templates/endpoints.ts';
import type { TemplateRow } from '../../../../shared/features/notes/templates/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';
import type { ListConfig } from '../../../ui/list/list-config.ts';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { listTexts } from '../../../ui/list/list-texts.ts';
import { RecordMenu } from '../../../ui/list/record-menu.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { useSnippets } from '../snippets/use-snippets.tsx';
import { templatesRoot } from './queries.ts';
import { TemplateMarks } from './template-marks.tsx';
import { TemplateMenu } from './template-menu.tsx';
import { useTemplateActions } from './use-template-actions.ts';

type Owner = 'all' | 'mine' | 'organization';

/** Lists the templates the user may use, most recently used first. */
function TemplateList({ owner, add }: { owner: Owner; add: React.ReactNode }) {
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

const owners = ['all', 'mine', 'organization'] as const satisfies Owner[];

function TemplatesPage() {
  const { t } = useTranslation('templates');
  const to = useTo();
  const { pathname } = useLocation();
  const { query, link } = useUrlState();
  const isReadOnly = useIsReadOnly();
  const owner = owners.find(name => name === query.get('tab')) ?? 'all';
  const caseId = readId('case', query.get('case'));
  usePageTitle(t('title'));
  const add = !isReadOnly && (
    <Button component={Link} to={to('createTemplate')} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('new')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={add}
        menu={!isReadOnly && <StarterSetMenu />}
      />
      {caseId && (
        <div className={layout.below16}>
          <Notice
            action={
              <Button component={Link} variant="default" to={`${to('createNote')}?case=${caseId}`}>
                {t('backToNote')}
              </Button>
            }
          >
            {t('forNote')}
          </Notice>
        </div>
      )}
      <TabLinks
        label={t('title')}
        current={owner}
        tabs={owners.map(key => ({
          key,
          title: t(`tab.${key}`),
          href: link(pathname, { tab: key === 'all' ? null : key }),
        }))}
      />
      <TemplateList
        key={owner}
        owner={owner}
        add={
          <Group justify="center">
            {add}
            {!isReadOnly && <StarterSetButton />}
          </Group>
        }
      />
    </>
  );
}

export { TemplatesPage as Component };

function StarterSetButton() {
  const { t } = useTranslation('templates');
  const { addStarterSet, isAdding } = useTemplateActions();
  return (
    <Button
      variant="default"
      leftSection={<IconSparkles size={18} aria-hidden />}
      loading={isAdding}
      onClick={() => void addStarterSet()}
    >
      {t('starterSet.add')}
    </Button>
  );
}

function StarterSetMenu() {
  const { t } = useTranslation('templates');
  const { addStarterSet, isAdding } = useTemplateActions();
  const { snippets, dialog } = useSnippets();
  return (
    <>
      <RecordMenu label={t('starterSet.menu')} isOwnPage>
        <Menu.Item leftSection={<IconBlockquote size={18} aria-hidden />} onClick={snippets.onManage}>
          {t('snippets.title')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconSparkles size={18} aria-hidden />}
          disabled={isAdding}
          onClick={() => void addStarterSet()}
        >
          {t('starterSet.add')}
        </Menu.Item>
      </RecordMenu>
      {dialog}
    </>
  );
}
