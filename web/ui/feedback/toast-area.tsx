import { Notifications, useNotifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { placeToasts, type ToastPlace } from './place-toasts.ts';
import { hideReadFailures } from './show-toast.tsx';
import styles from './toast-area.module.css';

/** Events after which what is beside a toast may have moved. */
const moves = ['resize', 'scroll', 'transitionend'];

export function ToastArea() {
  const { notifications } = useNotifications();
  const isShown = notifications.length > 0;
  const topBefore = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast changes the height of all
  useEffect(() => {
    if (!isShown) return;
    const resizes = new ResizeObserver(place);
    const changes = new MutationObserver(place);
    function place(): void {
      // Does not move a toast under the pointer, because a press would then miss it.
      if (document.querySelector('[role="alert"]:hover')) return;
      const dialog = openDialog();
      const found = placeToasts(surroundings(dialog, topBefore.current));
      topBefore.current = found.room?.top ?? null;
      applyPlace(found);
      if (dialog) resizes.observe(dialog);
    }
    place();
    for (const event of moves) window.addEventListener(event, place, { passive: true });
    // A dialog that opens or closes is added or removed.
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      for (const event of moves) window.removeEventListener(event, place);
      changes.disconnect();
      resizes.disconnect();
    };
  }, [isShown, notifications]);
  useEffect(() => {
    if (!isShown) return;
    return () => {
      topBefore.current = null;
      applyRoom(null);
    };
  }, [isShown]);
  useEffect(() => {
    window.addEventListener('input', hideReadFailures);
    return () => window.removeEventListener('input', hideReadFailures);
  }, []);
  return (
    <Notifications
      position="bottom-center"
      className={styles.root}
      portalProps={{ reuseTargetNode: false }}
    />
  );
}

/** The dialog on top; those below it cannot be used. */
const openDialog = (): Element | undefined =>
  [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')]
    .filter(dialog => dialog.checkVisibility())
    .at(-1);

function surroundings(
  dialog: Element | undefined,
  topBefore: number | null,
): Parameters<typeof placeToasts>[0] {
  const { innerWidth: width, innerHeight: height } = window;
  return {
    window: { width, height },
    toasts: document.querySelector(`.${styles.root}`)?.clientHeight ?? 0,
    bar: barBelow()?.getBoundingClientRect(),
    dialog: dialog && { box: dialog.getBoundingClientRect(), topBefore },
  };
}

const bars = /^(sticky|fixed)$/;

/** A sticky bar with controls at the lower edge of the window. */
function barBelow(): Element | undefined {
  const { innerHeight, innerWidth } = window;
  return document
    .elementsFromPoint(innerWidth / 2, innerHeight - 8)
    .find(
      element =>
        bars.test(getComputedStyle(element).position) &&
        !element.closest('[role="dialog"], [role="alert"]') &&
        element.clientHeight < innerHeight / 3,
    );
}

function applyPlace({ lift, from, to, room }: ToastPlace): void {
  const { style } = document.documentElement;
  style.setProperty('--toast-lift', `${lift}px`);
  style.setProperty('--toast-middle', `${(from + to) / 2}px`);
  style.setProperty('--toast-width', `${to - from - 32}px`);
  applyRoom(room);
}

/** Makes open dialogs leave room above them, or gives it back. */
function applyRoom(room: ToastPlace['room']): void {
  const { style, dataset } = document.documentElement;
  if (!room) delete dataset.toastRoom;
  else {
    dataset.toastRoom = '';
    style.setProperty('--toast-room', `${room.height}px`);
    style.setProperty('--toast-top', `${room.top}px`);
  }
}
