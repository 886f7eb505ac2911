import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type {
  TreatmentDecision,
  TreatmentPeriod,
} from '../../../../../shared/features/eye/treatments/treatment.ts';
import { BegunTreatment } from './begun-treatment.tsx';
import { RunningTreatment } from './running-treatment.tsx';
import styles from './treatment-plan.module.css';
import { decisionTexts, newTreatment, planOf, type TreatmentTexts } from './treatment-plan.ts';
import type { EyeForm } from './use-eye-form.ts';

interface TreatmentPlanProps {
  form: EyeForm;
  /** Treatments that the visit finds. */
  running: readonly TreatmentPeriod[];
}

/** What becomes of the child's treatments. Each goes on unless something else is chosen. */
export function TreatmentPlan({ form, running }: TreatmentPlanProps) {
  const { t } = useTranslation('eye');
  const { treatments, date } = form.values;
  const plan = planOf(running, treatments);
  const set = (changed: TreatmentTexts[]) => form.setFieldValue('treatments', changed);
  const pathOf = (told: TreatmentTexts) => `treatments.${treatments.indexOf(told)}` as const;

  /** Going on as before needs no entry; a change begins another treatment on the same day. */
  function decide(period: TreatmentPeriod, told: TreatmentTexts | undefined, decision: TreatmentDecision) {
    const others = treatments.filter(one => one !== told && !isSuccessorOf(one, told));
    const decided = decisionTexts(period, decision, date);
    const { kind, product, dose, wearing } = decided;
    const next = newTreatment({ kind, product, dose, wearing, from: date });
    set([...others, decided, ...(decision === 'change' ? [next] : [])]);
  }

  return (
    <section className={styles.plan} aria-label={t('field.treatments')}>
      {plan.running.map(({ period, told }) => (
        <RunningTreatment
          key={period.id}
          form={form}
          period={period}
          told={told}
          path={told && pathOf(told)}
          onDecide={decision => decide(period, told, decision)}
          onWearing={wearing => {
            const entry = { ...(told ?? decisionTexts(period, 'continue', date)), wearing };
            set(told ? treatments.map(one => (one === told ? entry : one)) : [...treatments, entry]);
          }}
        />
      ))}
      {plan.begun.map(told => (
        <BegunTreatment
          key={told.id}
          form={form}
          told={told}
          path={pathOf(told)}
          onRemove={() => set(treatments.filter(one => one !== told))}
        />
      ))}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => set([...treatments, newTreatment({ from: date })])}
        >
          {t('treatment.add')}
        </Button>
      </div>
    </section>
  );
}

/** Whether a treatment was begun by changing another one to it. */
function isSuccessorOf(one: TreatmentTexts, changed: TreatmentTexts | undefined): boolean {
  return (
    changed?.decision === 'change' &&
    one.decision === 'start' &&
    one.kind === changed.kind &&
    one.from === changed.to
  );
}
