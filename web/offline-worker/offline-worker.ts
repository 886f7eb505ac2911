/**
 * Service worker that serves the app's own files, only on devices prepared for a day without network. It
 * stores nothing itself; the page that prepares or opens the day caches whole sets of files. Pages come from
 * the network if possible, so that an old worker shows no old app. It ignores API requests and other sites.
 */
interface PageRequest extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface LifeEvent extends Event {
  waitUntil(end: Promise<unknown>): void;
}
interface Worker {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(type: 'fetch', listener: (event: PageRequest) => void): void;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
}

const worker = self as unknown as Worker;
/** Milliseconds after which a page comes from the cache if the network has not responded. */
const patienceMs = 5_000;
const freshFiles = new Set(['/config.json', '/favicon.svg']);

/**
 * Finds a file in all cached sets of files, oldest first. Opens no set by its name, because that would create
 * a deleted set again.
 */
const cached = (path: string): Promise<Response | undefined> => caches.match(path);

/** Uses the network first, and the cache if the network fails or does not respond. */
async function fromNetwork(request: Request, path: string): Promise<Response> {
  const answer = fetch(request);
  answer.catch(() => undefined);
  const late = new Promise<undefined>(resolve => setTimeout(resolve, patienceMs));
  try {
    return (await Promise.race([answer, late])) ?? (await cached(path)) ?? (await answer);
  } catch (error) {
    const kept = await cached(path);
    if (kept) return kept;
    throw error;
  }
}

worker.addEventListener('install', event => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', event => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(fromNetwork(request, '/'));
  else if (freshFiles.has(pathname)) event.respondWith(fromNetwork(request, pathname));
  else if (pathname.startsWith('/assets/'))
    event.respondWith(cached(pathname).then(found => found ?? fetch(request)));
});
