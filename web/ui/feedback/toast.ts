import type { Undo } from './undo.ts';

let isNeeded = false;
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`: whether a toast was shown since the page was loaded. */
export const areToastsNeeded = (): boolean => isNeeded;
export function onToastsNeeded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toast renderer is loaded with the first toast. */
function loadToasts() {
  isNeeded = true;
  for (const listener of listeners) listener();
  return import('./show-toast.tsx');
}

/** Shows a success toast, with undo if possible. */
export async function toastDone(text: string, undo?: Undo): Promise<void> {
  const { showDone } = await loadToasts();
  showDone(text, undo);
}

/**
 * Shows a failure toast with advice. It stays until it is closed or
 * something succeeds.
 */
export async function toastFailed(text: string, whatToDo?: string): Promise<void> {
  const { showFailed } = await loadToasts();
  showFailed(text, whatToDo);
}

/** Hides failure toasts before a new attempt. */
export async function hideFailures(): Promise<void> {
  if (!isNeeded) return;
  const shown = await loadToasts();
  shown.hideFailures();
}

/** Shows a neutral toast: a change elsewhere, or a restored connection. @param ms how long; else as other toasts */
export async function toastNotice(text: string, ms?: number): Promise<void> {
  const { showNotice } = await loadToasts();
  showNotice(text, ms);
}

/** Hides all toasts: they may name a child. */
export async function hideToasts(): Promise<void> {
  if (!isNeeded) return;
  const shown = await loadToasts();
  shown.hideToasts();
}
