import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../../../shared/features/cases/drafts/schema.ts';
import { eyeReports } from '../../../../../shared/features/eye/eye-reports/endpoints.ts';
import type { EyeReport } from '../../../../../shared/features/eye/eye-reports/schema.ts';
import { conflictOf } from '../../../../platform/api/call-error.ts';
import { logWarning } from '../../../../platform/api/log.ts';
import { queryClient } from '../../../../platform/api/query-client.ts';
import { useSession } from '../../../../platform/auth/session.ts';
import { todayIn } from '../../../../platform/i18n/today-in.ts';
import { useTo } from '../../../../platform/i18n/use-locale.ts';
import { childQuery } from '../../../../platform/lookups/child-query.ts';
import { PageHeader } from '../../../../ui/layout/page-header.tsx';
import { PersonName } from '../../../../ui/text/person-name.tsx';
import { useHasKeys } from '../../../../ui/theme/use-has-keys.ts';
import { receivedOfChildQuery } from '../../received/queries.ts';
import { WaitingAnswers } from '../../surveys/waiting-answers.tsx';
import { eyeReportQuery, refreshEye } from '../queries.ts';
import { useVisitConflict } from './conflict/use-visit-conflict.tsx';
import { newVisitDraftKey, reportDraftKey } from './draft/draft-keys.ts';
import { DraftStatus } from './draft/draft-status.tsx';
import { useEyeDraft } from './draft/use-eye-draft.tsx';
import { valuesForOtherChild } from './draft/values-for-other-child.ts';
import { EyeForm } from './eye-form.tsx';
import { type EyeValues, emptyVisit, toFields, toFormValues } from './eye-values.ts';
import { focusStep } from './keyboard/focus-field.ts';
import { useEarlierAnswers, withEarlierAnswers } from './measurements/last-answers.ts';
import { ReceivedOffer } from './received-offer.tsx';
import { hasFields, type NewReport } from './saving/create-once.ts';
import { saveAsTyped } from './saving/save-as-typed.ts';
import { useHeldInput } from './saving/use-held-input.ts';
import { useLastVisit } from './use-last-visit.ts';
import { useRunningTreatments } from './use-running-treatments.ts';
import { useSaveVisit } from './use-save-visit.ts';
import { VisitStep } from './visit-step.tsx';

interface NewVisitProps {
  caseId: string | undefined;
  autosave: Draft | null;
  /** Values that the user typed before choosing the child. */
  typedBefore: EyeValues | undefined;
  /** Whether the child was just chosen on this page; then the first field takes the focus. */
  isChosen: boolean;
  /** Called with the values to keep when the user chooses another child; undefined if there are none. */
  onTyped: (typed: EyeValues | undefined) => void;
  onChoose: (caseId: string | undefined) => void;
  onDiscarded: () => void;
}

