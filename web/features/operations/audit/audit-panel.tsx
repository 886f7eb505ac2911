import { Button, Skeleton } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '../../../../shared/features/operations/audit/schema.ts';
import type { FullOrganization } from '../../../../shared/features/organizations/organizations/schema.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import log from '../../../ui/list/lines.module.css';
import { ListFailure, NothingFound } from '../../../ui/list/list-states.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import styles from './audit.module.css';
import { AuditFilterBar } from './audit-filters.tsx';
import { AuditLine, type FeatureTexts, useActionLabel, useFieldName } from './audit-line.tsx';
import { saveAudit } from './save-audit.ts';
import { useAudit, useAuditFilters } from './use-audit.ts';

interface AuditPanelProps {
  record: FullOrganization;
  texts: { events: FeatureTexts; fields: FeatureTexts };
}

/** Creates the audit log with names for the events and fields that features have. */
export const createAuditPanel =
  (texts: AuditPanelProps['texts']) =>
  ({ record }: Pick<AuditPanelProps, 'record'>) => <AuditPanel record={record} texts={texts} />;

/** The audit log of the organisation, for its admins. */
function AuditPanel({ record: { id, timeZone }, texts }: AuditPanelProps) {
  const { t } = useTranslation(['audit', 'common']);
  const errorText = useErrorText();
  const actText = useActionLabel(texts.events);
  const fieldName = useFieldName(texts.fields);
  const { wanted, change, clear } = useAuditFilters();
  const { data, isPending, isError, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useAudit(wanted);
  const entries = data?.pages.flatMap(page => page.data) ?? [];
  const saving = useMutation({
    mutationFn: () =>
      saveAudit(wanted, {
        fileName: `audit-${id}-${todayIn(timeZone)}.csv`,
        head: [
          t('head.when'),
          t('head.who'),
          'id',
          t('head.what'),
          t('head.record'),
          'id',
          '',
          t('head.network'),
        ],
        tell: ({ at, by, act, record, fields, network }: AuditEntry) => [
          at,
          by.name,
          by.id,
          actText(act),
          record.name,
          record.id,
          fields.map(fieldName).join(t('common:comma')),
          network,
        ],
      }),
    onSuccess: ({ count, isCut }) => toastDone(t(isCut ? 'cut' : 'saved', { count })),
    onError: failure => toastFailed(errorText(failure)),
  });
  return (
    <div className={log.root}>
      <p className={log.intro}>{t('intro')}</p>
      <div className={styles.bar}>
        <AuditFilterBar filters={wanted} onChange={change} onClear={clear} />
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={saving.isPending}
          onClick={() => saving.mutate()}
        >
          {t('save')}
        </Button>
      </div>
      {isPending && <Skeleton height={320} />}
      {isError && !data && <ListFailure text={errorText(error)} onRetry={refetch} />}
      {data && entries.length === 0 && !hasNextPage && (
        <NothingFound clear={t('clear')} onClear={clear}>
          {t('none')}
        </NothingFound>
      )}
      {entries.length > 0 && (
        <ul className={`${log.lines} ${styles.lines}`}>
          {entries.map(entry => (
            <AuditLine
              key={entry.id}
              entry={entry}
              timeZone={timeZone}
              actText={actText}
              texts={texts.events}
              fieldName={fieldName}
              onFilter={change}
            />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <LoadMore
          shown={entries.length}
          total={null}
          isLoading={isFetchingNextPage}
          onMore={() => fetchNextPage()}
        />
      )}
    </div>
  );
}
