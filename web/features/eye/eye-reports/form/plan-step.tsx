import { useTranslation } from 'react-i18next';
import type { SeriesVisit } from '../../../../../shared/features/eye/progression/series.ts';
import type { TreatmentPeriod } from '../../../../../shared/features/eye/treatments/treatment.ts';
import { LineField } from '../../../../ui/form/line-field.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import styles from './eye-form.module.css';
import { BegunOrthokeratology } from './lens/begun-orthokeratology.tsx';
import { StaffFields } from './measurements/staff-fields.tsx';
import { TargetFields } from './target/target-fields.tsx';
import { TreatmentPlan } from './treatment-plan-fields.tsx';
import type { EyeForm } from './use-eye-form.ts';

/** Loaded only when needed, because it contains the chart, which the first steps do not show. */
const PlanEvidence = lazyComponent(async () => (await import('./plan-evidence.tsx')).PlanEvidence);

interface PlanStepProps {
  form: EyeForm;
  running: readonly TreatmentPeriod[];
  /** Earlier finished visits of the child. */
  earlier: readonly SeriesVisit[];
  caseId: string | undefined;
}

export function PlanStep({ form, running, earlier, caseId }: PlanStepProps) {
  const { t } = useTranslation('eye');
  return (
    <div className={styles.fields}>
      {caseId && earlier.length > 0 && (
        <PlanEvidence values={form.values} {...{ earlier, running, caseId }} />
      )}
      <TreatmentPlan form={form} running={running} />
      <div className={layout.allColumns}>
        <BegunOrthokeratology form={form} />
      </div>
      <div className={layout.allColumns}>
        <StaffFields
          form={form}
          group="sideEffects"
          isAsked={running.some(({ kind }) => kind === 'redLight')}
        />
      </div>
      <TargetFields form={form} earlier={earlier} />
      <LineField
        label={t('field.targetText')}
        description={t('form.targetTextHelp')}
        isPrinted
        {...form.getInputProps('target.text')}
      />
    </div>
  );
}
