import { Button, Group } from '@mantine/core';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../feedback/submit-button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';

interface DialogProps extends DialogFrameProps {
  /**
   * What closing does with entries. `ask`: closing asks first. `kept`: a draft stores them, or they are only
   * options. By default, a dialog with several entries asks. The dialog's own buttons never ask.
   */
  entries?: 'ask' | 'kept';
}

export function Dialog({ isOpen = true, onClose, entries, children, ...more }: DialogProps) {
  const { t } = useTranslation();
  const body = useRef<HTMLDivElement>(null);
  const { isTouched, watch } = useTouched(isOpen);
  const [isAsking, setAsking] = useState(false);

  function close(): void {
    const isLost = entries === 'ask' || (entries === undefined && countEntries(body.current) > 1);
    // Waits, because the same Escape would also close the question.
    if (isLost && isTouched.current) setTimeout(() => setAsking(true));
    else onClose?.();
  }

  return (
    <>
      <DialogFrame isOpen={isOpen} {...(onClose && { onClose: close })} {...more}>
        <div ref={body} style={{ display: 'contents' }} {...watch}>
          {children}
        </div>
      </DialogFrame>
      {isAsking && (
        <ConfirmDialog
          isOpen
          title={t('leave.title')}
          consequence={t('leave.entries')}
          confirm={t('leave.confirm')}
          keep={t('leave.keep')}
          onConfirm={() => {
            setAsking(false);
            onClose?.();
          }}
          onKeep={() => setAsking(false)}
        />
      )}
    </>
  );
}

const written =
  'textarea, select, [contenteditable="true"], input:not([type=hidden], [type=search], [type=checkbox], [type=radio])';
const chosen = ['[type=checkbox]', '[type=radio]'];

/** Counts the user's entries in an element; a group of checkboxes or radio buttons counts as one. */
function countEntries(element: HTMLElement | null): number {
  if (!element) return 0;
  const choices = chosen.filter(kind => element.querySelector(kind) !== null);
  return element.querySelectorAll(written).length + choices.length;
}

const isIn = (target: EventTarget, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** Watches whether something was typed or selected in an element; search texts do not count. */
function useTouched(isOpen: boolean) {
  const isTouched = useRef(false);
  const touch = () => {
    isTouched.current = true;
  };
  useEffect(() => {
    if (!isOpen) isTouched.current = false;
  }, [isOpen]);
  return {
    isTouched,
    watch: {
      onChange: ({ target }: { target: EventTarget }) =>
        isIn(target, '[role="combobox"], [type="search"]') || touch(),
      onInput: ({ target }: { target: EventTarget }) => isIn(target, '[contenteditable]') && touch(),
      onClickCapture: ({ target }: MouseEvent) => isIn(target, '[role="option"]') && touch(),
      onKeyDownCapture: ({ key, target }: KeyboardEvent) =>
        key === 'Enter' && isIn(target, '[role="combobox"]') && touch(),
    },
  };
}

interface DialogActionsProps {
  submit: string;
  isWorking: boolean;
  onCancel: () => void;
}

export function DialogActions({ submit, isWorking, onCancel }: DialogActionsProps) {
  const { t } = useTranslation('common');
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onCancel}>
        {t('cancel')}
      </Button>
      <SubmitButton loading={isWorking}>{submit}</SubmitButton>
    </Group>
  );
}

interface DialogButtonsProps {
  onCancel: () => void;
  /** Label instead of "Cancel". */
  cancel?: string;
  /** Whether the button that cancels gets the focus when the dialog opens. */
  focusesCancel?: boolean;
  /** The buttons that act. */
  children: ReactNode;
}

/** Buttons at the end of a dialog. */
export function DialogButtons({ onCancel, cancel, focusesCancel, children }: DialogButtonsProps) {
  const { t } = useTranslation('common');
  return (
    <Group justify="flex-end" gap="xs" mt="lg">
      <Button variant="default" data-autofocus={focusesCancel || undefined} onClick={onCancel}>
        {cancel ?? t('cancel')}
      </Button>
      {children}
    </Group>
  );
}
