import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../../../shared/features/cases/drafts/schema.ts';
import type { EyeReportFields } from '../../../../../shared/features/eye/eye-reports/input.schema.ts';
import type { EyeReport } from '../../../../../shared/features/eye/eye-reports/schema.ts';
import { useSession } from '../../../../platform/auth/session.ts';
import { todayIn } from '../../../../platform/i18n/today-in.ts';
import { useTo } from '../../../../platform/i18n/use-locale.ts';
import { childQuery } from '../../../../platform/lookups/child-query.ts';
import { PageHeader } from '../../../../ui/layout/page-header.tsx';
import { PersonName } from '../../../../ui/text/person-name.tsx';
import { useHasKeys } from '../../../../ui/theme/use-has-keys.ts';
import { WaitingAnswers } from '../../surveys/waiting-answers.tsx';
import { newVisitDraftKey, reportDraftKey } from './draft/eye-draft.ts';
import { useEyeDraft } from './draft/use-eye-draft.tsx';
import { valuesForOtherChild } from './draft/values-for-other-child.ts';
import { EyeForm } from './eye-form.tsx';
import { type EyeValues, emptyVisit, toFields } from './eye-values.ts';
import { focusStep } from './keyboard/focus-field.ts';
import { useEarlierAnswers, withEarlierAnswers } from './measurements/last-answers.ts';
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
  const { visit, typed, notice, status, dialog, done, leaveChild, goOnFrom, createKey } = useEyeDraft({
    draftKey: created ? reportDraftKey(created.id, created.caseId) : newVisitDraftKey(caseId),
    stored: emptyVisit(today),
    autosave,
    typedBefore,
    version: null,
    onDiscarded,
  });
  const { form } = visit;
  const last = useLastVisit(caseId, form.values.date, undefined);
  const earlier = useEarlierAnswers(caseId, last);
  const running = useRunningTreatments(caseId, form.values.date, undefined);
  const saving = useSaveVisit();
  const hold = useHeldInput(visit.node);

  useLayoutEffect(() => onTyped(typed && valuesForOtherChild(typed, earlier)), [typed, earlier, onTyped]);
  useEffect(() => {
    if (isChosen) focusStep(visit.node.current);
  }, [isChosen, visit.node]);

  async function save(finish: boolean): Promise<boolean> {
    setMissing(caseId === undefined);
    let stored = created;
    try {
      const report = await saveAsTyped({
        check: () => visit.check(finish, caseId !== undefined),
        read: form.getValues,
        send: async values => {
          if (finish) hold(true);
          const fields = { ...toFields(withEarlierAnswers(values, earlier), running), finish };
          stored = await store(fields, stored);
          setCreated(stored);
          goOnFrom(stored.version, values);
          return stored;
        },
        isLast: finish,
      });
      if (!report) return false;
      hold(true);
      done();
      saving.done(report);
      return true;
    } catch (error) {
      hold(false);
      saving.failed(error, stored ? 'edit' : 'create');
      return !visit.showRefusal(error);
    }
  }

  /** Creates the report, or changes it if it was created before, so that a visit has one report. */
  function store(fields: EyeReportFields & { finish: boolean }, report?: EyeReport): Promise<EyeReport> {
    if (!report) return saving.create({ fields: { ...fields, caseId: caseId ?? '' }, key: createKey });
    return saving.change({ ...fields, eyeReportId: report.id, version: report.version });
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
        running={running}
        startAt={caseId === undefined ? 'caseId' : undefined}
        hasChild={caseId !== undefined}
        isSaving={saving.isSaving}
        isFinished={false}
        status={status}
        onSave={save}
        visit={
          <VisitStep
            form={form}
            today={today}
            earlier={earlier}
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
    </>
  );
}
