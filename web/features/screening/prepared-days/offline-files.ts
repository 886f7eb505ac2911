import { fileCachePrefix, stopDeletingFiles, workerUrl } from '../../../platform/offline/prepared-day.ts';

/** Names the app's own files that pages need, written by the build. */
const listUrl = '/offline-files.json';

/** Keeps the app's own files of this version and starts the worker that serves them without a network. */
export async function keepAppFiles(): Promise<void> {
  if (!('serviceWorker' in navigator)) throw new Error('This browser cannot work without a network');
  stopDeletingFiles();
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
    // Only a whole set replaces the one before: an update that breaks off leaves what works.
    for (const old of before) if (old.startsWith(fileCachePrefix)) await caches.delete(old);
  }
  await navigator.serviceWorker.register(workerUrl, { scope: '/', updateViaCache: 'none' });
  await navigator.serviceWorker.ready;
}
