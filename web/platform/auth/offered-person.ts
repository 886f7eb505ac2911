import type { CurrentUser } from '../../../shared/features/people/account/schema.ts';
import { setTabToken } from './tab-token.ts';

/** Somebody for whom an address brought a token, while somebody else is signed in. */
export interface AccountSwitch {
  token: string;
  person: CurrentUser;
}

let pendingSwitch: AccountSwitch | undefined;
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`: whom this tab could switch to. */
export const pendingAccountSwitch = (): AccountSwitch | undefined => pendingSwitch;
export function onAccountSwitch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: AccountSwitch | undefined): void {
  pendingSwitch = next;
  for (const listener of listeners) listener();
}

export const offerAccountSwitch = (next: AccountSwitch): void => change(next);

/** Everything stays as it was. */
export const declineAccountSwitch = (): void => change(undefined);

/** This tab begins anew as the other person; nothing of the one before stays in memory. */
export function acceptAccountSwitch({ token }: AccountSwitch): void {
  setTabToken(token);
  location.reload();
}
