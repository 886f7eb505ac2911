import { Button } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiKeys } from '../../../../shared/features/organizations/api-keys/endpoints.ts';
import { apiKeyState, type ShownApiKey } from '../../../../shared/features/organizations/api-keys/schema.ts';
import type { FullOrganization } from '../../../../shared/features/organizations/organizations/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useInstantsIn } from '../../../platform/i18n/use-instants.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import layout from '../../../ui/layout/layout.module.css';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import styles from '../api-tab/api-tab.module.css';
import { NewApiKeyDialog } from './new-api-key-dialog.tsx';
import { useScopeName } from './use-scope-name.ts';

const apiKeysQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['api-keys', organizationId],
    queryFn: async ({ signal }) => (await call(apiKeys.listApiKeys, { organizationId }, { signal })).keys,
  });

type Record = Pick<FullOrganization, 'id' | 'timeZone'>;

export function ApiKeysSection({ record: { id: organizationId, timeZone } }: { record: Record }) {
  const { t } = useTranslation(['apiKeys', 'ui']);
  const errorText = useErrorText();
  const query = apiKeysQuery(organizationId);
  const { data: keys, error, refetch } = useQuery(query);
  const [isMaking, setMaking] = useState(false);
  const [chosen, setChosen] = useState<ShownApiKey>();
  const refresh = () => queryClient.invalidateQueries({ queryKey: query.queryKey });
  const revoking = useApiMutation(apiKeys.revokeApiKey, refresh);
  if (error && !keys) return <ListFailure text={errorText(error)} onRetry={() => void refetch()} />;
  if (!keys) return <p role="status">{t('loading')}</p>;

  const revoke = () =>
    chosen &&
    revoking.mutate(
      { organizationId, apiKeyId: chosen.id },
      {
        onSuccess: () => toastDone(t('revoked')),
        onError: failure => toastFailed(errorText(failure)),
        onSettled: () => setChosen(undefined),
      },
    );

  return (
    <section className={styles.root}>
      <div className={styles.head}>
        <h2>{t('title')}</h2>
        <Button onClick={() => setMaking(true)}>{t('make')}</Button>
      </div>
      <p>{t('intro')}</p>
      {keys.length === 0 ? (
        <p className={`${layout.soft} ${layout.small}`}>{t('none')}</p>
      ) : (
        <ul className={styles.keys}>
          {keys.map(key => (
            <ApiKeyRow key={key.id} apiKey={key} timeZone={timeZone} onRevoke={() => setChosen(key)} />
          ))}
        </ul>
      )}
      {isMaking && (
        <NewApiKeyDialog organizationId={organizationId} onMade={refresh} onClose={() => setMaking(false)} />
      )}
      <ConfirmDialog
        isOpen={chosen !== undefined}
        title={t('revokeTitle', { name: chosen?.name ?? '' })}
        consequence={t('revokeText')}
        confirm={t('ui:act.revoke')}
        keep={t('ui:act.keepIt')}
        isWorking={revoking.isPending}
        onConfirm={revoke}
        onKeep={() => setChosen(undefined)}
      />
    </section>
  );
}

interface ApiKeyRowProps {
  apiKey: ShownApiKey;
  timeZone: string;
  onRevoke: () => void;
}

function ApiKeyRow({ apiKey, timeZone, onRevoke }: ApiKeyRowProps) {
  const { t, i18n } = useTranslation(['apiKeys', 'ui']);
  const { date } = useCalendarDates();
  const { instant } = useInstantsIn(timeZone);
  const scopeName = useScopeName();
  const state = apiKeyState(apiKey, Date.now());
  const isResting = state === 'active' && !apiKey.isMakerAdmin;
  const names = new Intl.ListFormat(i18n.language).format(apiKey.scopes.map(scopeName));
  const end = instant(apiKey.revokedAt ?? apiKey.until);
  return (
    <li>
      <div>
        <p className={layout.strong} dir="auto">
          {apiKey.name}
        </p>
        <p>{names}</p>
        <p className={`${layout.soft} ${layout.small}`}>
          {t(isResting ? 'state.resting' : `state.${state}`, { day: end })}
          {' · '}
          {apiKey.lastUsedOn ? t('lastUsed', { day: date(apiKey.lastUsedOn) }) : t('neverUsed')}
        </p>
        {isResting && <p className={`${layout.soft} ${layout.small}`}>{t('restingText')}</p>}
        <p className={`${layout.soft} ${layout.small}`}>
          {t('ending', { ending: apiKey.ending })}
          {' · '}
          {t('made', { name: apiKey.madeByName ?? t('left'), day: instant(apiKey.madeAt) })}
        </p>
      </div>
      {state === 'active' && (
        <Button variant="default" aria-label={t('revokeOf', { name: apiKey.name })} onClick={onRevoke}>
          {t('ui:act.revoke')}
        </Button>
      )}
    </li>
  );
}
