import { type ReactNode, type RefObject, useImperativeHandle, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { Band } from '../../../../shared/features/screening/screenings/bands.ts';
import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { useLeaveGuard } from '../../../ui/form/use-leave-guard.tsx';
import { useSelfSaving } from '../../../ui/form/use-self-saving.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { bandPages } from '../band-pages.ts';
import { keepScreening } from '../queries.ts';
import { BandQuestion } from './band-question.tsx';
import { findProblems, withoutProblems } from './check-values.ts';
import { ScreeningForm } from './screening-form.tsx';
import { ScreeningHead } from './screening-head.tsx';
import { toFields, toFormValues } from './screening-values.ts';
import { useLastAnswers } from './use-last-answers.ts';

const ConflictDialog = lazyComponent(async () => (await import('./conflict-dialog.tsx')).ConflictDialog);

interface EditScreeningProps {
  screening: Screening;
  child: Case;
  /** Content shown instead of the child's name and facts. */
  head?: ReactNode;
  /** Called on closing; without it, the form opens the list or the result. */
  onClosed?: () => void;
  onFinished?: () => void;
  onRunning?: (isRunning: boolean) => void;
  /** Set by the form to a function that saves pending input; called before another child is shown. */
  saving?: RefObject<(() => Promise<boolean>) | null>;
}

/** Form of a draft screening; detects conflicts by the version that the form started from. */
export function EditScreening(props: EditScreeningProps) {
  const { screening, child, head, onClosed, onFinished, onRunning, saving } = props;
  const { t } = useTranslation('learning');
  const to = useTo();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const today = todayIn(useSession().organization?.timeZone);
  const saved = useSavedScreening(screening, { today, birthDate: child.birthDate });
  const { dialog, allowLeave } = useLeaveGuard(saved.isUnsaved, saved.leaving);
  /** Whether a request replaces the screening; what is typed meanwhile would be lost. */
  const [isLocked, setLocked] = useState(false);
  const [reason, setReason] = useState('');
  const finishing = useApiMutation(screenings.finishScreening);
  const suggesting = useApiMutation(screenings.suggestRecommendations);
  const choosing = useApiMutation(screenings.changeBand);
  const last = useLastAnswers(child.id, screening.id, saved.values.date);
  useImperativeHandle(saving, () => saved.save);

  async function close(): Promise<void> {
    if (!(await saved.save())) return;
    allowLeave();
    toastDone(t('toast.saved', { name: child.fullName }));
    if (onClosed) onClosed();
    else navigate(to('screenings'));
  }

  /** Saves what was typed, and then runs a request on it. Input is locked until both are done. */
  async function whileLocked(act: () => Promise<void>): Promise<void> {
    setLocked(true);
    try {
      if (await saved.save()) await act();
    } catch (error) {
      toastFailed(errorText(error, 'edit-le'));
    } finally {
      setLocked(false);
    }
  }

  const finish = () =>
    whileLocked(async () => {
      const finished = await finishing.mutateAsync({
        screeningId: screening.id,
        version: saved.version.current,
        amendmentReason: reason.trim() || null,
      });
      allowLeave();
      toastDone(t('toast.finished', { name: child.fullName }));
      if (!onFinished) navigate(to(bandPages[finished.band].result, { id: finished.id }));
      await keepScreening(finished);
      onFinished?.();
    });

  const chooseBand = (band: Band, bandReason: string | null) =>
    whileLocked(async () => {
      const input = { screeningId: screening.id, version: saved.version.current, band, bandReason };
      const changed = await choosing.mutateAsync(input);
      saved.goOnFrom(changed);
      allowLeave();
      await keepScreening(changed);
    });

  const suggest = () =>
    whileLocked(async () => {
      const input = { screeningId: screening.id, version: saved.version.current };
      const suggested = await suggesting.mutateAsync(input);
      saved.goOnFrom(suggested, toFormValues(suggested));
      const { length } = suggested.recommendations.filter(({ ruleId }) => ruleId !== null);
      if (length === 0) toastDone(t('recommendation.noneSuggested'));
      await keepScreening(suggested);
    });

  return (
    <>
      {head ?? (
        <ScreeningHead
          screening={{ ...screening, date: saved.problems.date ? screening.date : saved.values.date }}
          child={child}
          lastDay={last.day}
        />
      )}
      <ScreeningForm
        screening={screening}
        saved={saved}
        subject={child}
        today={today}
        isLocked={isLocked}
        amendment={screening.finishedAt === null ? null : { reason, onChange: setReason }}
        notices={
          <>
            {child.status !== 'active' && <Notice tone="attention">{t('edit.archived')}</Notice>}
            <BandQuestion
              screening={screening}
              birthDate={child.birthDate}
              isWorking={isLocked}
              onChoose={chooseBand}
            />
          </>
        }
        onRunning={onRunning}
        onClose={close}
        onFinish={finish}
        onSuggest={suggest}
      />
      {saved.theirs && (
        <ConflictDialog
          theirs={saved.theirs}
          before={saved.stored}
          mine={saved.values}
          onTakeTheirs={() => saved.theirs && saved.goOnFrom(saved.theirs, toFormValues(saved.theirs))}
          onSave={merged => {
            if (saved.theirs) saved.goOnFrom(saved.theirs, merged);
            saved.save();
          }}
          onClose={saved.closeConflict}
        />
      )}
      {dialog}
    </>
  );
}

interface Days {
  today: string;
  birthDate: string | null;
}

function useSavedScreening(screening: Screening, days: Days) {
  const saving = useApiMutation(screenings.saveScreening);
  const saved = useSelfSaving({
    record: screening,
    valuesOf: toFormValues,
    findProblems: values => findProblems(values, days),
    withoutProblems,
    store: (values, version) =>
      saving.mutateAsync({ ...toFields(values), screeningId: screening.id, version }),
    onStored: keepScreening,
    action: 'edit-le',
  });
  return { ...saved, problems: findProblems(saved.values, days) };
}
