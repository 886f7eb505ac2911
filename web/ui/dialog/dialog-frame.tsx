import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../theme/use-breakpoint.ts';
import styles from './dialog-frame.module.css';
import { useCountedOpen } from './open-dialogs.ts';
import { useLastOpen } from './use-last-open.ts';
import { useReturnFocus } from './use-return-focus.ts';

const controls =
  'input:not(:disabled, [type=hidden], [type=file]), textarea:not(:disabled), select, button, a[href], [contenteditable]';
/** Selector of fields that open no list or calendar when they are focused. */
const fields = ':is(input, textarea):is(:not([aria-haspopup]), [readonly], [aria-autocomplete]), select';

/**
 * Marks the first control for the initial focus if it is a field; among radio buttons, marks the chosen one.
 */
function markFirstField(body: HTMLElement): HTMLElement | null {
  const marked = body.querySelector<HTMLElement>('[data-autofocus]');
  if (marked) return marked;
  const first = body.querySelector<HTMLElement>(controls);
  if (!first?.matches(fields)) return null;
  const chosen =
    first.matches('[type=radio]') && first.closest('[role=radiogroup]')?.querySelector(':checked');
  const field = chosen instanceof HTMLElement ? chosen : first;
  field.dataset.autofocus = 'true';
  return field;
}

/** Milliseconds to wait, because a dialog above this one may be closing and returning the focus. */
const settleMs = 50;

/**
 * Focuses the first control if it is a field, so that early typing goes there and Enter does not press the
 * close button. Does so again when fields load later and the user has not moved the focus, and when a next
 * step removes the focused button. Opens no list.
 */
function beginAtFirstField(body: HTMLElement | null): (() => void) | undefined {
  const dialog = body?.closest<HTMLElement>('[role=dialog]');
  if (!body || !dialog) return undefined;
  let hasBegun = markFirstField(body) !== null;
  let timer: ReturnType<typeof setTimeout>;
  const lookForFocus = () => {
    const { activeElement } = document;
    const isLost = activeElement === document.body;
    const isWaiting = !hasBegun && dialog.contains(activeElement) && !body.contains(activeElement);
    if (body.inert || (!isLost && !isWaiting)) return;
    const field = markFirstField(body);
    hasBegun ||= field !== null;
    if (field) field.focus({ preventScroll: true });
    else if (isLost) dialog.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(lookForFocus, settleMs);
  });
  observer.observe(body, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

export interface DialogFrameProps
  extends Pick<
    ModalProps,
    'title' | 'size' | 'closeOnClickOutside' | 'keepMounted' | 'portalProps' | 'children'
  > {
  isOpen?: boolean;
  /** Called to close the dialog. If undefined, there is no close button and the user must answer. */
  onClose?: () => void;
  /** If true, the dialog takes the whole window on phones. */
  fillsPhone?: boolean;
  overlayClassName?: string | undefined;
  /**
   * If true, the dialog opens without a press and at first ignores presses, which were meant for the page.
   */
  isUnasked?: boolean;
}

/** A dialog that closes without asking about entries. */
export function DialogFrame({
  isOpen = true,
  onClose,
  fillsPhone = false,
  overlayClassName,
  isUnasked = false,
  title,
  children,
  ...more
}: DialogFrameProps) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  useReturnFocus(isOpen);
  useCountedOpen(isOpen);
  const isPressable = useSettled(isUnasked && isOpen);
  const shown = useLastOpen(isOpen || more.keepMounted === true, { title, children });
  return (
    <Modal
      opened={isOpen}
      title={shown.title}
      classNames={{ content: styles.content, body: styles.body }}
      onClose={onClose ?? (() => undefined)}
      withCloseButton={onClose !== undefined}
      fullScreen={fillsPhone && isPhone}
      closeButtonProps={{ 'aria-label': t('close') }}
      {...(overlayClassName && { overlayProps: { className: overlayClassName } })}
      {...(!isPressable && { styles: { root: { pointerEvents: 'none' }, inner: { pointerEvents: 'none' } } })}
      {...more}
    >
      <div ref={beginAtFirstField} inert={!isOpen} style={{ display: 'contents' }}>
        {shown.children}
      </div>
    </Modal>
  );
}

const settlingMs = 700;

/** Whether a dialog that opened without a press has been open long enough to accept presses. */
function useSettled(isSettling: boolean): boolean {
  const [isSettled, setSettled] = useState(!isSettling);
  useEffect(() => {
    if (!isSettling) return setSettled(true);
    setSettled(false);
    const timer = setTimeout(() => setSettled(true), settlingMs);
    return () => clearTimeout(timer);
  }, [isSettling]);
  return isSettled;
}
