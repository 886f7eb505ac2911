/** What a device that is prepared for a day without a network has, beside the encrypted database. */
export const dayDatabaseName = 'lumitree.day';
export const fileCachePrefix = 'lumitree.files-';
export const workerUrl = '/offline-worker.js';
const flag = 'lumitree.day';
/** Kept with the tokens of whoever is signed in, as they are kept; gone when these are. */
export const shareName = 'CognitoIdentityServiceProvider.lumitree-day';

/** Whether this device is prepared for a day. Cheap, for pages that have nothing to do with it. */
export const hasPreparedDay = (): boolean => localStorage.getItem(flag) !== null;

/** Set before anything is stored, so that whatever is stored is deleted at signing out. */
export const markPreparedDay = (): void => localStorage.setItem(flag, '1');

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
  if ('caches' in globalThis)
    for (const name of await caches.keys()) if (name.startsWith(fileCachePrefix)) await caches.delete(name);
  const registration = await navigator.serviceWorker?.getRegistration?.();
  await registration?.unregister();
}

/** Ends of a session after which nothing stays; one that has merely run out is opened again by its owner. */
const wipingCodes = new Set([
  'session.ended',
  'member.suspended',
  'organization.foreign',
  'organization.archived',
]);

export const wipesPreparedDay = (code: string): boolean => wipingCodes.has(code);
