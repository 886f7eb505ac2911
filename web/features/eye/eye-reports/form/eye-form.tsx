import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { missingParts } from '../../../../../shared/features/eye/eye-reports/missing-parts.ts';
import type { TreatmentPeriod } from '../../../../../shared/features/eye/treatments/treatment.ts';
import { AmendmentReason } from '../../../../ui/amendment/amendment-reason.tsx';
import { SubmitButton } from '../../../../ui/feedback/submit-button.tsx';
import { FormActions } from '../../../../ui/form/form-section.tsx';
import { Stepper } from '../../../../ui/form/stepper.tsx';
import { leadToInvalid } from '../../../../ui/form/steps/lead-to-invalid.ts';
import { ThingsToCheck } from '../../../../ui/form/steps/things-to-check.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import { useIsPhone } from '../../../../ui/theme/use-breakpoint.ts';
import { useAcuity } from './acuity/use-acuity.ts';
import { FinishQuestion } from './checks/finish-question.tsx';
import { useFieldName } from './checks/use-field-name.ts';
import { useStepErrors } from './checks/use-step-errors.ts';
import { ValuesToConfirm } from './checks/values-to-confirm.tsx';
import styles from './eye-form.module.css';
import type { EyeValues } from './eye-values.ts';
import { FollowUpStep } from './follow-up-step.tsx';
import { commitFocused, fieldsIn, focusField, focusStep, raisesNote } from './keyboard/focus-field.ts';
import { takeMend } from './keyboard/take-mend.ts';
import { ChangedRefraction, ChangedRefractionQuestion } from './lens/changed-refraction.tsx';
import { OrderNotice } from './lens/order-notice.tsx';
import { useChangedRefraction } from './lens/use-changed-refraction.ts';
import { LensStep } from './lens-step.tsx';
import { PlanStep } from './plan-step.tsx';
import { PrescriptionStep } from './prescription-step.tsx';
import { RefractionStep } from './refraction-step.tsx';
import { placeOf, type StepKey, stepOf, steps } from './steps.ts';
import type { useEyeForm } from './use-eye-form.ts';
import type { LastVisit } from './use-last-visit.ts';

interface EyeFormProps {
  eye: ReturnType<typeof useEyeForm>;
  /** Content of the step "visit"; for a new visit, the user can choose the child in it. */
  visit: ReactNode;
  last: LastVisit | null;
  /** Measurements of a device to take over, above the measurements; a new key after they filled fields. */
  received?: { notice: ReactNode; key: number };
  /** The report as stored; absent for a new visit. */
  stored?: EyeValues;
  /** Treatments that were already under way before this visit. */
  running: readonly TreatmentPeriod[];
  /** Path of the field to focus first; defaults to the first field. */
  startAt?: string | undefined;
  /** Undefined while no child is chosen; then the visit cannot be saved. */
  caseId: string | undefined;
  isSaving: boolean;
  isFinished: boolean;
  status?: ReactNode;
  /** Saves the visit, and finishes the report if requested. Returns false if there are errors. */
  onSave: (isToBeFinished: boolean) => Promise<boolean>;
}

