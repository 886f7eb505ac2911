import type { CurrentUser } from '../../../shared/features/people/account/schema.ts';
import { keepTabToken } from './tab-token.ts';

/** Somebody for whom an address brought a token, while somebody else is signed in. */
export interface Offer {
  token: string;
  person: CurrentUser;
}

let offer: Offer | undefined;
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`: whom this tab could switch to. */
export const offeredPerson = (): Offer | undefined => offer;
export function onOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: Offer | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}

export const offerPerson = (next: Offer): void => change(next);

/** Everything stays as it was. */
export const declinePerson = (): void => change(undefined);

/** This tab begins anew as the other person; nothing of the one before stays in memory. */
export function acceptPerson({ token }: Offer): void {
  keepTabToken(token);
  location.reload();
}
