import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { TreatmentPeriod } from '../../../../../shared/features/eye/treatments/treatment.ts';
import { findField } from '../../../../ui/form/steps/find-field.ts';
import layout from '../../../../ui/layout/layout.module.css';
import { BegunTreatment } from './begun-treatment.tsx';
import { RunningTreatment } from './running-treatment.tsx';
import { decisionTexts, newTreatment, planOf, type TreatmentTexts, withDecision } from './treatment-plan.ts';
import type { EyeForm } from './use-eye-form.ts';

interface TreatmentPlanProps {
  form: EyeForm;
  running: readonly TreatmentPeriod[];
}

/** Fields to decide on the child's treatments; each treatment continues by default. */
export function TreatmentPlan({ form, running }: TreatmentPlanProps) {
  const { t } = useTranslation('eye');
  const { treatments, date } = form.values;
  const plan = planOf(running, treatments);
  const section = useRef<HTMLElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const set = (changed: TreatmentTexts[]) => form.setFieldValue('treatments', changed);
  const pathOf = (statement: TreatmentTexts) => `treatments.${treatments.indexOf(statement)}` as const;

  function add(): void {
    flushSync(() => set([...treatments, newTreatment({ from: date })]));
    findField(section.current, [`treatments.${treatments.length}.kind`])?.focus();
  }

  function remove(statement: TreatmentTexts): void {
    set(treatments.filter(other => other !== statement));
    addButton.current?.focus();
  }

  return (
    <section
      ref={section}
      className={`${layout.stack12} ${layout.allColumns}`}
      aria-label={t('field.treatments')}
    >
      {plan.running.map(({ period, statement }) => (
        <RunningTreatment
          key={period.id}
          form={form}
          period={period}
          statement={statement}
          path={statement && pathOf(statement)}
          onDecide={decision => set(withDecision(treatments, { period, statement, decision, date }))}
          onWearing={wearing => {
            const entry = { ...(statement ?? decisionTexts(period, 'continue', date)), wearing };
            set(
              statement
                ? treatments.map(other => (other === statement ? entry : other))
                : [...treatments, entry],
            );
          }}
        />
      ))}
      {plan.begun.map(statement => (
        <BegunTreatment
          key={statement.id}
          form={form}
          statement={statement}
          path={pathOf(statement)}
          onRemove={() => remove(statement)}
        />
      ))}
      <div>
        <Button
          ref={addButton}
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={add}
        >
          {t('treatment.add')}
        </Button>
      </div>
    </section>
  );
}
