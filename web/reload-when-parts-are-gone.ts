const key = 'lumitree.reloaded';
const oneMinute = 60_000;

/**
 * After a deployment an open page may ask for parts that are no longer there; loading it anew brings the
 * new ones. At most once a minute, so that a lasting fault does not reload for ever.
 */
export function reloadWhenPartsAreGone(): void {
  window.addEventListener('vite:preloadError', event => {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < oneMinute) return;
    event.preventDefault();
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
  });
}
