import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { isBusy, onActivity } from '../../platform/api/activity.ts';
import { lazyComponent } from '../lazy-component.tsx';

const ProgressLine = lazyComponent(async () => (await import('./progress-line.tsx')).default);

/**
 * Progress bar for requests and navigation. Loaded on first use, so that the sign-in page does not load it.
 */
export function ProgressBar() {
  const isMoving = useNavigation().state !== 'idle';
  const isCalling = useSyncExternalStore(onActivity, isBusy);
  const isWaiting = isMoving || isCalling;
  const [hasWaited, setWaited] = useState(false);

  useEffect(() => {
    if (isWaiting) setWaited(true);
  }, [isWaiting]);

  return hasWaited && <ProgressLine isWaiting={isWaiting} />;
}
