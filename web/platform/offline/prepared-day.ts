/** What a device that is prepared for a day without a network has, beside the encrypted database. */
export const dayDatabaseName = 'lumitree.day';
export const fileCachePrefix = 'lumitree.files-';
export const workerUrl = '/offline-worker.js';
const flag = 'lumitree.day';
const codeCacheMs = 2_000;
/** Kept with the tokens of whoever is signed in, as they are kept; gone when these are. */
export const shareName = 'CognitoIdentityServiceProvider.lumitree-day';

/** Whether this device is prepared for a day. Cheap, for pages that have nothing to do with it. */
export const hasPreparedDay = (): boolean => localStorage.getItem(flag) !== null;

/** Set before anything is stored, so that whatever is stored is deleted at signing out. */
export const markPreparedDay = (ownerId: string): void => localStorage.setItem(flag, ownerId);

/** Id of who prepared this device; undefined where an older version did, which did not say so. */
export function preparedDayOwner(): string | undefined {
  const owner = localStorage.getItem(flag);
  return owner === null || owner === '1' ? undefined : owner;
}

const listeners = new Set<() => void>();

/** Shows everywhere that this device is prepared, or no longer. */
export function announcePreparedDay(): void {
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`: told when this device is prepared, or no longer, in any tab. */
export function onPreparedDay(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Deletes everything that this device took along, sent or not, and the copies of the app's files. */
export async function wipePreparedDay(): Promise<void> {
  if (!hasPreparedDay()) return;
  localStorage.removeItem(flag);
  announcePreparedDay();
  for (const key of [shareName, `encrypted.${shareName}`]) localStorage.removeItem(key);
  await Promise.all([deleteDatabase(), removeFiles()]);
}

/** Other tabs close the database when they are told; should one not, it is deleted when that tab is closed. */
function deleteDatabase(): Promise<void> {
  return new Promise(resolve => {
    const request = indexedDB.deleteDatabase(dayDatabaseName);
    for (const end of ['onsuccess', 'onerror', 'onblocked'] as const) request[end] = () => resolve();
  });
}

async function removeFiles(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration?.();
  await registration?.unregister();
  if (!('caches' in globalThis)) return;
  await deleteCaches();
  // A browser that keeps compiled code of a script that the worker has just served makes an empty cache for it.
  deletion = setTimeout(() => void deleteCaches(), codeCacheMs);
}

let deletion: ReturnType<typeof setTimeout> | undefined;

/** Keeps files that are about to be stored from being deleted with those before. */
export const stopDeletingFiles = (): void => clearTimeout(deletion);

async function deleteCaches(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(fileCachePrefix)) await caches.delete(name);
}
