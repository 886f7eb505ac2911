import { useTranslation } from 'react-i18next';
import { qrCodes } from '../../../../shared/features/intake/qr-codes/endpoints.ts';
import type { QrCode } from '../../../../shared/features/intake/qr-codes/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { toastDone } from '../../../ui/feedback/toast.ts';
import { LastDayDialog } from './last-day-dialog.tsx';
import { refreshQrCode } from './queries.ts';

/** Changes the expiry of a QR code; printed posters stay valid. */
export function ExtendQrCodeDialog({ code, onClose }: { code: QrCode; onClose: () => void }) {
  const { t } = useTranslation(['qr', 'ui']);
  const extending = useApiMutation(qrCodes.changeQrCode, refreshQrCode);
  return (
    <LastDayDialog
      title={t('extend.title')}
      consequence={t('extend.consequence')}
      confirm={t('ui:act.save')}
      fallback="edit"
      isWorking={extending.isPending}
      onClose={onClose}
      send={(lastDay, { onSuccess, onError }) =>
        extending.mutate(
          { organizationId: code.id, codeVersion: code.version, lastDay },
          {
            onSuccess: () => {
              toastDone(t('toast.extended'));
              onSuccess();
            },
            onError,
          },
        )
      }
    />
  );
}
