import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../../shared/features/cases/drafts/schema.ts';
import { progressReports } from '../../../../shared/features/classes/progress-reports/endpoints.ts';
import type { ProgressReport } from '../../../../shared/features/classes/progress-reports/schema.ts';
import { call } from '../../../platform/api/call.ts';
import type { DraftKey } from '../../../platform/api/drafts.ts';
import { ConflictFrame } from '../../../ui/dialog/conflict-frame.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { RecordFormFrame } from '../../../ui/form/record-form-frame.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { childClassesQuery } from '../classes/queries.ts';
import { type Days, emptyReport, fieldsOfReport, ReportValues, valuesOfReport } from './report-values.ts';

interface ReportFormProps {
  caseId: string;
  /** Null for a new report. */
  report: ProgressReport | null;
  today: string;
  /** Period of a new report. */
  period: Days;
  draftKey: DraftKey;
  autosave: Draft | null;
  onSaved: (saved: ProgressReport) => void;
  onCancel: () => void;
}

export function ReportForm({
  caseId,
  report,
  today,
  period,
  draftKey,
  autosave,
  onSaved,
  onCancel,
}: ReportFormProps) {
  const { t } = useTranslation(['progress', 'common']);
  const { data: classes = [] } = useQuery(childClassesQuery(caseId));
  const { form, conflict, ...state } = useRecordForm({
    draftKey,
    autosave,
    record: report,
    initialValues: report ? valuesOfReport(report) : emptyReport(period),
    valuesOf: valuesOfReport,
    schema: ReportValues,
    save: (values, version, idempotencyKey) =>
      report && version !== null
        ? call(
            progressReports.saveProgressReport,
            { ...fieldsOfReport(values), progressReportId: report.id, version },
            { idempotencyKey },
          )
        : call(
            progressReports.createProgressReport,
            { ...fieldsOfReport(values), caseId },
            { idempotencyKey },
          ),
    onSaved,
    fallback: report ? 'edit' : 'create',
  });
  return (
    <RecordFormFrame state={state} save={report ? t('common:save') : t('create')} onCancel={onCancel}>
      <DateField label={t('from')} required latest={today} {...form.getInputProps('from')} />
      <DateField label={t('to')} required latest={today} {...form.getInputProps('to')} />
      <SelectField
        label={t('class')}
        clearable
        placeholder={t('allClasses')}
        options={classes.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.getInputProps('classId')}
      />
      <TextField
        label={t('comment')}
        description={t('commentHelp')}
        isPrinted
        {...form.getInputProps('comment')}
      />
      {conflict && (
        <ConflictFrame {...conflict}>
          <p>{conflict.theirs.comment}</p>
        </ConflictFrame>
      )}
    </RecordFormFrame>
  );
}
