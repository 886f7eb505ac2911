import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { hasPreparedDay, onPreparedDay } from '../../../platform/offline/prepared-day.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { PageLoading } from '../../../ui/layout/page-loading.tsx';
import { Component as ScreeningListPage } from '../list/screening-list.page.tsx';
import { useCurrentDay } from '../prepared-days/use-current-day.ts';

const ClassRunPage = lazy(async () => ({ default: (await import('./class-run.page.tsx')).ClassRunPage }));
const DayRunPage = lazy(async () => ({
  default: (await import('../prepared-days/day-run.page.tsx')).DayRunPage,
}));
const UnlockDay = lazy(async () => ({
  default: (await import('../prepared-days/unlock-day.tsx')).UnlockDay,
}));
const DeviceListPage = lazy(async () => ({
  default: (await import('../prepared-days/device-list.page.tsx')).DeviceListPage,
}));

/** List of screenings; further tabs show the current class run and the prepared devices. */
function ScreeningsPage() {
  const [query] = useSearchParams();
  const isReadOnly = useIsReadOnly();
  const tab = query.get('tab');
  if (tab === 'devices')
    return (
      <Suspense fallback={<PageLoading />}>
        <DeviceListPage />
      </Suspense>
    );
  if (tab !== 'class' || isReadOnly) return <ScreeningListPage />;
  return (
    <Suspense fallback={<PageLoading />}>
      <ClassTab />
    </Suspense>
  );
}

function ClassTab() {
  const { t } = useTranslation('classes');
  const store = useCurrentDay();
  const isPrepared = useSyncExternalStore(onPreparedDay, hasPreparedDay);
  if (store) return <DayRunPage store={store} />;
  if (!isPrepared) return <ClassRunPage />;
  return (
    <>
      <PageHeader title={t('runTitle')} />
      <UnlockDay />
    </>
  );
}

export { ScreeningsPage as Component };
