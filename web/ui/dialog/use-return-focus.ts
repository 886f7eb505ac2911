import { useEffect, useState } from 'react';

/** The focused element; for an item of a menu, which closes, the button of that menu. */
function focusedOpener(): HTMLElement | null {
  const { activeElement } = document;
  const menu = activeElement?.closest('[role="menu"]')?.id;
  return menu
    ? document.querySelector<HTMLElement>(`[aria-controls="${menu}"]`)
    : (activeElement as HTMLElement | null);
}

/**
 * Gives the focus back to what opened a dialog that is open when it is rendered first. Mantine does so only for
 * dialogs that are opened later.
 */
export function useReturnFocus(isOpen: boolean): void {
  const [first] = useState(() => ({ opener: isOpen ? focusedOpener() : null, isOpen }));
  useEffect(() => {
    first.isOpen = isOpen;
    if (!isOpen) return;
    return () => {
      first.isOpen = false;
      const { activeElement: focused } = document;
      setTimeout(() => {
        const { opener } = first;
        if (first.isOpen || !opener) return;
        first.opener = null;
        const isLost = document.activeElement === document.body || document.activeElement === focused;
        const above = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
        const isCovered = above && !above.contains(focused) && !above.contains(opener);
        if (isLost && !isCovered && opener.isConnected) opener.focus({ preventScroll: true });
      }, 10);
    };
  }, [isOpen, first]);
}
