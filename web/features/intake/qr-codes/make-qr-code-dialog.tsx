import { useTranslation } from 'react-i18next';
import { qrCodes } from '../../../../shared/features/intake/qr-codes/endpoints.ts';
import type { QrCode } from '../../../../shared/features/intake/qr-codes/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { toastDone } from '../../../ui/feedback/toast.ts';
import { LastDayDialog } from './last-day-dialog.tsx';
import { refreshQrCode } from './queries.ts';
import { useRegistrationsSoFar } from './use-registrations-so-far.ts';

interface MakeQrCodeDialogProps {
  /** The current QR code, which the new one replaces; null if there is none. */
  code: QrCode | null;
  onClose: () => void;
}

export function MakeQrCodeDialog({ code, onClose }: MakeQrCodeDialogProps) {
  const { t } = useTranslation('qr');
  const { organization } = useSession();
  const organizationId = organization?.id ?? '';
  const making = useApiMutation(qrCodes.makeQrCode, refreshQrCode);
  const common = {
    fallback: 'create' as const,
    isWorking: making.isPending,
    onClose,
    send: (
      lastDay: string,
      { onSuccess, onError }: { onSuccess: () => void; onError: (error: unknown) => void },
    ) =>
      making.mutate(
        { organizationId, codeVersion: code?.version ?? null, lastDay },
        {
          onSuccess: () => {
            toastDone(t('toast.made'));
            onSuccess();
          },
          onError,
        },
      ),
  };
  return code?.state === 'live' ? (
    <LastDayDialog
      {...common}
      title={t('replace.title')}
      consequence={<Consequence code={code} />}
      confirm={t('replace.confirm')}
    />
  ) : (
    <LastDayDialog {...common} title={t('make.title')} confirm={t('make.title')} />
  );
}

function Consequence({ code }: { code: QrCode }) {
  const { t } = useTranslation('qr');
  const soFar = useRegistrationsSoFar(code);
  return `${t('replace.consequence')} ${soFar}`;
}
