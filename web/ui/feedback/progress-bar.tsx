import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { isBusy, onActivity } from '../../platform/api/activity.ts';

const ProgressLine = lazy(() => import('./progress-line.tsx'));

/** The line at the top while a request or a page is on its way; sign-in is shown before there is any. */
export function ProgressBar() {
  const isMoving = useNavigation().state !== 'idle';
  const isCalling = useSyncExternalStore(onActivity, isBusy);
  const isWaiting = isMoving || isCalling;
  const [hasWaited, setWaited] = useState(false);

  useEffect(() => {
    if (isWaiting) setWaited(true);
  }, [isWaiting]);

  return (
    hasWaited && (
      <Suspense>
        <ProgressLine isWaiting={isWaiting} />
      </Suspense>
    )
  );
}