/** Form of a visit in steps. Enter moves to the next field, then to the next step. */
export function EyeForm(props: EyeFormProps) {
  const {
    eye,
    visit,
    last,
    caseId,
    running,
    isSaving,
    isFinished,
    status,
    onSave,
    startAt,
    stored,
    received,
  } = props;
  const { t } = useTranslation(['eye', 'ui']);
  const { form, node } = eye;
  const isPhone = useIsPhone();
  const [step, setStep] = useState<StepKey>(startAt ? stepOf(startAt) : 'visit');
  const [missing, setMissing] = useState<string[]>();
  const [asksPower, setAsksPower] = useState(false);
  const typing = useAcuity(form, last);
  const changed = useChangedRefraction(form, stored);
  const errors = useStepErrors(eye, caseId !== undefined);
  const { nameOf, problemOf } = useFieldName();
  const next = steps[steps.indexOf(step) + 1];
  const before = steps[steps.indexOf(step) - 1];
  const since = last ? t('form.since', { day: last.on }) : undefined;

  /**
   * Saves a draft at once. Before a visit without errors is finished or amended, asks about glasses with the
   * power of an earlier refraction; before it is finished, also about a missing eye or follow-up.
   */
  async function submit(isToBeFinished: boolean, isAnswered = false): Promise<void> {
    commitFocused(node.current);
    const isSaved = !(isToBeFinished || isFinished) || errors.pathsNow(isToBeFinished).length > 0;
    if (isSaved) return save(isToBeFinished);
    if (!isAnswered && changed.isChangedNow()) return setAsksPower(true);
    const missing = isToBeFinished ? missingParts(form.getValues()) : [];
    if (missing.length === 0) return save(isToBeFinished);
    setMissing(missing);
  }

  async function save(isToBeFinished: boolean): Promise<void> {
    commitFocused(node.current);
    if (await onSave(isToBeFinished)) return;
    flushSync(() => errors.showAll(isToBeFinished));
    const listed = [...(node.current?.querySelectorAll<HTMLElement>('[role=alert] [data-leads-to]') ?? [])];
    leadToInvalid({
      paths:
        listed.length > 0
          ? listed.map(({ dataset }) => dataset.leadsTo ?? '')
          : errors.pathsNow(isToBeFinished).toSorted((one, other) => placeOf(one) - placeOf(other)),
      steps,
      stepOf,
      show: goToStep,
      container: () => node.current,
    });
  }

  /** Commits the focused field and renders the step before moving the focus. */
  function goToStep(to: StepKey, path?: string): void {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    flushSync(() => {
      errors.leave(step);
      errors.want(path);
      setStep(to);
    });
    if (path) focusField(node.current, path);
    else {
      focusStep(node.current);
      window.scrollTo({ top: 0 });
    }
  }

  /** Opens a step at its first field with an error, or at its first field if the step has no error. */
  function goToStepToCheck(to: StepKey): void {
    const isCounted = errors.progress[to].toCheck > 0;
    const wrong = isCounted ? errors.pathsIn(to) : [];
    goToStep(to, wrong.toSorted((one, other) => placeOf(one) - placeOf(other))[0]);
  }

  /**
   * Ctrl+Enter outside of a dialog goes to the next step, or in the last step finishes the report. If parsing
   * the focused field adds a note, only the note is shown. Ignores repeats of a held key.
   */
  function continueToNext({ target, repeat }: globalThis.KeyboardEvent): void {
    if (repeat || isInDialog(target) || raisesNote(node.current)) return;
    if (next) goToStep(next);
    else if (!isSaving) submit(!isFinished);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after the first render
  useEffect(() => {
    if (!startAt) return;
    // Waits a frame, because a new page takes the focus first.
    const frame = requestAnimationFrame(() => focusField(node.current, startAt));
    return () => cancelAnimationFrame(frame);
  }, []);

  useHotkeys([['mod+Enter', continueToNext]], []);

  /** Handles Enter: moves to the next field, and after the last field to the next step. */
  function handleKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
    const { target, ctrlKey, metaKey } = event;
    if (event.key === 'F2' && takeMend(node.current)) event.preventDefault();
    if (ctrlKey || metaKey) return;
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || event.defaultPrevented) return;
    event.preventDefault();
    if (target.getAttribute('aria-expanded') === 'true') return;
    const isAfter = (field: Node) =>
      Boolean(target.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING);
    const following = fieldsIn(node.current).find(isAfter);
    if (following) following.focus();
    else if (next) goToStep(next);
  }

  const content: Record<StepKey, ReactNode> = {
    visit,
    refraction: (
      <RefractionStep form={form} typing={typing} last={last} lastSeen={since} target={errors.target}>
        <ChangedRefraction form={form} {...changed} />
      </RefractionStep>
    ),
    prescription: (
      <PrescriptionStep form={form} running={running} last={last?.values ?? null} lastSeen={since}>
        <ChangedRefraction form={form} {...changed} />
      </PrescriptionStep>
    ),
    lens: <LensStep form={form} />,
    plan: <PlanStep earlier={last?.finished ?? []} {...{ form, running, caseId }} />,
    follow: <FollowUpStep form={form} running={running} earlier={last?.finished ?? []} caseId={caseId} />,
  };

  return (
    <form
      ref={node}
      noValidate
      onKeyDown={handleKeyDown}
      onSubmit={event => {
        event.preventDefault();
        submit(false);
      }}
    >
      <div className={styles.layout}>
        <div className={styles.rail}>
          <Stepper
            label={t('form.steps')}
            isUpright
            current={step}
            steps={steps.map(key => ({
              key,
              title: t(`step.${key}`),
              isDone: errors.progress[key].isComplete,
              toCheck: errors.progress[key].toCheck,
            }))}
            onChoose={key => goToStepToCheck(key as StepKey)}
          />
        </div>
        <div>
          <ThingsToCheck
            things={Object.keys(errors.listed)
              .toSorted((one, other) => placeOf(one) - placeOf(other))
              .map(path => ({
                path,
                name: nameOf(path),
                problem: problemOf(path, errors.listed[path], String(form.getInputProps(path).value ?? '')),
              }))}
            onChoose={path => goToStep(stepOf(path), path)}
          />
          {!next && (
            <ValuesToConfirm form={form} last={last} onChoose={path => goToStep(stepOf(path), path)} />
          )}
          <div key={received?.key} data-step={step}>
            <h2 className={styles.title} tabIndex={-1}>
              {t(`step.${step}`)}
            </h2>
            {step === 'refraction' && received?.notice}
            {content[step]}
          </div>
          {isFinished && (
            <div className={layout.above24}>
              <AmendmentReason {...form.getInputProps('amendmentReason')} />
            </div>
          )}
          {!next && !isFinished && <OrderNotice values={form.values} />}
        </div>
      </div>
      <FormActions status={status}>
        {before && (
          <Button variant="default" onClick={() => goToStep(before)}>
            {t('ui:act.back')}
          </Button>
        )}
        <SubmitButton variant={!next && isFinished ? 'filled' : 'default'} loading={isSaving}>
          {t(isFinished ? 'form.amend' : 'form.saveDraft')}
        </SubmitButton>
        {next && (
          <Button aria-keyshortcuts="Control+Enter" title={t('form.shortcut')} onClick={() => goToStep(next)}>
            {isPhone ? t('form.next') : t('form.continue', { step: t(`step.${next}`).toLocaleLowerCase() })}
          </Button>
        )}
        {!next && !isFinished && (
          <SubmitButton
            aria-keyshortcuts="Control+Enter"
            title={t('form.shortcut')}
            loading={isSaving}
            onClick={() => submit(true)}
          >
            {t('form.finish')}
          </SubmitButton>
        )}
      </FormActions>
      <ChangedRefractionQuestion
        form={form}
        {...changed}
        isOpen={asksPower}
        onAnswer={() => {
          setAsksPower(false);
          submit(!isFinished, true);
        }}
        onClose={() => setAsksPower(false)}
      />
      <FinishQuestion
        missing={missing}
        onChoose={path => {
          setMissing(undefined);
          goToStep(stepOf(path), path);
        }}
        onFinish={() => {
          setMissing(undefined);
          save(true);
        }}
        onClose={() => setMissing(undefined)}
      />
    </form>
  );
}

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog]') !== null;
