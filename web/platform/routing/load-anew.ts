/** Loads an address without the browser's question whether what was typed may be lost: it has been answered. */
export function hardNavigate(address: string): void {
  window.addEventListener('beforeunload', event => event.stopImmediatePropagation(), { capture: true });
  location.assign(address);
}
