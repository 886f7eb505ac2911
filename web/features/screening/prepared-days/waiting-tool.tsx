import { IconCloudUp } from '@tabler/icons-react';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { loadMoreTexts } from '../../../platform/i18n/translations.ts';
import { hasPreparedDay, onPreparedDay } from '../../../platform/offline/prepared-day.ts';

const WaitingLink = lazy(async () => {
  const [{ WaitingLink: Link }] = await Promise.all([
    import('./waiting-link.tsx'),
    loadMoreTexts(['preparedDay']),
  ]);
  return { default: Link };
});

export function Component() {
  const isPrepared = useSyncExternalStore(onPreparedDay, hasPreparedDay);
  if (!isPrepared) return null;
  return (
    <Suspense fallback={<IconCloudUp size={20} aria-hidden />}>
      <WaitingLink />
    </Suspense>
  );
}
