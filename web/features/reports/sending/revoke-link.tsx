import { Button } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sending } from '../../../../shared/features/reports/sending/endpoints.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import type { RevokeLinkProps } from '../../../platform/features/parts.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import styles from './sending.module.css';

/** Revokes the report link that was sent to an address, after confirmation. */
function RevokeLink({ sendingId, address, look = 'subtle', onRevoked }: RevokeLinkProps) {
  const { t } = useTranslation('sending');
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const revoking = useApiMutation(sending.revokeReportLinks, () =>
    queryClient.invalidateQueries({ queryKey: ['cases'] }),
  );

  const revoke = () =>
    revoking.mutate(
      { sendingId, address },
      {
        onSuccess: ({ revoked }) => void toastDone(t(revoked > 0 ? 'revoke.done' : 'revoke.none')),
        onError: error => void toastFailed(t('revoke.failed'), errorText(error)),
        onSettled: () => {
          setAsking(false);
          onRevoked();
        },
      },
    );

  return (
    <>
      <Button
        variant={look}
        className={look === 'subtle' ? styles.again : undefined}
        leftSection={look === 'subtle' && <IconLinkOff size={16} aria-hidden />}
        aria-label={t('revoke.of', { address })}
        onClick={() => setAsking(true)}
      >
        {t('revoke.action')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('revoke.title', { address })}
        consequence={t('revoke.consequence')}
        confirm={t('revoke.action')}
        keep={t('revoke.keep')}
        isWorking={revoking.isPending}
        onConfirm={revoke}
        onKeep={() => setAsking(false)}
      />
    </>
  );
}

export { RevokeLink as Component };
