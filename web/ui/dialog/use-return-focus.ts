import { useEffect, useState } from 'react';

/** The element that opened a dialog: the focused one, or the menu's button for an item of a closing menu. */
function focusedOpener(): HTMLElement | null {
  const { activeElement } = document;
  const menu = activeElement?.closest('[role="menu"]')?.id;
  return menu
    ? document.querySelector<HTMLElement>(`[aria-controls="${menu}"]`)
    : (activeElement as HTMLElement | null);
}

/**
 * Returns the focus to the opener of a dialog that is open on its first render. Mantine returns it only for
 * dialogs that open later.
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
