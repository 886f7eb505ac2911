import { observedValue } from '../../platform/observed-value.ts';
import type { ToastLink, ToastText } from './show-toast.tsx';

const areNeeded = observedValue(false);

/** Whether a toast was shown since the page loaded; a snapshot for `useSyncExternalStore`. */
export const areToastsNeeded = areNeeded.get;
export const onToastsNeeded = areNeeded.subscribe;

function loadToasts() {
  areNeeded.set(true);
  return import('./show-toast.tsx');
}

/**
 * Shows a success toast.
 * @param undo called by a button of the toast
 * @param link shown beside the undo
 */
export async function toastDone(text: string, undo?: () => unknown, link?: ToastLink): Promise<void> {
  const { showDone } = await loadToasts();
  showDone(text, undo, link);
}

/**
 * Shows a failure toast with advice. It disappears when the user closes it or opens another page, when
 * something succeeds, or when the user types after having had time to read it.
 */
export async function toastFailed(text: ToastText, whatToDo?: string): Promise<void> {
  const { showFailed } = await loadToasts();
  showFailed(text, whatToDo);
}

/**
 * Shows a neutral toast, for example after a change elsewhere or when the connection is back.
 * @param ms duration; defaults to that of other toasts
 */
export async function toastNotice(text: string, ms?: number): Promise<void> {
  const { showNotice } = await loadToasts();
  showNotice(text, ms);
}

type Hide = 'hideFailures' | 'hideFailuresOfLeftPage' | 'hideReadFailures' | 'hideToasts';

const hiding = (hide: Hide) => async (): Promise<void> => {
  if (areNeeded.get()) (await loadToasts())[hide]();
};

export const hideFailures = hiding('hideFailures');
export const hideFailuresOfLeftPage = hiding('hideFailuresOfLeftPage');
export const hideReadFailures = hiding('hideReadFailures');
export const hideToasts = hiding('hideToasts');
