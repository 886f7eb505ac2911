import { Button, Menu } from '@mantine/core';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useIsReadOnly } from '../../../platform/auth/use-is-read-only.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { PageLoading } from '../../../ui/layout/page-loading.tsx';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';
import { RecordMenu } from '../../../ui/list/record-menu.tsx';
import { RecallPanel } from '../recalls/recall-panel.tsx';
import { ReportsPanel } from './reports-panel.tsx';

const ImportMeasurements = lazy(() => import('../measurements/import-measurements.tsx'));

const tabs = ['reports', 'recalls'] as const;

/** The lists, or the import of measurements. */
function EyeListPage() {
  const [query] = useSearchParams();
  if (query.get('tab') !== 'import') return <EyeLists />;
  return (
    <Suspense fallback={<PageLoading />}>
      <ImportMeasurements />
    </Suspense>
  );
}

/** Eye reports, and recalls that are due. */
function EyeLists() {
  const { t } = useTranslation(['eye', 'measurements']);
  const to = useTo();
  const [query] = useSearchParams();
  const current = tabs.find(tab => tab === query.get('tab')) ?? 'reports';
  const address = to('eyeReports');
  usePageTitle(t('list.title'));

  const isReadOnly = useIsReadOnly();
  const add = isReadOnly ? null : (
    <Button component={Link} to={to('createEyeReport')} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('list.new')}
    </Button>
  );
  const menu = isReadOnly ? null : (
    <RecordMenu label={t('menu.title')} isOwnPage>
      <Menu.Item component={Link} to={`${address}?tab=import`} leftSection={<IconFileImport size={18} />}>
        {t('measurements:open')}
      </Menu.Item>
    </RecordMenu>
  );
  return (
    <>
      <PageHeader title={t('list.title')} description={t('list.description')} actions={add} menu={menu} />
      <TabLinks
        label={t('tab.label')}
        current={current}
        tabs={tabs.map((key, index) => ({
          key,
          title: t(`tab.${key}`),
          href: index === 0 ? address : `${address}?tab=${key}`,
        }))}
      />
      {current === 'recalls' ? <RecallPanel /> : <ReportsPanel add={add} />}
    </>
  );
}

export { EyeListPage as Component };
