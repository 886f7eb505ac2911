import { queryClient } from '../api/query-client.ts';
import { preparedDayOwner, wipePreparedDay } from '../offline/prepared-day.ts';
import { type CookieName, deleteCookie } from './cookies.ts';
import { tabToken } from './tab-token.ts';
import { clearTokens } from './token-store.ts';

/** How the session of this tab has ended. */
export type SessionEnd =
  /** The session expired, or its tokens are missing. Encrypted data stays for its owner. */
  | 'expired'
  /** The user signed out in any tab, or was suspended, or the sign-in or account was revoked or deleted. */
  | 'ended'
  /** The same user opened another organisation in this browser. */
  | 'switched'
  /** Somebody else signed in to this browser. */
  | 'replaced';

export interface DeviceItem {
  place: 'local' | 'session' | 'cookie' | 'database' | 'cache';
  /** Name of the item in its storage; a trailing `*` is a wildcard. */
  name: string;
  /** Ways of ending a session after which this item is deleted. */
  goesAt: readonly SessionEnd[];
}

const atBothEnds = ['expired', 'ended'] as const;
const unlessExpired = ['ended', 'switched', 'replaced'] as const;
/**
 * Ways of ending a session after which items that contain only ids are deleted. `replaced` is not one of
 * them: each page load that finds a session reports it, and ids reveal nothing to another user.
 */
const atLeaving = ['ended', 'switched'] as const;
const never = [] as const;

/**
 * Everything that the product and its libraries store in a browser. docs/security.md describes the content of
 * each item. A test compares both with the source and with real browser profiles.
 */
export const deviceData: readonly DeviceItem[] = [
  { place: 'local', name: 'CognitoIdentityServiceProvider.*', goesAt: atBothEnds },
  { place: 'local', name: 'encrypted.CognitoIdentityServiceProvider.*', goesAt: atBothEnds },
  { place: 'cookie', name: 'tokenKey', goesAt: atBothEnds },
  { place: 'session', name: 'lumitree.token', goesAt: atBothEnds },
  { place: 'session', name: 'CognitoSignInState.*', goesAt: [...atBothEnds, 'replaced'] },
  { place: 'cookie', name: 'user', goesAt: atBothEnds },
  { place: 'cookie', name: 'organization', goesAt: atBothEnds },
  { place: 'cookie', name: 'organizationUser', goesAt: atBothEnds },
  { place: 'session', name: 'lumitree.unsaved.*', goesAt: unlessExpired },
  { place: 'session', name: 'lumitree.jobs', goesAt: atLeaving },
  { place: 'session', name: 'lumitree.hidden-overlaps', goesAt: atLeaving },
  { place: 'local', name: 'lumitree.day', goesAt: ['ended', 'replaced'] },
  { place: 'database', name: 'lumitree.day', goesAt: ['ended', 'replaced'] },
  { place: 'cache', name: 'lumitree.files-*', goesAt: ['ended', 'replaced'] },
  { place: 'cookie', name: 'locale', goesAt: never },
  { place: 'local', name: 'lumitree.organization', goesAt: never },
  { place: 'local', name: 'lumitree.touched', goesAt: never },
  { place: 'local', name: 'lumitree.script', goesAt: never },
  { place: 'local', name: 'lumitree.sidebar', goesAt: never },
  { place: 'local', name: 'lumitree.single-keys', goesAt: never },
  { place: 'local', name: 'lumitree.columns.*', goesAt: never },
  { place: 'local', name: 'lumitree.device-files', goesAt: never },
  { place: 'local', name: 'lumitree.put-off-terms.*', goesAt: never },
  { place: 'local', name: 'lumitree.first-steps.*', goesAt: never },
  { place: 'local', name: 'mantine-color-scheme-value', goesAt: never },
  { place: 'session', name: 'lumitree.reloaded', goesAt: never },
  { place: 'session', name: 'react-router-scroll-positions', goesAt: never },
];

/**
 * Query key under which the key that encrypts unsaved work is cached. Without an encryption key, nothing is
 * stored.
 */
export const unsavedKeyName = ['unsaved-key'];

/** Prefix of the storage keys of a user's unsaved work; differs for each user. */
export const unsavedPrefix = (personId: string): string => `lumitree.unsaved.${personId}.`;

/**
 * Deletes data on this device, depending on how the session ended. A tab with its own token deletes only the
 * data of this tab.
 * @param owner the current user, whose data stays
 */
export async function forgetOnDevice(end: SessionEnd, owner?: string): Promise<void> {
  const isOfTab = tabToken() !== undefined;
  const own = owner && unsavedPrefix(owner);
  if (end === 'expired' || end === 'ended') clearTokens();
  if (end === 'ended' || end === 'switched') queryClient.removeQueries({ queryKey: unsavedKeyName });
  for (const { place, name, goesAt } of deviceData) {
    if (!goesAt.includes(end)) continue;
    if (place === 'session') removeKeys(sessionStorage, name, own);
    if (isOfTab) continue;
    if (place === 'cookie') deleteCookie(name as CookieName);
    if (place === 'local' && name !== 'lumitree.day') removeKeys(localStorage, name);
    // Deletes flag, database, files and worker of the prepared day together.
    if (place === 'database' && (!owner || isOfOther(owner))) await wipePreparedDay();
  }
}

const isOfOther = (owner: string): boolean => ![owner, undefined].includes(preparedDayOwner());

function removeKeys(storage: Storage, name: string, kept?: string): void {
  const isNamed = (key: string) => (name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name);
  for (const key of Object.keys(storage))
    if (isNamed(key) && !(kept && key.startsWith(kept))) storage.removeItem(key);
}
