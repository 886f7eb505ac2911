import { coverScreen, uncoverScreen } from './screen-cover.ts';

export type ReauthenticationReason = 'ended' | 'idle' | 'recent';

let pending:
  | { why: ReauthenticationReason; answer: Promise<boolean>; settle: (isSignedIn: boolean) => void }
  | undefined;
const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** Opens the sign-in dialog over the current page. @returns false if it was cancelled */
export function reauthenticate(why: ReauthenticationReason): Promise<boolean> {
  if (!pending) {
    const { promise: answer, resolve: settle } = Promise.withResolvers<boolean>();
    pending = { why, answer, settle };
    coverScreen();
    notifyListeners();
  }
  return pending.answer;
}

export function completeReauthentication(isSignedIn = true): void {
  pending?.settle(isSignedIn);
  pending = undefined;
  uncoverScreen();
  notifyListeners();
}

/** Reason why the user must sign in again, if they must; a snapshot for `useSyncExternalStore`. */
export const reauthenticationReason = (): ReauthenticationReason | undefined => pending?.why;
export const isReauthenticating = (): boolean => pending !== undefined;
export function onReauthentication(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