export function NewVisit(props: NewVisitProps) {
  const { caseId, autosave, typedBefore, isChosen, onTyped, onChoose, onDiscarded } = props;
  const { t } = useTranslation('eye');
  const hasKeys = useHasKeys();
  const to = useTo();
  const today = todayIn(useSession().organization?.timeZone);
  const [isMissing, setMissing] = useState(false);
  const child = useQuery({ ...childQuery(caseId ?? ''), enabled: caseId !== undefined });
  /** The report of the visit, once a first version has been saved. */
  const [created, setCreated] = useState<EyeReport>();
  /** The same report for saves, which do not wait for a render. */
  const latest = useRef(created);
  /** What was sent to create it; the response may have been lost. */
  const attempts = useRef<NewReport['fields'][]>([]);
  const { data: waiting = [] } = useQuery({
    ...receivedOfChildQuery(caseId ?? ''),
    enabled: caseId !== undefined,
  });
  const isReceivedWaiting = waiting.length > 0;
  /** How many measurements of a device were taken over here. */
  const [takenCount, setTakenCount] = useState(0);
  /** Whether the report was finished elsewhere while the visit was typed here. */
  const [isAmendment, setAmendment] = useState(false);
  const { visit, typed, notice, status, dialog, done, leaveChild, before, goOnFrom, createKey } = useEyeDraft(
    {
      draftKey: created ? reportDraftKey(created.id, created.caseId) : newVisitDraftKey(caseId),
      stored: emptyVisit(today),
      autosave,
      typedBefore,
      version: null,
      onDiscarded,
    },
  );
  const { form } = visit;
  const conflict = useVisitConflict({
    isFinished: isAmendment,
    onTakeTheirs: takeTheirs,
    onMerge: goOnFromTheirs,
    save,
  });
  const ownId = (created ?? conflict.theirs)?.id;
  const last = useLastVisit(caseId, form.values.date, ownId);
  const earlier = useEarlierAnswers(caseId, last);
  const running = useRunningTreatments(caseId, form.values.date, ownId);
  const saving = useSaveVisit();
  const hold = useHeldInput(visit.node);

  useLayoutEffect(
    () => onTyped(typed && valuesForOtherChild(typed, earlier, child.data)),
    [typed, earlier, child.data, onTyped],
  );
  useEffect(() => {
    if (isChosen) focusStep(visit.node.current);
  }, [isChosen, visit.node]);

  async function save(finish: boolean): Promise<boolean> {
    setMissing(caseId === undefined);
    try {
      const report = await saveAsTyped({
        check: () => visit.check(finish, caseId !== undefined),
        read: form.getValues,
        send: async values => {
          if (finish) hold(true);
          const stored = await store(values, finish);
          continueFrom(stored, values);
          return stored;
        },
        isLast: finish,
      });
      if (!report) return false;
      hold(true);
      done();
      void endWaiting(form.getValues());
      saving.done(report);
      return true;
    } catch (error) {
      hold(false);
      const theirs = conflictOf(eyeReports.changeEyeReport, error);
      if (theirs) return conflict.ask(theirs, finish);
      saving.failed(error, latest.current ? 'edit' : 'create');
      return !visit.showRefusal(error);
    }
  }

  const fieldsOf = (values: EyeValues) => toFields(withEarlierAnswers(values, earlier), running);

  /** Creates the report, or changes it if it was created before, so that a visit has one report. */
  async function store(values: EyeValues, finish: boolean): Promise<EyeReport> {
    const fields = { ...fieldsOf(values), finish };
    const change = ({ id, version }: EyeReport) =>
      saving.change({
        ...fields,
        ...{ eyeReportId: id, version },
        ...(isAmendment && { amendmentReason: values.amendmentReason.trim() || null }),
      });
    if (latest.current) return change(latest.current);
    const sent = { ...fields, caseId: caseId ?? '' };
    const attempted = attempts.current;
    attempts.current = [...attempted, sent];
    const first = await saving.create({ fields: sent, key: createKey, attempts: attempted });
    const isOutdated = attempted.length > 0 && !hasFields(first, sent);
    return first.status === 'draft' && (finish || isOutdated) ? change(first) : first;
  }

  function continueFrom(report: EyeReport, values: EyeValues): void {
    latest.current = report;
    setCreated(report);
    goOnFrom(report.version, values);
  }

  function takeTheirs(theirs: EyeReport): void {
    void refreshEye();
    queryClient.setQueryData(eyeReportQuery(theirs.id).queryKey, theirs);
    done();
    saving.unchanged(theirs);
  }

  function goOnFromTheirs(theirs: EyeReport, merged: EyeValues): void {
    continueFrom(theirs, toFormValues(theirs));
    setAmendment(theirs.status !== 'draft');
    form.setValues({ ...merged, amendmentReason: form.values.amendmentReason });
  }

  function take(filled: EyeValues): void {
    form.setValues(filled);
    setTakenCount(takenCount + 1);
  }

  /** A measurement that stays in the list, because this failed, is shown there as recorded. */
  async function endWaiting(saved: EyeValues): Promise<void> {
    try {
      const { closeHeld } = await import('../../received/close-held.ts');
      await closeHeld(caseId ?? '', saved);
      await refreshEye();
    } catch (error) {
      logWarning('A measurement could not be closed', error);
    }
  }

  const picked = child.data ? [child.data] : [];
  return (
    <>
      <PageHeader
        parents={[{ label: t('list.title'), href: to('eyeReports') }]}
        crumb={t('create.title')}
        title={t('create.title')}
        description={
          child.data ? (
            <PersonName fullName={child.data.fullName} otherName={child.data.otherName} />
          ) : (
            t(hasKeys ? 'create.description' : 'create.steps')
          )
        }
      />
      {notice}
      {caseId && <WaitingAnswers caseId={caseId} />}
      <EyeForm
        eye={visit}
        last={last}
        received={{
          key: takenCount,
          notice: caseId && isReceivedWaiting && (
            <ReceivedOffer caseId={caseId} values={form.values} onTake={take} />
          ),
        }}
        running={running}
        startAt={caseId === undefined ? 'caseId' : undefined}
        caseId={caseId}
        isSaving={saving.isSaving}
        isFinished={isAmendment}
        status={isAmendment ? status : <DraftStatus isNew={!created} saved={status} />}
        onSave={save}
        visit={
          <VisitStep
            form={form}
            today={today}
            earlier={earlier}
            family={child.data}
            child={{
              picked,
              error: isMissing && caseId === undefined ? 'validation.required' : undefined,
              onPick: one => {
                leaveChild();
                onChoose(one?.id);
              },
            }}
          />
        }
      />
      {dialog}
      {conflict.dialogFor(theirs => {
        const asStored = (values: EyeValues) => toFormValues({ ...theirs, ...fieldsOf(values) });
        return { before: asStored(before), mine: asStored(form.getValues()) };
      })}
    </>
  );
}
