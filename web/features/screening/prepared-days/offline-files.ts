import { fileCachePrefix, workerUrl } from '../../../platform/offline/prepared-day.ts';

/** URL of the list of files that pages need; the build writes the list. */
const listUrl = '/offline-files.json';

/** Caches the app's files of this version, and starts the worker that serves them offline. */
export async function keepAppFiles(): Promise<void> {
  if (!('serviceWorker' in navigator)) throw new Error('This browser cannot work without a network');
  const response = await fetch(listUrl, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${listUrl} answered ${response.status}`);
  const { version, files }: { version: string; files: string[] } = await response.json();
  const name = fileCachePrefix + version;
  if (!(await caches.has(name))) {
    const before = await caches.keys();
    const cache = await caches.open(name);
    try {
      await cache.addAll(files.map(file => new Request(file, { cache: 'no-cache' })));
    } catch (error) {
      await caches.delete(name);
      throw error;
    }
    // Deletes old sets of files only when the new set is complete, so that an interrupted update is harmless.
    for (const old of before) if (old.startsWith(fileCachePrefix)) await caches.delete(old);
  }
  await navigator.serviceWorker.register(workerUrl, { scope: '/', updateViaCache: 'none' });
  await navigator.serviceWorker.ready;
}
