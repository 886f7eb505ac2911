import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { devices as calls } from '../../../../shared/features/people/devices/endpoints.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { clearSession } from '../../../platform/auth/session.ts';
import { broadcastToTabs } from '../../../platform/auth/tab-channel.ts';
import { lazyPart } from '../../../platform/features/contributions.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { hasPreparedDay } from '../../../platform/offline/prepared-day.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';

const UnsentAnswers = lazyPart('unsentAnswers');

export function SignOutEverywhere() {
  const { t } = useTranslation('settings');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const login = useTo()('login');
  const [isAsking, asking] = useDisclosure(false);
  const ending = useApiMutation(calls.signOutEverywhere);

  function end(): void {
    ending.mutate(
      {},
      {
        onSuccess: async () => {
          clearSession();
          broadcastToTabs({ kind: 'signed-out' });
          await navigate(login, { replace: true });
          toastDone(t('devices.signedOut'));
        },
        onError: error => {
          asking.close();
          toastFailed(errorText(error, 'edit'));
        },
      },
    );
  }

  return (
    <div>
      <Button variant="default" onClick={asking.open}>
        {t('devices.everywhere')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('devices.everywhereTitle')}
        consequence={t('devices.everywhereConsequence')}
        confirm={t('devices.everywhere')}
        keep={t('devices.stay')}
        isWorking={ending.isPending}
        onConfirm={end}
        onKeep={asking.close}
      >
        {hasPreparedDay() && (
          <Suspense>
            <UnsentAnswers />
          </Suspense>
        )}
      </ConfirmDialog>
    </div>
  );
}
