import { Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { gatherReceived } from '../../../../shared/features/eye/received/gather-received.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ListFailure, LoadMore } from '../../../ui/list/list-states.tsx';
import { receivedQuery } from './queries.ts';
import { ReceivedRow } from './received-row.tsx';

/** Measurements that other systems sent. The user adds them to a visit or discards them. */
export default function ReceivedMeasurements() {
  const { t } = useTranslation(['measurements', 'eye']);
  const to = useTo();
  const errorText = useErrorText();
  const isReadOnly = useIsReadOnly();
  const list = useInfiniteQuery(receivedQuery);
  const rows = list.data?.pages.flatMap(({ data }) => data);
  const groups = gatherReceived(rows ?? []);
  usePageTitle(t('received.title'));
  return (
    <>
      <PageHeader
        parents={[{ label: t('eye:list.title'), href: to('eyeReports') }]}
        crumb={t('received.title')}
        title={t('received.title')}
        description={t('received.description')}
      />
      {isReadOnly && <Notice tone="attention">{t('received.readOnly')}</Notice>}
      {!rows && list.error && (
        <ListFailure text={errorText(list.error)} onRetry={() => void list.refetch()} />
      )}
      {!rows && !list.error && <Skeleton height={96} radius={12} aria-busy />}
      {rows && groups.length === 0 && <p>{t('received.none')}</p>}
      {groups.length > 0 && (
        <ul className={layout.stack8} aria-label={t('received.title')}>
          {groups.map(group => (
            <ReceivedRow key={group.measurement.key} group={group} isReadOnly={isReadOnly} />
          ))}
        </ul>
      )}
      <LoadMore list={list} />
    </>
  );
}
