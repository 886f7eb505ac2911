import type { Page, Request } from '@playwright/test';
import { expect } from './pages.ts';

const idleMs = 150;
const longestMs = 3_000;

/**
 * Returns a function that tells whether the page waits for a response. Requests that take longer than
 * `longestMs` are ignored, because the end of a prefetch may never be reported.
 */
function trackPendingRequests(page: Page): () => boolean {
  const open = new Map<Request, number>();
  page.on('request', request => open.set(request, performance.now()));
  page.on('requestfinished', request => open.delete(request));
  page.on('requestfailed', request => open.delete(request));
  return () => [...open.values()].some(since => performance.now() - since < longestMs);
}

/**
 * Navigates from page to page as a link does. It loads only the first address, because loading the product
 * again would take most of the time. Waits until no request is pending and nothing moves on the page.
 */
export function createNavigator(page: Page): (address: string) => Promise<void> {
  const isWaiting = trackPendingRequests(page);
  let isOpen = false;
  return async address => {
    if (isOpen) await page.evaluate(navigateInPage, address);
    else await page.goto(address);
    isOpen = true;
    do await waitUntilIdle(page);
    while (isWaiting());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
}

/** Runs in the page: navigates like the browser's forward button. */
function navigateInPage(address: string): void {
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  const state = { usr: null, key: String(idx + 1), idx: idx + 1 };
  history.pushState(state, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state }));
}

/** Resolves when the DOM of a page no longer changes. */
export const waitUntilIdle = (page: Page): Promise<void> => page.evaluate(resolveWhenIdle, idleMs);

/** Runs in the page: resolves when the DOM has not changed for this number of milliseconds. */
function resolveWhenIdle(ms: number): Promise<void> {
  return new Promise(resolve => {
    const end = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(end, ms);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, ms);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}
