import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import i18next from 'i18next';
import styles from './show-toast.module.css';
import type { Undo } from './undo.ts';

/** Duration of a toast in milliseconds; longer while hovered. */
const autoCloseMs = 4_000;

/** Visible failure toasts, by text. */
const failures = new Set<string>();

/** Shows a success toast, with undo if possible, and hides earlier failures. */
export function showDone(text: string, undo?: Undo): void {
  hideFailures();
  const id = crypto.randomUUID();
  let isUndone = false;
  /** The button can still be pressed while the toast fades out. */
  const undoAndHide = () => {
    notifications.hide(id);
    if (!isUndone) undo?.run();
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
          {undo.label}
        </Button>
      </>
    ) : (
      text
    ),
  });
}

export function hideFailures(): void {
  for (const failure of failures) notifications.hide(failure);
  failures.clear();
}

export function hideToasts(): void {
  failures.clear();
  notifications.clean();
}

export function showNotice(text: string, ms = autoCloseMs): void {
  notifications.show({
    autoClose: ms,
    withCloseButton: false,
    icon: <IconInfoCircle size={20} aria-hidden />,
    classNames: { root: styles.done, icon: styles.icon, body: styles.body, description: styles.text },
    message: text,
  });
}

/** Shows a failure toast until it is closed; does not repeat the same text. */
export function showFailed(text: string, whatToDo?: string): void {
  notifications.hide(text);
  failures.add(text);
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
