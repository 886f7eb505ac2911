import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { toCsv } from '../../../../shared/core/csv.ts';
import { audit } from '../../../../shared/features/operations/audit/endpoints.ts';
import { type AuditEntry, auditPageSizes } from '../../../../shared/features/operations/audit/schema.ts';
import type { FullOrganization } from '../../../../shared/features/organizations/organizations/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { fetchPages } from '../../../platform/api/fetch-pages.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { saveFile } from '../../../ui/file/save-file.ts';
import layout from '../../../ui/layout/layout.module.css';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { AuditDays } from './audit-days.tsx';
import type { FeatureTexts } from './feature-texts.ts';
import { type AuditQuery, useAudit, useAuditFilters } from './use-audit.ts';
import { useAuditFilterBar } from './use-audit-filter-bar.tsx';
import { plainSentence, useSentence } from './use-sentence.ts';

/** Labels of record fields that no form contains. */
const recordFieldTexts: FeatureTexts = { updatedAt: 'audit:field.updatedAt', version: 'audit:field.version' };

/** Returns the details of an event as texts: fields by their form labels, and the people concerned. */
function useDetails(fieldTexts: FeatureTexts): (details: AuditEntry['details']) => string[] {
  const { t } = useTranslation(['audit', 'common']);
  const text = useText();
  const fieldName = (field: string) => {
    const key = fieldTexts[field] ?? recordFieldTexts[field];
    return key ? text(key) : field;
  };
  const comma = t('common:comma');
  const namesOf = (people: AuditEntry['details']['added']) =>
    people.map(({ name }) => name ?? t('noun.person')).join(comma);
  return ({ fields, added, removed }) => [
    ...(fields.length > 0 ? [t('detail.changed', { fields: fields.map(fieldName).join(comma) })] : []),
    ...(added.length > 0 ? [t('detail.added', { names: namesOf(added) })] : []),
    ...(removed.length > 0 ? [t('detail.removed', { names: namesOf(removed) })] : []),
  ];
}

interface AuditPanelProps {
  record: FullOrganization;
  fieldTexts: FeatureTexts;
}

/** Creates the audit log with texts for the fields of all features. */
export const createAuditPanel =
  (fieldTexts: FeatureTexts) =>
  ({ record }: Pick<AuditPanelProps, 'record'>) => <AuditPanel record={record} fieldTexts={fieldTexts} />;

function AuditPanel({ record: { id, timeZone }, fieldTexts }: AuditPanelProps) {
  const { t } = useTranslation(['audit', 'common']);
  const errorText = useErrorText();
  const sentenceOf = useSentence();
  const detailsOf = useDetails(fieldTexts);
  const { filters: query, change, clear, isFiltered } = useAuditFilters();
  const list = useAudit(query, isFiltered);
  const filters = useAuditFilterBar(query, change);
  const saving = useApiMutation(() =>
    saveAudit(query, {
      fileName: `audit-${id}-${todayIn(timeZone)}.csv`,
      head: [
        t('head.when'),
        t('head.who'),
        'id',
        t('head.what'),
        t('filter.record'),
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
    <div className={layout.column16}>
      <p className={`${layout.readable} ${layout.soft}`}>{t('intro')}</p>
      <ListPage
        list={list}
        texts={{
          emptyTitle: t('none'),
          emptyText: t('intro'),
          nothing: t('none'),
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

/** Maximum number of rows in a saved file. */
const maxRows = 10_000;

/** Downloads the filtered audit log as CSV. Returns the number of rows, and whether some were omitted. */
async function saveAudit(
  filters: AuditQuery,
  {
    fileName,
    head,
    tell,
  }: { fileName: string; head: string[]; tell: (entry: AuditEntry) => (string | null)[] },
): Promise<{ count: number; isCut: boolean }> {
  const { rows, isCut } = await fetchPages(
    cursor => call(audit.searchAudit, { ...filters, cursor, limit: auditPageSizes.file }),
    maxRows,
  );
  saveFile(new Blob([toCsv([head, ...rows.map(tell)])], { type: 'text/csv' }), fileName);
  return { count: rows.length, isCut };
}
