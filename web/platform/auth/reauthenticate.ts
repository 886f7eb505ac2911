import { observedValue } from '../observed-value.ts';
import { coverScreen, uncoverScreen } from './screen-cover.ts';

export type ReauthenticationReason = 'ended' | 'idle' | 'recent';

interface Pending {
  why: ReauthenticationReason;
  answer: Promise<boolean>;
  settle: (isSignedIn: boolean) => void;
}

const pending = observedValue<Pending | undefined>(undefined);

/** Opens the sign-in dialog over the current page. @returns false if it was cancelled */
export function reauthenticate(why: ReauthenticationReason): Promise<boolean> {
  const before = pending.get();
  if (before) return before.answer;
  const { promise: answer, resolve: settle } = Promise.withResolvers<boolean>();
  coverScreen();
  pending.set({ why, answer, settle });
  return answer;
}

export function completeReauthentication(isSignedIn = true): void {
  pending.get()?.settle(isSignedIn);
  uncoverScreen();
  pending.set(undefined);
}

/** Reason why the user must sign in again, if they must; a snapshot for `useSyncExternalStore`. */
export const reauthenticationReason = (): ReauthenticationReason | undefined => pending.get()?.why;
export const isReauthenticating = (): boolean => pending.get() !== undefined;
export const onReauthentication = pending.subscribe;
