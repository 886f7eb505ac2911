import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { subscriptions } from '../../../../shared/features/courses/subscriptions/endpoints.ts';
import type { OrganizationSubscription } from '../../../../shared/features/courses/subscriptions/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { useWasOpened } from '../../../ui/dialog/use-was-opened.ts';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { SelectAll } from '../../../ui/list/select-rows.tsx';
import { SelectionBar } from '../../../ui/list/selection-bar.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import styles from './curriculum.module.css';
import { keyOf, refreshCurriculum, subscriptionList } from './queries.ts';
import { SubscriptionRow } from './subscription-row.tsx';

const GrantDialog = lazyComponent(async () => (await import('./grant-dialog.tsx')).GrantDialog);

const ReasonDialog = lazyComponent(async () => (await import('./reason-dialog.tsx')).ReasonDialog);

const statuses = ['active', 'ending', 'expired', 'withdrawn'] as const;

export function SubscriptionRows({ tab }: { tab: 'requests' | 'subscribers' | 'declined' }) {
  const { t } = useTranslation(['curriculum', 'ui']);
  const { query, change } = useUrlState();
  const status = statuses.find(name => name === query.get('status')) ?? 'active';
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [granted, setGranted] = useState<OrganizationSubscription[]>([]);
  const [closed, setClosed] = useState<OrganizationSubscription>();
  const wasGranting = useWasOpened(granted.length > 0);
  const list = useList(subscriptionList(tab === 'subscribers' ? status : tab));
  const chosen = (list.rows ?? []).filter(row => selected.has(keyOf(row)));
  const approveSelected = (
    <Button size="sm" onClick={() => setGranted(chosen)}>
      {t('approveMany', { count: chosen.length })}
    </Button>
  );
  const selection = {
    actions: approveSelected,
    selected,
    onChange: setSelected,
    nameOf: ({ title, organization }: OrganizationSubscription) =>
      t('rowName', { title, organization: organization.name }),
  };
  return (
    <>
      {tab === 'requests' && chosen.length > 0 && (
        <SelectionBar
          count={chosen.length}
          actions={approveSelected}
          onClear={() => setSelected(new Set())}
        />
      )}
      <ListPage
        list={list}
        texts={{
          search: t('search'),
          searchHint: t('search'),
          emptyTitle: t(`empty.${tab}`),
          emptyText: t(`empty.${tab}Lead`),
          nothing: t('ui:nothingFound'),
          count: count => t('count', { count }),
        }}
        filters={
          tab === 'subscribers'
            ? [
                {
                  key: 'status',
                  name: t('status.name'),
                  options: statuses.map(value => ({ value, label: t(`status.${value}`) })),
                  value: status,
                  defaultValue: 'active',
                  onChange: value => change({ status: value === 'active' ? null : value }),
                },
              ]
            : []
        }
        onClearFilters={() => change({ status: null })}
      >
        {rows => (
          <>
            {tab === 'requests' && rows.length > 1 && (
              <div className={styles.all}>
                <SelectAll rows={rows} rowKey={keyOf} selection={selection} isNamed />
              </div>
            )}
            <ul className={styles.rows} aria-label={t(`tab.${tab}`)}>
              {rows.map(row => (
                <SubscriptionRow
                  key={keyOf(row)}
                  row={row}
                  {...(tab === 'requests' && { selection })}
                  onGrant={() => setGranted([row])}
                  onClose={() => setClosed(row)}
                />
              ))}
            </ul>
          </>
        )}
      </ListPage>
      {wasGranting && (
        <GrantDialog rows={granted} onClose={() => setGranted([])} onGranted={() => setSelected(new Set())} />
      )}
      <CloseDialog row={closed} onClose={() => setClosed(undefined)} />
    </>
  );
}

interface CloseDialogProps {
  row: OrganizationSubscription | undefined;
  onClose: () => void;
}

/** Declines a subscription request or revokes a subscription, with a reason. */
function CloseDialog({ row, onClose }: CloseDialogProps) {
  const { t } = useTranslation(['curriculum', 'ui']);
  const errorText = useErrorText();
  const closing = useApiMutation(subscriptions.closeSubscription, refreshCurriculum);
  const restoring = useApiMutation(subscriptions.grantSubscription, refreshCurriculum);
  if (!row) return null;
  const { organization, courseId, version, title, until } = row;
  const isRequest = row.state === 'pending';
  const about = { organizationId: organization.id, courseId };

  async function close(reason: string) {
    const closed = await closing.mutateAsync({ ...about, version, reason });
    if (isRequest || until === null) return undefined;
    return () =>
      restoring.mutateAsync({ ...about, version: closed.version, until }).catch((error: unknown) => {
        toastFailed(errorText(error, 'edit'));
        void refreshCurriculum();
      });
  }

  return (
    <ReasonDialog
      title={t(isRequest ? 'close.declineTitle' : 'close.withdrawTitle', {
        title,
        organization: organization.name,
      })}
      {...(!isRequest && { lead: t('close.withdrawLead') })}
      help={t('close.reasonHelp')}
      confirm={t(isRequest ? 'decline' : 'withdraw')}
      isDanger={!isRequest}
      done={t(isRequest ? 'close.declined' : 'ui:state.withdrawn')}
      decide={close}
      isDeciding={closing.isPending}
      onClose={onClose}
    />
  );
}
