const key = 'lumitree.reloaded';
const oneMinute = 60_000;

/**
 * Reloads the page when a chunk no longer exists, as happens to pages opened before a deployment; loads the
 * new chunks and the requested page. Reloads at most once a minute, so that a lasting fault causes no loop,
 * and never offline, because a reload would then leave an empty page.
 * @param current the current URL, or the one being navigated to; must not start with two slashes, which would
 * leave the site
 */
export function reloadOnMissingChunk(current: () => string): void {
  window.addEventListener('vite:preloadError', event => {
    if (navigator.onLine === false) return;
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < oneMinute) return;
    event.preventDefault();
    sessionStorage.setItem(key, String(Date.now()));
    const address = current();
    if (address === location.pathname + location.search + location.hash) location.reload();
    else location.assign(address.replace(/^[/\\]+/, '/'));
  });
}
