import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useIsReadOnly } from '../../../platform/auth/use-is-read-only.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';
import { StarterSetButton } from './starter-set-button.tsx';
import { StarterSetMenu } from './starter-set-menu.tsx';
import { type Owner, TemplateList } from './template-list.tsx';

const owners = ['all', 'mine', 'organization'] as const satisfies Owner[];

function TemplatesPage() {
  const { t } = useTranslation('templates');
  const to = useTo();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const isReadOnly = useIsReadOnly();
  const owner = owners.find(name => name === query.get('tab')) ?? 'all';
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
      <TabLinks
        label={t('title')}
        current={owner}
        tabs={owners.map(key => ({
          key,
          title: t(`tab.${key}`),
          href: key === 'all' ? pathname : `${pathname}?tab=${key}`,
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
