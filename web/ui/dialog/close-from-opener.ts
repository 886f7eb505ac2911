const openMenu = 'button[aria-haspopup="menu"][aria-expanded="true"]';
const openPopOver = 'button[aria-haspopup][aria-expanded="true"]:not([role="combobox"])';

/**
 * Closes a pop-over or menu on Escape while the focus is outside of it: on the button that opened it, or
 * elsewhere because a page loaded late. Mantine's pop-overs and menus handle Escape only inside. Comboboxes
 * handle it themselves.
 */
export function closeFromOpener(): void {
  window.addEventListener(
    'keydown',
    event => {
      if (event.key !== 'Escape' || event.isComposing) return;
      const focused = document.activeElement;
      if (!focused?.matches(openPopOver) && !isMenuOpenElsewhere(focused)) return;
      // Keeps a dialog around the pop-over open.
      event.stopImmediatePropagation();
      event.preventDefault();
      // Simulates a press outside, which closes every kind of pop-over; a press on the opener does not.
      document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    },
    { capture: true },
  );
}

/** Whether a menu is open, and the focus is neither in it nor in a dialog above its button. */
function isMenuOpenElsewhere(focused: Element | null): boolean {
  const opener = document.querySelector(openMenu);
  const around = focused?.closest('[role="menu"], [role="dialog"]');
  return opener !== null && (!around || around.contains(opener));
}
