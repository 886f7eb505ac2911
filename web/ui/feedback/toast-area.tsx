import { Notifications, useNotifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { barBelow } from './bar-below.ts';
import { hideReadFailures } from './show-toast.tsx';
import styles from './toast-area.module.css';

/** A dialog that opens or closes moves the focus, and is then in its place. */
const moves = ['resize', 'scroll', 'focusin', 'transitionend'];

export function ToastArea() {
  const { notifications } = useNotifications();
  useEffect(() => {
    if (notifications.length === 0) return;
    const clear = () => {
      // A toast that moves under the pointer would not receive the press.
      if (document.querySelector('[role="alert"]:hover')) return;
      document.documentElement.style.setProperty('--bar-below', `${barBelow()}px`);
    };
    clear();
    for (const event of moves) window.addEventListener(event, clear, { passive: true });
    // A list of errors in a dialog moves its buttons.
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
