import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { ClassList, classTabs } from './class-list.tsx';

const ClassDialog = lazyComponent(async () => (await import('./class-dialog.tsx')).ClassDialog);

/** Classes the user may see; a dialog for a new class is open while the URL contains `new`. */
function ClassesPage() {
  const { t } = useTranslation('classes');
  const to = useTo();
  const navigate = useNavigate();
  const isReadOnly = useIsReadOnly();
  const { query, change } = useUrlState();
  const address = to('classes');
  const tab = classTabs.find(name => name === query.get('tab')) ?? 'all';
  usePageTitle(t('title'));
  const add = !isReadOnly && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => change({ new: '1' })}>
      {t('new')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} actions={add} />
      <TabLinks
        label={t('title')}
        current={tab}
        tabs={classTabs.map(key => ({
          key,
          title: t(`tab.${key}`),
          href: key === 'all' ? address : `${address}?tab=${key}`,
        }))}
      />
      <ClassList key={tab} tab={tab} add={add} />
      {!isReadOnly && query.get('new') !== null && (
        <ClassDialog
          record={null}
          onClose={() => change({ new: null })}
          onSaved={({ id }) => void navigate(to('class', { id }), { replace: true })}
        />
      )}
    </>
  );
}

export { ClassesPage as Component };
