import type { CurrentUser } from '../../../shared/features/people/account/schema.ts';
import { forgetOnDevice } from './device-data.ts';
import { setTabToken } from './tab-token.ts';

/** A user whose token came in the URL while somebody else is signed in. */
export interface AccountSwitch {
  token: string;
  person: CurrentUser;
}

let pendingSwitch: AccountSwitch | undefined;
const listeners = new Set<() => void>();

/** The account that this tab could switch to; a snapshot for `useSyncExternalStore`. */
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

export const declineAccountSwitch = (): void => change(undefined);

/** Reloads this tab as the other user, so that no data of the first user stays in memory. */
export function acceptAccountSwitch({ token, person }: AccountSwitch): void {
  setTabToken(token);
  void forgetOnDevice('replaced', person.id);
  location.reload();
}
