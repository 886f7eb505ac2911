import { coverScreen, uncoverScreen } from './screen-cover.ts';

export type ReauthenticationReason = 'ended' | 'idle';

let pending: { why: ReauthenticationReason; answer: Promise<void>; settle: () => void } | undefined;
const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** Opens the sign-in dialog over the current page; resolves after signing in. */
export function reauthenticate(why: ReauthenticationReason): Promise<void> {
  if (!pending) {
    const { promise: answer, resolve: settle } = Promise.withResolvers<void>();
    pending = { why, answer, settle };
    coverScreen();
    notifyListeners();
  }
  return pending.answer;
}

export function completeReauthentication(): void {
  pending?.settle();
  pending = undefined;
  uncoverScreen();
  notifyListeners();
}

/** For `useSyncExternalStore`: the reason of the pending request, if any. */
export const reauthenticationReason = (): ReauthenticationReason | undefined => pending?.why;
export const isReauthenticating = (): boolean => pending !== undefined;
export function onReauthentication(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
