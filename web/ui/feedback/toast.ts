/** Takes an act back. */
export interface Undo {
  label: string;
  run: () => void;
}

let isNeeded = false;
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`: whether there was anything to say since the page was loaded. */
export const areToastsNeeded = (): boolean => isNeeded;
export function onToastsNeeded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What draws toasts is loaded with the first of them. */
function loadToasts() {
  isNeeded = true;
  for (const listener of listeners) listener();
  return import('./show-toast.tsx');
}

/** Says that something was done, and offers to take it back where that is possible. */
export async function toastDone(text: string, undo?: Undo): Promise<void> {
  const { showDone } = await loadToasts();
  showDone(text, undo);
}

/**
 * Says what did not work, and what to do about it; it stays until it is closed, or until something was
 * done after all.
 */
export async function toastFailed(text: string, whatToDo?: string): Promise<void> {
  const { showFailed } = await loadToasts();
  showFailed(text, whatToDo);
}

/** Takes away what was said of failures before: the same is tried anew. */
export async function hideFailures(): Promise<void> {
  if (!isNeeded) return;
  const shown = await loadToasts();
  shown.hideFailures();
}

/** Says something that nobody here did: it was changed elsewhere, a connection is back. */
export async function toastNotice(text: string): Promise<void> {
  const { showNotice } = await loadToasts();
  showNotice(text);
}
