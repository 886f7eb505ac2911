import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '../../../../shared/features/operations/audit/schema.ts';
import type { FullOrganization } from '../../../../shared/features/organizations/organizations/schema.ts';
import { useAction } from '../../../platform/api/use-action.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import log from '../../../ui/list/lines.module.css';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { AuditDays } from './audit-days.tsx';
import { saveAudit } from './save-audit.ts';
import { useAudit, useAuditFilters } from './use-audit.ts';
import { useAuditFilterBar } from './use-audit-filter-bar.tsx';
import { useDetails } from './use-details.ts';
import { type FeatureTexts, plainSentence, useSentence } from './use-sentence.ts';

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
  const sentenceOf = useSentence(texts.events, timeZone);
  const detailsOf = useDetails(texts.fields);
  const { wanted, change, clear, isFiltered } = useAuditFilters();
  const list = useAudit(wanted, isFiltered);
  const filters = useAuditFilterBar(wanted, change);
  const saving = useAction(() =>
    saveAudit(wanted, {
      fileName: `audit-${id}-${todayIn(timeZone)}.csv`,
      head: [
        t('head.when'),
        t('head.who'),
        'id',
        t('head.what'),
        t('head.record'),
        'id',
        t('head.details'),
        t('head.network'),
      ],
      tell: (entry: AuditEntry) => [
        entry.at,
        entry.by.name,
        entry.by.id,
        plainSentence(sentenceOf(entry)),
        entry.record.name,
        entry.record.id,
        detailsOf(entry.details).join(' · '),
        entry.network,
      ],
    }),
  );
  const save = () =>
    saving.mutate(undefined, {
      onSuccess: ({ count, isCut }) => toastDone(t(isCut ? 'cut' : 'saved', { count })),
      onError: failure => toastFailed(errorText(failure)),
    });
  return (
    <div className={log.root}>
      <p className={log.intro}>{t('intro')}</p>
      <ListPage
        list={list}
        texts={{
          emptyTitle: t('none'),
          emptyText: t('intro'),
          nothing: t('none'),
          clear: t('clear'),
          count: count => t('count', { count }),
          order: t('order'),
        }}
        filters={filters}
        onClearFilters={clear}
        actions={
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            loading={saving.isPending}
            onClick={save}
          >
            {t('save')}
          </Button>
        }
      >
        {entries => (
          <AuditDays
            entries={entries}
            timeZone={timeZone}
            sentenceOf={sentenceOf}
            detailsOf={detailsOf}
            onFilter={change}
          />
        )}
      </ListPage>
    </div>
  );
}
