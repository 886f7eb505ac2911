import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import i18next from 'i18next';
import styles from './show-toast.module.css';

/** Duration of a toast in milliseconds; longer while hovered. */
const autoCloseMs = 4_000;

/** Failure toasts that are visible: their text, and when each was shown. */
const failures = new Map<string, number>();

/** Shows a success toast, with undo if possible, and hides earlier failures. */
export function showDone(text: string, undo?: () => unknown): void {
  hideFailures();
  // Each undo is different, so its toast has a unique id. Other toasts with the same text replace each other.
  const id = undo ? crypto.randomUUID() : `done ${text}`;
  notifications.hide(id);
  let isUndone = false;
  /** Hides the toast and runs the undo, once only: the button can be pressed while the toast fades out. */
  const undoAndHide = () => {
    notifications.hide(id);
    if (!isUndone) undo?.();
    isUndone = true;
  };
  notifications.show({
    id,
    autoClose: autoCloseMs,
    withCloseButton: false,
    icon: <IconCircleCheck size={20} aria-hidden />,
    classNames: { root: styles.done, icon: styles.icon, body: styles.body, description: styles.text },
    message: undo ? (
      <>
        <span>{text}</span>
        <Button variant="transparent" size="xs" className={styles.undo} onClick={undoAndHide}>
          {i18next.t('undo')}
        </Button>
      </>
    ) : (
      text
    ),
  });
}

export function hideFailures(): void {
  for (const text of failures.keys()) notifications.hide(text);
  failures.clear();
}

/** Hides failure toasts that have been visible long enough to be read. */
export function hideReadFailures(): void {
  for (const [text, shownAt] of failures) {
    if (performance.now() - shownAt < autoCloseMs) continue;
    notifications.hide(text);
    failures.delete(text);
  }
}

export function hideToasts(): void {
  failures.clear();
  notifications.clean();
}

export function showNotice(text: string, ms = autoCloseMs): void {
  const id = `notice ${text}`;
  notifications.hide(id);
  notifications.show({
    id,
    autoClose: ms,
    withCloseButton: false,
    icon: <IconInfoCircle size={20} aria-hidden />,
    classNames: { root: styles.done, icon: styles.icon, body: styles.body, description: styles.text },
    message: text,
  });
}

/**
 * Shows a failure toast. It disappears when the user closes it or opens another page, when something
 * succeeds, or when the user types after having had time to read it. A new toast with the same text replaces
 * the old one.
 */
export function showFailed(text: string, whatToDo?: string): void {
  notifications.hide(text);
  failures.set(text, performance.now());
  notifications.show({
    id: text,
    autoClose: false,
    withCloseButton: true,
    closeButtonProps: { 'aria-label': i18next.t('close') },
    icon: <IconAlertCircle size={20} aria-hidden />,
    classNames: { root: styles.failed, icon: styles.icon, body: styles.body, description: styles.text },
    message: whatToDo ? (
      <span>
        <b>{text}</b>
        <br />
        {whatToDo}
      </span>
    ) : (
      text
    ),
  });
}
