let isNeeded = false;
const listeners = new Set<() => void>();

/** Whether a toast was shown since the page loaded; a snapshot for `useSyncExternalStore`. */
export const areToastsNeeded = (): boolean => isNeeded;
export function onToastsNeeded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function loadToasts() {
  isNeeded = true;
  for (const listener of listeners) listener();
  return import('./show-toast.tsx');
}

/** Shows a success toast. @param undo called by a button of the toast */
export async function toastDone(text: string, undo?: () => unknown): Promise<void> {
  const { showDone } = await loadToasts();
  showDone(text, undo);
}

/**
 * Shows a failure toast with advice. It disappears when the user closes it or opens another page, when
 * something succeeds, or when the user types after having had time to read it.
 */
export async function toastFailed(text: string, whatToDo?: string): Promise<void> {
  const { showFailed } = await loadToasts();
  showFailed(text, whatToDo);
}

export async function hideFailures(): Promise<void> {
  if (!isNeeded) return;
  const shown = await loadToasts();
  shown.hideFailures();
}

export async function hideReadFailures(): Promise<void> {
  if (!isNeeded) return;
  const shown = await loadToasts();
  shown.hideReadFailures();
}

/**
 * Shows a neutral toast, for example after a change elsewhere or when the connection is back.
 * @param ms duration; defaults to that of other toasts
 */
export async function toastNotice(text: string, ms?: number): Promise<void> {
  const { showNotice } = await loadToasts();
  showNotice(text, ms);
}

export async function hideToasts(): Promise<void> {
  if (!isNeeded) return;
  const shown = await loadToasts();
  shown.hideToasts();
}
