/** Opens a URL with a full page load and without the browser's "unsaved changes" prompt. */
export function hardNavigate(address: string): void {
  window.addEventListener('beforeunload', event => event.stopImmediatePropagation(), { capture: true });
  location.assign(address);
}
