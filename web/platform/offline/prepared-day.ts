/** Storage names of a device that is prepared for a day of offline screening. */
export const dayDatabaseName = 'lumitree.day';
export const fileCachePrefix = 'lumitree.files-';
export const workerUrl = '/offline-worker.js';
const flag = 'lumitree.day';
const filesLock = 'lumitree.files';
/** Milliseconds after which cached files are deleted again, because a browser may create an empty cache. */
const deletionsMs = [2_000, 10_000, 30_000];
/**
 * Storage key of the share (a part of the day's key). Has Amplify's prefix, so that it is stored like tokens.
 */
export const shareName = 'CognitoIdentityServiceProvider.lumitree-day';

/** Whether this device is prepared for a day of offline screening. Fast enough for every page. */
export const hasPreparedDay = (): boolean => localStorage.getItem(flag) !== null;

/** Marks this device as prepared. Called before data is stored, so that signing out always deletes it. */
export const markPreparedDay = (ownerId: string): void => localStorage.setItem(flag, ownerId);

/** Id of the user who prepared this device; undefined if an older version of the app prepared it. */
export function preparedDayOwner(): string | undefined {
  const owner = localStorage.getItem(flag);
  return owner === null || owner === '1' ? undefined : owner;
}

const listeners = new Set<() => void>();

/** Tells all tabs that this device was prepared, or is no longer prepared. */
export function announcePreparedDay(): void {
  for (const listener of listeners) listener();
}

/** Calls a listener in every tab when this device was prepared, or is no longer prepared. */
export function onPreparedDay(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Deletes the prepared day, even if answers are unsent, and the cached files of the app. */
export async function wipePreparedDay(): Promise<void> {
  if (!hasPreparedDay()) return;
  localStorage.removeItem(flag);
  announcePreparedDay();
  for (const key of [shareName, `encrypted.${shareName}`]) localStorage.removeItem(key);
  await Promise.all([deleteDatabase(), removeFiles()]);
}

/** Deletes the database. Other tabs close it when notified; otherwise it is deleted when they are closed. */
function deleteDatabase(): Promise<void> {
  return new Promise(resolve => {
    const request = indexedDB.deleteDatabase(dayDatabaseName);
    for (const end of ['onsuccess', 'onerror', 'onblocked'] as const) request[end] = () => resolve();
  });
}

async function removeFiles(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration?.();
  await registration?.unregister();
  await deleteLeftFiles();
}

/**
 * Deletes cached files of the app unless this device is prepared. Some browsers cache compiled code of
 * scripts that the worker served, and create an empty cache for it seconds later, even on another page.
 */
export async function deleteLeftFiles(): Promise<void> {
  if (!('caches' in globalThis)) return;
  await deleteCaches();
  for (const ms of deletionsMs) setTimeout(deleteCaches, ms);
}

/** Prepares this device. Meanwhile, no tab deletes cached files of the app. */
export const whilePreparing = <T>(prepare: () => Promise<T>): Promise<T> =>
  navigator.locks.request(filesLock, prepare);

async function deleteCaches(): Promise<void> {
  await navigator.locks.request(filesLock, { ifAvailable: true }, async lock => {
    if (!lock || hasPreparedDay()) return;
    for (const name of await caches.keys()) if (name.startsWith(fileCachePrefix)) await caches.delete(name);
  });
}
