import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { useTouched } from './use-touched.ts';

type EntryDialogProps = ComponentProps<typeof Dialog> & { onClose: () => void };

/** A dialog with entries that are kept nowhere. Closing it asks before they are lost; its own buttons do not. */
export function EntryDialog({ isOpen = true, onClose, children, ...more }: EntryDialogProps) {
  const { t } = useTranslation();
  const { isTouched, watch } = useTouched(isOpen);
  const [isAsking, setAsking] = useState(false);
  function close(): void {
    // Later, because the Escape that asks would also answer.
    if (isTouched.current) setTimeout(() => setAsking(true));
    else onClose();
  }

  return (
    <>
      <Dialog isOpen={isOpen} onClose={close} closeOnClickOutside={false} {...more}>
        <div style={{ display: 'contents' }} {...watch}>
          {children}
        </div>
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('leave.title')}
        consequence={t('leave.entries')}
        confirm={t('leave.confirm')}
        keep={t('leave.keep')}
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
        onKeep={() => setAsking(false)}
      />
    </>
  );
}
