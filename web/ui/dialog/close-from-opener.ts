/**
 * Escape closes what a button opened also while the focus is still on the button, as it is right after a click.
 * Mantine's pop-overs and menus listen only inside themselves. Comboboxes handle Escape on their own.
 */
export function closeFromOpener(): void {
  window.addEventListener(
    'keydown',
    event => {
      const opener = document.activeElement;
      if (event.key !== 'Escape' || event.isComposing) return;
      if (!opener?.matches('button[aria-haspopup][aria-expanded="true"]:not([role="combobox"])')) return;
      // A surrounding dialog stays open.
      event.stopImmediatePropagation();
      event.preventDefault();
      // As if pressed beside it, because a press on the opener itself does not close every kind.
      document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    },
    { capture: true },
  );
}
