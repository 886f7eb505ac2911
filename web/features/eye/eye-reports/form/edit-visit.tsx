import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../../../shared/features/cases/drafts/schema.ts';
import { eyeReports } from '../../../../../shared/features/eye/eye-reports/endpoints.ts';
import type { EyeReport } from '../../../../../shared/features/eye/eye-reports/schema.ts';
import { conflictOf } from '../../../../platform/api/call-error.ts';
import { queryClient } from '../../../../platform/api/query-client.ts';
import { useCalendarDates } from '../../../../platform/i18n/use-calendar-dates.ts';
import { useTo } from '../../../../platform/i18n/use-locale.ts';
import { childQuery } from '../../../../platform/lookups/child-query.ts';
import layout from '../../../../ui/layout/layout.module.css';
import { PageHeader } from '../../../../ui/layout/page-header.tsx';
import { PersonName } from '../../../../ui/text/person-name.tsx';
import { eyeReportQuery } from '../queries.ts';
import { ReportStatus } from '../report-status.tsx';
import { useVisitConflict } from './conflict/use-visit-conflict.tsx';
import { reportDraftKey } from './draft/draft-keys.ts';
import { DraftStatus } from './draft/draft-status.tsx';
import { useEyeDraft } from './draft/use-eye-draft.tsx';
import { EyeForm } from './eye-form.tsx';
import { type EyeValues, toFields, toFormValues } from './eye-values.ts';
import { answersOfVisit } from './measurements/last-answers.ts';
import { saveAsTyped } from './saving/save-as-typed.ts';
import { useHeldInput } from './saving/use-held-input.ts';
import { useLastVisit } from './use-last-visit.ts';
import { useRunningTreatments } from './use-running-treatments.ts';
import { useSaveVisit } from './use-save-visit.ts';
import { VisitStep } from './visit-step.tsx';

interface EditVisitProps {
  report: EyeReport;
  autosave: Draft | null;
  /** Path of the field to focus first. */
  startAt: string | undefined;
  onReset: () => void;
}

/** Form of an existing report; detects conflicts by the version of the report that the form started from. */
export function EditVisit({ report, autosave, startAt, onReset }: EditVisitProps) {
  const { t } = useTranslation(['eye', 'ui']);
  const to = useTo();
  const { date } = useCalendarDates();
  const { data: child } = useSuspenseQuery(childQuery(report.caseId));
  const { visit, notice, status, dialog, done, discard, isAsStored, before, onVersion, goOnFrom } =
    useEyeDraft({
      draftKey: reportDraftKey(report.id, report.caseId),
      stored: toFormValues(report),
      autosave,
      version: report.version,
      onDiscarded: onReset,
    });
  const { form, today } = visit;
  const last = useLastVisit(report.caseId, form.values.date, report.id);
  const running = useRunningTreatments(report.caseId, form.values.date, report.id);
  const saving = useSaveVisit();
  const hold = useHeldInput(visit.node);
  const version = useRef(onVersion ?? report.version);
  const isFinished = report.status !== 'draft';
  const conflict = useVisitConflict({
    isFinished,
    onTakeTheirs: takeTheirs,
    onMerge: goOnFromTheirs,
    save,
  });

  async function save(finish: boolean): Promise<boolean> {
    try {
      if (isFinished && version.current === report.version && isAsStored()) {
        done();
        saving.unchanged(report);
        return true;
      }
      const changed = await saveAsTyped({
        check: () => visit.check(finish),
        read: form.getValues,
        send: async values => {
          if (finish) hold(true);
          const fields = toFields(values, running);
          const saved = await saving.change({
            ...fields,
            eyeReportId: report.id,
            version: version.current,
            finish,
            ...(isFinished && { amendmentReason: values.amendmentReason.trim() || null }),
          });
          version.current = saved.version;
          return saved;
        },
        isLast: finish,
      });
      if (!changed) return false;
      hold(true);
      done();
      saving.done(changed);
      return true;
    } catch (error) {
      hold(false);
      const theirs = conflictOf(eyeReports.changeEyeReport, error);
      if (theirs) return conflict.ask(theirs, finish);
      saving.failed(error, 'edit');
      return !visit.showRefusal(error);
    }
  }

  function takeTheirs(theirs: EyeReport): void {
    queryClient.setQueryData(eyeReportQuery(theirs.id).queryKey, theirs);
    discard();
  }

  function goOnFromTheirs(theirs: EyeReport, merged: EyeValues): void {
    queryClient.setQueryData(eyeReportQuery(theirs.id).queryKey, theirs);
    version.current = theirs.version;
    goOnFrom(theirs.version, toFormValues(theirs));
    form.setValues({ ...merged, amendmentReason: form.values.amendmentReason });
  }

  return (
    <>
      <PageHeader
        parents={[
          { label: t('list.title'), href: to('eyeReports') },
          { label: report.reference, href: to('eyeReport', { id: report.id }) },
        ]}
        crumb={t('ui:act.edit')}
        title={t('edit.title', { reference: report.reference })}
        description={
          <span className={layout.meta}>
            <PersonName fullName={child.fullName} otherName={child.otherName} />
            <span>{t('view.visitOf', { day: date(report.date) })}</span>
          </span>
        }
        actions={<ReportStatus report={report} />}
      />
      {notice}
      <EyeForm
        eye={visit}
        last={last}
        caseId={report.caseId}
        stored={before}
        running={running}
        isSaving={saving.isSaving}
        isFinished={isFinished}
        startAt={startAt}
        status={isFinished ? status : <DraftStatus isNew={false} saved={status} />}
        onSave={save}
        visit={<VisitStep form={form} today={today} earlier={answersOfVisit(last, date)} family={child} />}
      />
      {dialog}
      {conflict.dialogFor(() => ({ before, mine: form.getValues() }))}
    </>
  );
}
