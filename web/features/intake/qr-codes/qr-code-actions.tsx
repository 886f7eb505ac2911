import { Button } from '@mantine/core';
import { IconBan, IconCalendar, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { qrCodes } from '../../../../shared/features/intake/qr-codes/endpoints.ts';
import type { QrCode } from '../../../../shared/features/intake/qr-codes/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { ExtendQrCodeDialog } from './extend-qr-code-dialog.tsx';
import { MakeQrCodeDialog } from './make-qr-code-dialog.tsx';
import styles from './qr-code.module.css';
import { refreshQrCode } from './queries.ts';
import { useMayChange } from './use-may-change.ts';
import { useRegistrationsSoFar } from './use-registrations-so-far.ts';

export function QrCodeActions({ code }: { code: QrCode }) {
  const { t } = useTranslation(['qr', 'ui']);
  const [open, setOpen] = useState<'make' | 'extend' | 'revoke'>();
  if (!useMayChange()) return null;
  const close = () => setOpen(undefined);
  return (
    <div className={styles.actions}>
      <Button
        variant="subtle"
        leftSection={<IconCalendar size={18} aria-hidden />}
        onClick={() => setOpen('extend')}
      >
        {t('extend.button')}
      </Button>
      <Button
        variant="subtle"
        leftSection={<IconRefresh size={18} aria-hidden />}
        onClick={() => setOpen('make')}
      >
        {t('replace.button')}
      </Button>
      <Button
        variant="subtle"
        color="red"
        leftSection={<IconBan size={18} aria-hidden />}
        onClick={() => setOpen('revoke')}
      >
        {t('ui:act.revoke')}
      </Button>
      {open === 'make' && <MakeQrCodeDialog code={code} onClose={close} />}
      {open === 'extend' && <ExtendQrCodeDialog code={code} onClose={close} />}
      {open === 'revoke' && <RevokeDialog code={code} onClose={close} />}
    </div>
  );
}

function RevokeDialog({ code, onClose }: { code: QrCode; onClose: () => void }) {
  const { t } = useTranslation(['qr', 'ui']);
  const errorText = useErrorText();
  const soFar = useRegistrationsSoFar(code);
  const revoking = useApiMutation(qrCodes.revokeQrCode, refreshQrCode);
  const revoke = () =>
    revoking.mutate(
      { organizationId: code.id, codeVersion: code.version },
      {
        onSuccess: () => toastDone(t('toast.revoked')),
        onError: error => {
          toastFailed(errorText(error));
          refreshQrCode();
        },
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      isOpen
      title={t('revoke.title')}
      consequence={`${t('revoke.consequence')} ${soFar}`}
      confirm={t('revoke.confirm')}
      keep={t('ui:act.keepIt')}
      isWorking={revoking.isPending}
      onConfirm={revoke}
      onKeep={onClose}
    />
  );
}
