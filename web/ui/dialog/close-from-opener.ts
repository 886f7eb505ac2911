const openMenu = 'button[aria-haspopup="menu"][aria-expanded="true"]';
const openPopOver = 'button[aria-haspopup][aria-expanded="true"]:not([role="combobox"])';

/**
 * Lets Escape close a pop-over or menu while the focus is not in it: on the button that opened it, as right
 * after a click, or moved elsewhere by a page that loaded late. Mantine's pop-overs and menus listen only
 * inside themselves. Comboboxes handle Escape themselves.
 */
export function closeFromOpener(): void {
  window.addEventListener(
    'keydown',
    event => {
      if (event.key !== 'Escape' || event.isComposing) return;
      const focused = document.activeElement;
      if (!focused?.matches(openPopOver) && !isMenuOpenElsewhere(focused)) return;
      // Keeps a surrounding dialog open.
      event.stopImmediatePropagation();
      event.preventDefault();
      // Simulates a press outside, because a press on the opener does not close every kind of pop-over.
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
