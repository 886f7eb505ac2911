/**
 * Serves the app's own files on a device that was prepared for a day without a network; nobody else has it. It
 * keeps nothing itself: the page that prepares the day, or opens it again, puts whole sets of files into the cache.
 * A page comes from the network whenever there is one, so an old worker never shows an old app. No answer of
 * the API, and nothing of another site, passes through it.
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
/** How long a page waits for a network that does not answer. */
const patienceMs = 5_000;
const freshFiles = new Set(['/config.json', '/favicon.svg']);

/** From any set of files, the oldest first. Asking for one set by its name would make it anew once it is deleted. */
const cached = (path: string): Promise<Response | undefined> => caches.match(path);

/** From the network; from the cache where there is none, or it does not answer. */
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
