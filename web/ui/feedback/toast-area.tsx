import { Notifications, useNotifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { liftOver } from './lift-over.ts';
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
      document.documentElement.style.setProperty(
        '--bar-below',
        `${barBelow(document.querySelector(`.${styles.root}`))}px`,
      );
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

/**
 * Distance in pixels by which toasts are raised, so that they lie on no controls at the bottom of the window:
 * a sticky bar, or the buttons of a dialog.
 * @param toasts element with all visible toasts
 */
function barBelow(toasts: Element | null): number {
  const { innerHeight, innerWidth } = window;
  const below = document.elementsFromPoint(innerWidth / 2, innerHeight - 8);
  const bar = below.find(
    element =>
      bars.test(getComputedStyle(element).position) &&
      !element.closest('[role="dialog"], [role="alert"]') &&
      element.clientHeight < innerHeight / 3,
  );
  const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  const controls = [...(bar ? [bar] : []), ...(dialog?.querySelectorAll('button') ?? [])];
  const boxes = controls.map(control => control.getBoundingClientRect());
  return liftOver(boxes, { width: innerWidth, height: innerHeight }, toasts?.clientHeight ?? 0);
}
