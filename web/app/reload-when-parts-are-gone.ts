const key = 'lumitree.reloaded';
const oneMinute = 60_000;

/**
 * After a deployment an open page may ask for parts that are no longer there; loading it anew brings the
 * new ones, and the page somebody was on the way to. At most once a minute, so that a lasting fault does
 * not reload for ever.
 * @param current the address shown, or on its way to be
 */
export function reloadOnMissingChunk(current: () => string): void {
  window.addEventListener('vite:preloadError', event => {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < oneMinute) return;
    event.preventDefault();
    sessionStorage.setItem(key, String(Date.now()));
    const address = current();
    if (address === location.pathname + location.search + location.hash) location.reload();
    else location.assign(address);
  });
}
