import type { CurrentUser } from '../../../shared/features/people/account/schema.ts';
import { observedValue } from '../observed-value.ts';
import { forgetOnDevice } from './device-data.ts';
import { setTabToken } from './tab-token.ts';

/** A user whose token came in the URL while somebody else is signed in. */
export interface AccountSwitch {
  token: string;
  person: CurrentUser;
}

const pending = observedValue<AccountSwitch | undefined>(undefined);

/** The account that this tab could switch to; a snapshot for `useSyncExternalStore`. */
export const pendingAccountSwitch = pending.get;
export const onAccountSwitch = pending.subscribe;

export const offerAccountSwitch = (next: AccountSwitch): void => pending.set(next);

export const declineAccountSwitch = (): void => pending.set(undefined);

/** Reloads this tab as the other user, so that no data of the first user stays in memory. */
export function acceptAccountSwitch({ token, person }: AccountSwitch): void {
  setTabToken(token);
  void forgetOnDevice('replaced', person.id);
  location.reload();
}
