import { lazy, Suspense, useSyncExternalStore } from 'react';
import { areToastsNeeded, onToastsNeeded } from './toast.ts';

const ToastArea = lazy(async () => ({ default: (await import('./toast-area.tsx')).ToastArea }));

export function Toasts() {
  const isWanted = useSyncExternalStore(onToastsNeeded, areToastsNeeded);
  return isWanted ? (
    <Suspense>
      <ToastArea />
    </Suspense>
  ) : null;
}
