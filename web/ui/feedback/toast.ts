/** Takes an act back. */
export interface Undo {
  label: string;
  act: () => void;
}

let isWanted = false;
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`: whether there was anything to say since the page was loaded. */
export const areToastsWanted = (): boolean => isWanted;
export function onToastsWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What draws toasts is loaded with the first of them. */
function drawing() {
  isWanted = true;
  for (const listener of listeners) listener();
  return import('./show-toast.tsx');
}

/** Says that something was done, and offers to take it back where that is possible. */
export async function toastDone(text: string, undo?: Undo): Promise<void> {
  const { showDone } = await drawing();
  showDone(text, undo);
}

/**
 * Says what did not work, and what to do about it; it stays until it is closed, or until something was
 * done after all.
 */
export async function toastFailed(text: string, whatToDo?: string): Promise<void> {
  const { showFailed } = await drawing();
  showFailed(text, whatToDo);
}

/** Takes away what was said of failures before: the same is tried anew. */
export async function hideFailures(): Promise<void> {
  if (!isWanted) return;
  const shown = await drawing();
  shown.hideFailures();
}

/** Says something that nobody here did: it was changed elsewhere, a connection is back. */
export async function toastNotice(text: string): Promise<void> {
  const { showNotice } = await drawing();
  showNotice(text);
}
