import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { countEntries } from './count-entries.ts';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';
import { useTouched } from './use-touched.ts';

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
