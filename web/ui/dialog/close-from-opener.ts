/**
 * Lets Escape close a pop-over or menu while the focus is still on the button that opened it, as right after
 * a click. Mantine's pop-overs and menus listen only inside themselves. Comboboxes handle Escape themselves.
 */
export function closeFromOpener(): void {
  window.addEventListener(
    'keydown',
    event => {
      const opener = document.activeElement;
      if (event.key !== 'Escape' || event.isComposing) return;
      if (!opener?.matches('button[aria-haspopup][aria-expanded="true"]:not([role="combobox"])')) return;
      // Keeps a surrounding dialog open.
      event.stopImmediatePropagation();
      event.preventDefault();
      // Simulates a press outside, because a press on the opener does not close every kind of pop-over.
      document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    },
    { capture: true },
  );
}
