/** Why somebody is asked to sign in again: their session is over, or nobody was at the device. */
export type ReauthenticationReason = 'ended' | 'idle';

let pending: { why: ReauthenticationReason; answer: Promise<void>; settle: () => void } | undefined;
const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** Has the person sign in over the page they are on; resolves when they have. */
export function reauthenticate(why: ReauthenticationReason): Promise<void> {
  if (!pending) {
    const { promise: answer, resolve: settle } = Promise.withResolvers<void>();
    pending = { why, answer, settle };
    notifyListeners();
  }
  return pending.answer;
}

/** They have. */
export function completeReauthentication(): void {
  pending?.settle();
  pending = undefined;
  notifyListeners();
}

/** For `useSyncExternalStore`: why somebody is being asked, if they are. */
export const reauthenticationReason = (): ReauthenticationReason | undefined => pending?.why;
export const isReauthenticating = (): boolean => pending !== undefined;
export function onReauthentication(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
