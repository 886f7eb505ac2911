import { useSyncExternalStore } from 'react';
import { lazyComponent } from '../lazy-component.tsx';
import { areToastsNeeded, onToastsNeeded } from './toast.ts';

const ToastArea = lazyComponent(async () => (await import('./toast-area.tsx')).ToastArea);

export function Toasts() {
  const isWanted = useSyncExternalStore(onToastsNeeded, areToastsNeeded);
  return isWanted ? <ToastArea /> : null;
}
