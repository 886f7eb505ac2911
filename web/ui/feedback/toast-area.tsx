import { Notifications, useNotifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { hideReadFailures } from './show-toast.tsx';
import styles from './toast-area.module.css';

/**
 * Events after which controls below a toast may have moved. A dialog that opens or closes moves the focus.
 */
const moves = ['resize', 'scroll', 'focusin', 'transitionend'];

export function ToastArea() {
  const { notifications } = useNotifications();
  useEffect(() => {
    if (notifications.length === 0) return;
    const clear = () => {
      // Does not move a toast under the pointer, because a press would then miss it.
      if (document.querySelector('[role="alert"]:hover')) return;
      document.documentElement.style.setProperty('--bar-below', `${barBelow()}px`);
    };
    clear();
    for (const event of moves) window.addEventListener(event, clear, { passive: true });
    // Observes dialogs, because a list of errors moves the buttons of a dialog.
    const resizes = new ResizeObserver(clear);
    for (const dialog of document.querySelectorAll('[role="dialog"]')) resizes.observe(dialog);
    return () => {
      for (const event of moves) window.removeEventListener(event, clear);
      resizes.disconnect();
    };
  }, [notifications]);
  useEffect(() => {
    window.addEventListener('input', hideReadFailures);
    return () => window.removeEventListener('input', hideReadFailures);
  }, []);
  return (
    <Notifications
      position="bottom-center"
      containerWidth={520}
      className={styles.root}
      portalProps={{ reuseTargetNode: false }}
    />
  );
}

const bars = /^(sticky|fixed)$/;
/** Height in pixels of the bottom area of the window in which toasts appear. */
const shownIn = 140;

/** Height in pixels of the controls at the bottom of the window: a sticky bar, or the buttons of a dialog. */
function barBelow(): number {
  const { innerHeight, innerWidth } = window;
  const below = document.elementsFromPoint(innerWidth / 2, innerHeight - 8);
  const bar = below.find(
    element =>
      bars.test(getComputedStyle(element).position) &&
      !element.closest('[role="dialog"], [role="alert"]') &&
      element.clientHeight < innerHeight / 3,
  );
  const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  const buttons = [...(dialog?.querySelectorAll('button') ?? [])].map(button =>
    button.getBoundingClientRect(),
  );
  const tops = [...(bar ? [bar.getBoundingClientRect()] : []), ...buttons]
    .filter(({ bottom, height }) => height > 0 && bottom > innerHeight - shownIn && bottom <= innerHeight)
    .map(({ top }) => top);
  return tops.length === 0 ? 0 : Math.max(0, innerHeight - Math.min(...tops));
}
