import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TreatmentPeriod } from '../../../../../shared/features/eye/treatments/treatment.ts';
import { focusFirstInvalid } from '../../../../ui/form/focus-first-invalid.ts';
import { FormActions } from '../../../../ui/form/form-section.tsx';
import { Stepper } from '../../../../ui/form/stepper.tsx';
import { useIsPhone } from '../../../../ui/theme/use-breakpoint.ts';
import styles from './eye-form.module.css';
import type { EyeValues } from './eye-values.ts';
import { FollowUpStep } from './follow-up-step.tsx';
import { LensStep } from './lens-step.tsx';
import { PlanStep } from './plan-step.tsx';
import { PrescriptionStep } from './prescription-step.tsx';
import { RefractionStep } from './refraction-step.tsx';
import { type StepKey, steps } from './steps.ts';
import type { useEyeForm } from './use-eye-form.ts';

interface EyeFormProps {
  eye: ReturnType<typeof useEyeForm>;
  /** The visit step; only a new visit lets the user choose the child. */
  visit: ReactNode;
  last: { values: EyeValues; on: string } | null;
  /** Treatments that the visit finds. */
  running: readonly TreatmentPeriod[];
  isSaving: boolean;
  isFinished: boolean;
  /** Shown before the buttons: when the draft was saved. */
  status?: ReactNode;
  /** Saves, and finishes the report if requested. Returns the first step with an error. */
  onSave: (isToBeFinished: boolean) => Promise<StepKey | null>;
}

/** A visit in steps. Enter moves to the next field, then to the next step. */
export function EyeForm({ eye, visit, last, running, isSaving, isFinished, status, onSave }: EyeFormProps) {
  const { t } = useTranslation('eye');
  const { form, node } = eye;
  const isPhone = useIsPhone();
  const [step, setStep] = useState<StepKey>('visit');
  const stepIndex = steps.indexOf(step);
  const next = steps[stepIndex + 1];
  const before = steps[stepIndex - 1];
  const since = last ? t('form.since', { day: last.on }) : undefined;

  async function save(isToBeFinished: boolean): Promise<void> {
    const wrongStep = await onSave(isToBeFinished);
    if (wrongStep === null) return;
    setStep(wrongStep);
    focusFirstInvalid(node.current);
  }

  function goToStep(to: StepKey): void {
    setStep(to);
    requestAnimationFrame(() => {
      fieldsIn(node.current)[0]?.focus();
      window.scrollTo({ top: 0 });
    });
  }

  /** Blurs first, so that the focused field is committed. */
  function continueToNext(): void {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    requestAnimationFrame(() => {
      if (next) goToStep(next);
      else save(!isFinished);
    });
  }

  /** Ctrl+Enter goes to the next step from anywhere outside a dialog. */
  useHotkeys([['mod+Enter', ({ target }) => isInDialog(target) || continueToNext()]], []);

  /** Enter moves to the next field; after the last one, to the next step. */
  function handleKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
    const { target, ctrlKey, metaKey } = event;
    if (ctrlKey || metaKey) return;
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || event.defaultPrevented) return;
    const fields = fieldsIn(node.current);
    const place = fields.indexOf(target);
    if (place < 0 || target.role === 'combobox') return;
    event.preventDefault();
    const following = fields[place + 1];
    if (following) following.focus();
    else if (next) goToStep(next);
  }

  const content: Record<StepKey, ReactNode> = {
    visit,
    refraction: <RefractionStep form={form} last={last?.values ?? null} lastSeen={since} />,
    prescription: <PrescriptionStep form={form} last={last?.values ?? null} lastSeen={since} />,
    lens: <LensStep form={form} />,
    plan: <PlanStep form={form} running={running} />,
    follow: <FollowUpStep form={form} />,
  };

  return (
    <form
      ref={node}
      noValidate
      onKeyDown={handleKeyDown}
      onSubmit={event => {
        event.preventDefault();
        save(false);
      }}
    >
      <div className={styles.layout}>
        <div className={styles.rail}>
          <Stepper
            label={t('form.steps')}
            isUpright
            current={step}
            steps={steps.map((key, place) => ({ key, title: t(`step.${key}`), isDone: place < stepIndex }))}
            onChoose={key => goToStep(key as StepKey)}
          />
        </div>
        <div data-step={step}>
          <h2 className={styles.title}>{t(`step.${step}`)}</h2>
          {content[step]}
        </div>
      </div>
      <FormActions status={status}>
        {before && (
          <Button variant="default" onClick={() => goToStep(before)}>
            {t('form.back')}
          </Button>
        )}
        <Button type="submit" variant={!next && isFinished ? 'filled' : 'default'} loading={isSaving}>
          {t(isFinished ? 'form.amend' : 'form.saveDraft')}
        </Button>
        {next && (
          <Button aria-keyshortcuts="Control+Enter" title={t('form.shortcut')} onClick={() => goToStep(next)}>
            {isPhone ? t('form.next') : t('form.continue', { step: t(`step.${next}`).toLocaleLowerCase() })}
          </Button>
        )}
        {!next && !isFinished && (
          <Button
            aria-keyshortcuts="Control+Enter"
            title={t('form.shortcut')}
            loading={isSaving}
            onClick={() => save(true)}
          >
            {t('form.finish')}
          </Button>
        )}
      </FormActions>
    </form>
  );
}

/** Fields of the step, in the order Enter moves through them. */
function fieldsIn(form: HTMLFormElement | null): HTMLElement[] {
  const inputs = [...(form?.querySelectorAll<HTMLInputElement>('[data-step] input:enabled') ?? [])];
  const written = inputs.filter(({ type, role }) => type === 'text' && role !== 'combobox');
  const others = [...(form?.querySelectorAll<HTMLElement>('[data-step] :is(textarea, [data-base])') ?? [])];
  const isBefore = (one: Node, other: Node) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  return [...written, ...others].sort((one, other) => (isBefore(one, other) ? -1 : 1));
}

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog]') !== null;
