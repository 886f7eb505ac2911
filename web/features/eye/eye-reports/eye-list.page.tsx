import { Button, Menu } from '@mantine/core';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useIsReadOnly, useVisibility } from '../../../platform/auth/use-rights.ts';
import { loadMoreTexts } from '../../../platform/i18n/translations.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { PageLoading } from '../../../ui/layout/page-loading.tsx';
import { RecordMenu } from '../../../ui/list/record-menu.tsx';
import { BegunVisits } from '../begun-visits/begun-visits.tsx';
import { RecallPanel } from '../recalls/recall-panel.tsx';
import { ReceivedNotice } from '../received/received-notice.tsx';
import { ReportsPanel } from './reports-panel.tsx';

const ImportMeasurements = lazy(async () => {
  const [page] = await Promise.all([
    import('../measurements/import-measurements.tsx'),
    loadMoreTexts(['measurements', 'tables']),
  ]);
  return page;
});

const ReceivedMeasurements = lazy(async () => {
  const [page] = await Promise.all([
    import('../received/received-measurements.tsx'),
    loadMoreTexts(['measurements']),
  ]);
  return page;
});

/** Page with tabs: eye reports, families to call, import of measurements, measurements from other systems. */
function EyeListPage() {
  const [query] = useSearchParams();
  const tab = query.get('tab');
  if (tab !== 'import' && tab !== 'received') return <EyeLists />;
  return (
    <Suspense fallback={<PageLoading />}>
      {tab === 'import' ? <ImportMeasurements /> : <ReceivedMeasurements />}
    </Suspense>
  );
}

function EyeLists() {
  const { t } = useTranslation(['eye', 'ui']);
  const to = useTo();
  const [query] = useSearchParams();
  const isRecall = query.get('tab') === 'recalls';
  const isBooked = query.get('when')?.startsWith('booked') ?? false;
  const title = t(isRecall ? 'recall.title' : 'list.title');
  usePageTitle(title);

  const visibility = useVisibility();
  const isReadOnly = useIsReadOnly();
  const add = isReadOnly ? null : (
    <Button component={Link} to={to('createEyeReport')} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('list.new')}
    </Button>
  );
  const menu = isReadOnly ? null : (
    <RecordMenu label={t('ui:list.actions')} isOwnPage>
      <Menu.Item
        component={Link}
        to={`${to('eyeReports')}?tab=import`}
        leftSection={<IconFileImport size={18} />}
      >
        {t('menu.import')}
      </Menu.Item>
    </RecordMenu>
  );
  return (
    <>
      <PageHeader
        title={title}
        description={t(
          isRecall
            ? isBooked
              ? 'recall.description.booked'
              : 'recall.description.call'
            : `list.description.${visibility}`,
        )}
        actions={add}
        menu={menu}
      />
      {!isRecall && <ReceivedNotice />}
      {!isRecall && <BegunVisits />}
      {isRecall ? <RecallPanel /> : <ReportsPanel add={add} />}
    </>
  );
}

export { EyeListPage as Component };
