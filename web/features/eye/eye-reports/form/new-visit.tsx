import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../../../shared/features/cases/drafts/schema.ts';
import { useSession } from '../../../../platform/auth/session.ts';
import { todayIn } from '../../../../platform/i18n/today-in.ts';
import { useTo } from '../../../../platform/i18n/use-locale.ts';
import { childQuery } from '../../../../platform/lookups/child-query.ts';
import { PageHeader } from '../../../../ui/layout/page-header.tsx';
import { PersonName } from '../../../../ui/text/person-name.tsx';
import { newVisitDraftKey } from './eye-draft.ts';
import { EyeForm } from './eye-form.tsx';
import { type EyeValues, emptyVisit, toFields } from './eye-values.ts';
import type { StepKey } from './steps.ts';
import { useEyeDraft } from './use-eye-draft.tsx';
import { useLastVisit } from './use-last-visit.ts';
import { useRunningTreatments } from './use-running-treatments.ts';
import { useSaveVisit } from './use-save-visit.ts';
import { VisitStep } from './visit-step.tsx';

interface NewVisitProps {
  caseId: string | undefined;
  autosave: Draft | null;
  /** Values typed before the child was chosen. */
  typedBefore: EyeValues | undefined;
  onChoose: (caseId: string | undefined, typed: EyeValues) => void;
  onDiscarded: () => void;
}

/** Form of a new visit. */
export function NewVisit({ caseId, autosave, typedBefore, onChoose, onDiscarded }: NewVisitProps) {
  const { t } = useTranslation('eye');
  const to = useTo();
  const today = todayIn(useSession().organization?.timeZone);
  const [isMissing, setMissing] = useState(false);
  const child = useQuery({ ...childQuery(caseId ?? ''), enabled: caseId !== undefined });
  const { visit, notice, status, dialog, done } = useEyeDraft({
    draftKey: newVisitDraftKey(caseId),
    stored: emptyVisit(today),
    autosave,
    typedBefore,
    version: null,
    onDiscarded,
  });
  const { form } = visit;
  const last = useLastVisit(caseId, form.values.date, undefined);
  const running = useRunningTreatments(caseId, form.values.date, undefined);
  const saving = useSaveVisit();

  async function save(isToBeFinished: boolean): Promise<StepKey | null> {
    setMissing(caseId === undefined);
    const wrong = visit.check();
    if (caseId === undefined) return 'visit';
    if (wrong) return wrong;
    try {
      const report = await saving.create({ ...toFields(form.getValues(), running), caseId });
      done();
      const isFinished = isToBeFinished && (await saving.finish(report));
      saving.done(report, isFinished ? 'finished' : 'saved');
      return null;
    } catch (error) {
      saving.failed(error, 'create');
      return visit.showRefusal(error);
    }
  }

  const picked = child.data ? [{ ...child.data, detail: child.data.birthDate }] : [];
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
            t('create.description')
          )
        }
      />
      {notice}
      <EyeForm
        eye={visit}
        last={last}
        running={running}
        isSaving={saving.isSaving}
        isFinished={false}
        status={status}
        onSave={save}
        visit={
          <VisitStep
            form={form}
            today={today}
            child={{
              picked,
              error: isMissing && caseId === undefined ? 'validation.required' : undefined,
              onPick: one => onChoose(one?.id, form.getValues()),
            }}
          />
        }
      />
      {dialog}
    </>
  );
}
