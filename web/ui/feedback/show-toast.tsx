import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './show-toast.module.css';

/** Text of a toast; a function translates it again if the language of the page changes. */
export type ToastText = string | (() => string);

/** Link in a toast to what was changed. */
export interface ToastLink {
  to: string;
  label: string;
}

/** Duration of a toast in milliseconds; longer while hovered. */
const autoCloseMs = 4_000;
/** Duration of a toast with a button: long enough to read the text, decide and reach the button. */
const undoableMs = 8_000;

/** Failure toasts that are visible: their text, and when each was shown. */
const failures = new Map<string, number>();

type Undo = () => unknown;

/** Undos of the visible toasts by text, the earliest first. */
const undos = new Map<string, readonly Undo[]>();

/** Shows a success toast, with undo if possible, and hides earlier failures. */
export function showDone(text: string, undo?: Undo, link?: ToastLink): void {
  hideFailures();
  if (undo) showUndoable(text, [...(undos.get(text) ?? []), undo], link);
  else showBriefly(`done ${text}`, text);
}

/**
 * Toasts with the same text are joined: the toast counts them, and each press undoes the last that is left.
 * A double click undoes one.
 */
function showUndoable(text: string, waiting: readonly Undo[], link?: ToastLink): void {
  const id = `undo ${text}`;
  let isUndone = false;
  /** Runs the undo once only: the button can be pressed while the toast fades out. */
  const undoLast = () => {
    if (isUndone) return;
    isUndone = true;
    const rest = waiting.slice(0, -1);
    notifications.hide(id);
    if (rest.length > 0) showUndoable(text, rest);
    waiting.at(-1)?.();
  };
  const message = (
    <>
      <span>{waiting.length > 1 ? `${text} ×${waiting.length}` : text}</span>
      {link && (
        <Button
          component={Link}
          to={link.to}
          variant="transparent"
          size="xs"
          className={styles.action}
          onClick={() => notifications.hide(id)}
        >
          {link.label}
        </Button>
      )}
      <Button
        variant="transparent"
        size="xs"
        className={styles.action}
        onClick={({ detail }) => detail < 2 && undoLast()}
      >
        {i18next.t('undo')}
      </Button>
    </>
  );
  showBriefly(id, message, { autoClose: undoableMs, onClose: () => undos.delete(text) });
  undos.set(text, waiting);
}

/** Shows a toast that disappears by itself; replaces the toast with the same id. */
function showBriefly(
  id: string,
  message: ReactNode,
  options: { icon?: ReactNode; autoClose?: number; onClose?: () => void } = {},
): void {
  notifications.hide(id);
  notifications.show({
    id,
    autoClose: autoCloseMs,
    withCloseButton: false,
    icon: <IconCircleCheck size={20} aria-hidden />,
    classNames: { root: styles.done, icon: styles.icon, body: styles.body, description: styles.text },
    message,
    ...options,
  });
}

export function hideFailures(): void {
  for (const text of failures.keys()) hideFailure(text);
}

/** Hides failure toasts that have been visible long enough to be read. */
export function hideReadFailures(): void {
  for (const [text, shownAt] of failures) if (restToRead(shownAt) <= 0) hideFailure(text);
}

/**
 * Hides failure toasts of the page that was left, each once it has been visible long enough to be read: the
 * failure may be the reason why the page was left.
 */
export function hideFailuresOfLeftPage(): void {
  hideReadFailures();
  for (const [text, shownAt] of failures)
    setTimeout(() => failures.get(text) === shownAt && hideFailure(text), restToRead(shownAt));
}

const restToRead = (shownAt: number): number => shownAt + autoCloseMs - performance.now();

function hideFailure(text: string): void {
  notifications.hide(text);
  failures.delete(text);
}

export function hideToasts(): void {
  failures.clear();
  undos.clear();
  notifications.clean();
}

export function showNotice(text: string, ms = autoCloseMs): void {
  showBriefly(`notice ${text}`, text, { icon: <IconInfoCircle size={20} aria-hidden />, autoClose: ms });
}

/**
 * Shows a failure toast. It disappears when the user closes it or opens another page, when something
 * succeeds, or when the user types after having had time to read it. A new toast with the same text replaces
 * the old one.
 */
export function showFailed(shown: ToastText, whatToDo?: string): void {
  const text = typeof shown === 'string' ? shown : shown();
  const content = typeof shown === 'string' ? shown : <Translated text={shown} />;
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
        <b>{content}</b>
        <br />
        {whatToDo}
      </span>
    ) : (
      content
    ),
  });
}

function Translated({ text }: { text: () => string }) {
  useTranslation();
  return text();
}
