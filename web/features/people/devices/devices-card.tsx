import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { deviceName } from '../../../../shared/features/people/devices/device-name.ts';
import { devices as calls } from '../../../../shared/features/people/devices/endpoints.ts';
import type { Device } from '../../../../shared/features/people/devices/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { clearSession } from '../../../platform/auth/session.ts';
import { broadcastToTabs } from '../../../platform/auth/tab-channel.ts';
import { lazyPart } from '../../../platform/features/contributions.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { hasPreparedDay } from '../../../platform/offline/prepared-day.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import styles from '../settings/settings.module.css';

const queryKey = ['devices'];

export function DevicesCard() {
  const { t } = useTranslation('settings');
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(calls.listDevices, {}, { signal }),
  });
  return (
    <section className={card.small}>
      <h2>{t('devices.title')}</h2>
      <p className={`${layout.soft} ${layout.small}`}>{t('devices.help')}</p>
      {error && !data && <ListFailure text={errorText(error)} onRetry={refetch} />}
      {data && (
        <ul className={styles.list}>
          {data.devices.map(device => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </ul>
      )}
      <SignOutEverywhere />
    </section>
  );
}

function DeviceRow({ device: { id, device, startedAt, organizationName, isThis } }: { device: Device }) {
  const { t } = useTranslation('settings');
  const { instant } = useInstants();
  const errorText = useErrorText();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const ending = useApiMutation(calls.endDevice, () => client.invalidateQueries({ queryKey }));
  const name = deviceName(device) || t('devices.unknown');

  function end(): void {
    ending.mutate(
      { deviceId: id },
      {
        onSuccess: () => toastDone(t('devices.ended')),
        onError: error => toastFailed(errorText(error, 'edit')),
        onSettled: () => setAsking(false),
      },
    );
  }

  return (
    <li className={layout.bar}>
      <div>
        <div>{name}</div>
        <div className={`${layout.soft} ${layout.small}`}>
          {[
            isThis && t('devices.this'),
            organizationName ?? t('devices.platform'),
            t('devices.since', { at: instant(startedAt) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </div>
      </div>
      {!isThis && (
        <Button variant="subtle" size="compact-md" onClick={() => setAsking(true)}>
          {t('devices.end')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('devices.endTitle', { device: name })}
        consequence={t('devices.endConsequence')}
        confirm={t('devices.end')}
        keep={t('devices.keep')}
        isWorking={ending.isPending}
        onConfirm={end}
        onKeep={() => setAsking(false)}
      />
    </li>
  );
}

const UnsentAnswers = lazyPart('unsentAnswers');

function SignOutEverywhere() {
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
