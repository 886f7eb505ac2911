/** Why somebody is asked to sign in again: their session is over, or nobody was at the device. */
export type Why = 'ended' | 'idle';

let asked: { why: Why; answer: Promise<void>; settle: () => void } | undefined;
const listeners = new Set<() => void>();

function tellListeners(): void {
  for (const listener of listeners) listener();
}

/** Has the person sign in over the page they are on; resolves when they have. */
export function askAgain(why: Why): Promise<void> {
  if (!asked) {
    const { promise: answer, resolve: settle } = Promise.withResolvers<void>();
    asked = { why, answer, settle };
    tellListeners();
  }
  return asked.answer;
}

/** They have. */
export function answered(): void {
  asked?.settle();
  asked = undefined;
  tellListeners();
}

/** For `useSyncExternalStore`: why somebody is being asked, if they are. */
export const whyAsked = (): Why | undefined => asked?.why;
export const isAsked = (): boolean => asked !== undefined;
export function onAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
