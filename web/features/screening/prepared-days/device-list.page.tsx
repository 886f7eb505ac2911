import { Button } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { preparedDays } from '../../../../shared/features/screening/prepared-days/endpoints.ts';
import {
  type PreparedDay,
  preparedDayState,
} from '../../../../shared/features/screening/prepared-days/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { colleaguesQuery } from '../../../platform/lookups/colleagues.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import layout from '../../../ui/layout/layout.module.css';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { PageLoading } from '../../../ui/layout/page-loading.tsx';
import styles from './prepared-day.module.css';

const daysQuery = queryOptions({
  queryKey: ['prepared-days'],
  queryFn: async ({ signal }) => (await call(preparedDays.listPreparedDays, {}, { signal })).days,
});

/** Lists prepared devices: the user's own, or all for admins. A lost device can be revoked here. */
export function DeviceListPage() {
  const { t } = useTranslation(['preparedDay', 'learning', 'common']);
  const to = useTo();
  const errorText = useErrorText();
  const { instant } = useInstants();
  const { data: days, error, refetch } = useQuery(daysQuery);
  const colleagues = useQuery(colleaguesQuery).data ?? [];
  const [chosen, setChosen] = useState<PreparedDay>();
  const revoking = useApiMutation(preparedDays.revokePreparedDay, () =>
    queryClient.invalidateQueries({ queryKey: daysQuery.queryKey }),
  );
  usePageTitle(t('devices.title'));
  const nameOf = (id: string) => colleagues.find(person => person.id === id)?.fullName ?? t('devices.left');

  function stateOf(day: PreparedDay): string {
    const state = preparedDayState(day, Date.now());
    if (state === 'open') return t('devices.open', { until: instant(day.until) });
    return state === 'ended' ? t('devices.ended', { count: day.received ?? 0 }) : t(`devices.${state}`);
  }

  return (
    <>
      <PageHeader
        parents={[{ label: t('learning:list.title'), href: to('screenings') }]}
        crumb={t('devices.title')}
        title={t('devices.title')}
        description={t('devices.description')}
      />
      {error ? (
        <Notice tone="danger" action={<Button onClick={() => refetch()}>{t('common:retry')}</Button>}>
          {errorText(error)}
        </Notice>
      ) : !days ? (
        <PageLoading />
      ) : days.length === 0 ? (
        <Notice>{t('devices.none')}</Notice>
      ) : (
        <ul className={styles.devices}>
          {days.map(day => (
            <li key={day.id}>
              <div>
                <p className={layout.strong} dir="auto">
                  {day.deviceName}
                </p>
                <p className={`${layout.soft} ${layout.small}`}>
                  {t('devices.line', {
                    name: nameOf(day.ownerId),
                    at: instant(day.preparedAt),
                    count: day.children,
                  })}
                </p>
                <p className={`${layout.soft} ${layout.small}`}>{stateOf(day)}</p>
              </div>
              {preparedDayState(day, Date.now()) === 'open' && (
                <Button
                  variant="default"
                  aria-label={t('devices.revokeOf', { device: day.deviceName })}
                  onClick={() => setChosen(day)}
                >
                  {t('devices.revoke')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={chosen !== undefined}
        title={t('devices.revokeTitle', { device: chosen?.deviceName ?? '' })}
        consequence={t('devices.consequence')}
        confirm={t('devices.revoke')}
        keep={t('devices.keep')}
        isWorking={revoking.isPending}
        onConfirm={() =>
          chosen &&
          revoking.mutate(
            { preparedDayId: chosen.id },
            {
              onSuccess: () => toastDone(t('devices.done')),
              onError: failure => toastFailed(errorText(failure)),
              onSettled: () => setChosen(undefined),
            },
          )
        }
        onKeep={() => setChosen(undefined)}
      />
    </>
  );
}
