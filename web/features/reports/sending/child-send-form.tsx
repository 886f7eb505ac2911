import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { idKindOf } from '../../../../shared/core/ids.ts';
import type { SentReports } from '../../../../shared/features/reports/sending/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import type { SendDialogProps, SendingRef } from '../../../platform/features/parts.ts';
import type { ReportCopy } from '../../../platform/features/report-places.ts';
import { familyLanguageOf } from '../../../platform/features/use-report-language.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { childQuery } from '../../../platform/lookups/child-query.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { sendingQuery } from './queries.ts';
import { SendForm } from './send-form.tsx';
import { type SendableRecord, useRecords } from './use-records.ts';

/** Placeholder for the disabled query, if the user sends no earlier report again. */
const noSending: SendingRef = { reportId: '', sendingId: '' };

const copyOf = ({ content, language, script }: SentReports): ReportCopy => ({ content, language, script });

/** Reason why the child has no report that can be sent. */
function notSendableReason(
  records: SendableRecord[],
  picked: string | undefined,
): 'none' | 'draft' | 'deleted' {
  if (picked === undefined) return 'none';
  return records.some(({ id }) => id === picked) ? 'draft' : 'deleted';
}

export function ChildSendForm({
  sources,
  caseId,
  reportId,
  kind,
  content,
  again,
  onClose,
}: SendDialogProps & { caseId: string }) {
  const { t } = useTranslation('sending');
  const errorText = useErrorText();
  const text = useText();
  const { organization } = useSession();
  const { date } = useCalendarDates();
  const child = useQuery(childQuery(caseId));
  const records = useRecords(sources, caseId);
  const [first] = sources;
  const sourceOfSending = sources.find(({ idKind }) => again && idKind === idKindOf(again.reportId)) ?? first;
  const before = useQuery({
    ...sendingQuery(sourceOfSending, again ?? noSending),
    enabled: again !== undefined,
  });
  const [picked, setPicked] = useState(again?.reportId ?? reportId);
  const error = child.error ?? records.error ?? before.error;
  if (error) return <Notice tone="danger">{errorText(error)}</Notice>;
  if (!child.data || !records.data || (again && !before.data)) return null;
  const sendable = records.data.filter(({ isDraft, source }) => !isDraft || source.sendsDrafts);
  const usual = sendable.find(({ isDraft }) => !isDraft) ?? sendable[0];
  const record = picked === undefined ? usual : sendable.find(({ id }) => id === picked);
  if (!record) return <Notice tone="attention">{t(notSendableReason(records.data, picked))}</Notice>;
  const { source } = record;
  const repeated = source === sourceOfSending ? before.data : undefined;
  const chosen = record.id === reportId ? content : undefined;
  const defaultCopy: ReportCopy = {
    content: chosen ?? record.content,
    ...familyLanguageOf(child.data, organization),
  };
  return (
    <>
      <SelectField
        label={t('record')}
        allowDeselect={false}
        options={sendable.map(({ id, reference, title, name, date: day, isDraft }) => ({
          value: id,
          label: [
            name || (title ? text(title) : reference),
            date(day),
            ...(isDraft ? [t('draftMark')] : []),
          ].join(' · '),
        }))}
        value={record.id}
        onChange={setPicked}
      />
      <SendForm
        key={source.sendsDrafts ? record.id : source.key}
        child={child.data}
        record={record}
        kind={source.kinds.find(other => other === kind) ?? source.kinds[0]}
        copy={repeated ? copyOf(repeated) : defaultCopy}
        isChosen={(repeated ?? chosen) !== undefined}
        again={repeated}
        onClose={onClose}
      />
    </>
  );
}
