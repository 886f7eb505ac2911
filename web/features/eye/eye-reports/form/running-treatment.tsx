import { useTranslation } from 'react-i18next';
import { contradictingTexts } from '../../../../../shared/features/eye/treatments/contradicting-text.ts';
import {
  type TreatmentDecision,
  type TreatmentPeriod,
  treatmentDecisions,
} from '../../../../../shared/features/eye/treatments/treatment.ts';
import { useCalendarDates } from '../../../../platform/i18n/use-calendar-dates.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { DateField } from '../../../../ui/form/date-field.tsx';
import { LineField } from '../../../../ui/form/line-field.tsx';
import { Segments } from '../../../../ui/form/segments.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import { treatmentHints } from './treatment-hints.ts';
import styles from './treatment-plan.module.css';
import type { TreatmentTexts } from './treatment-plan.ts';
import type { EyeForm } from './use-eye-form.ts';

interface RunningTreatmentProps {
  form: EyeForm;
  period: TreatmentPeriod;
  statement: TreatmentTexts | undefined;
  /** Path of the decision on this treatment in the form values; undefined without a decision. */
  path: `treatments.${number}` | undefined;
  onDecide: (decision: TreatmentDecision) => void;
  onWearing: (wearing: string) => void;
}

const decisions = treatmentDecisions.filter(decision => decision !== 'start');

export function RunningTreatment({
  form,
  period,
  statement,
  path,
  onDecide,
  onWearing,
}: RunningTreatmentProps) {
  const { t } = useTranslation('eye');
  const { date } = useCalendarDates();
  const { kind, product, dose, wearing, wearingOn, from } = period;
  const decision = statement && statement.decision !== 'start' ? statement.decision : 'continue';
  const treatment = t(`intervention.${kind}`);
  const details = [product, dose, t('view.since', { day: date(from) })].filter(Boolean).join(' · ');
  return (
    <div className={styles.treatment}>
      <div className={styles.head}>
        <p>
          <b>{treatment}</b>
          <br />
          <span className={`${layout.soft} ${layout.small}`}>{details}</span>
        </p>
        <Segments
          label={t('treatment.decisionOf', { treatment })}
          options={decisions.map(value => ({ value, label: t(`treatment.decision.${value}`) }))}
          value={decision}
          onChange={onDecide}
        />
      </div>
      {decision === 'continue' && contradictingTexts({ ...period, decision: 'start' }).length > 0 && (
        <Notice tone="attention">{t('treatment.contradicts')}</Notice>
      )}
      {decision === 'continue' && (
        <LineField
          label={t('field.wearing')}
          description={
            wearing && wearingOn
              ? t('treatment.wearingBefore', { text: wearing, day: date(wearingOn) })
              : `${t(treatmentHints(kind).wearing)} · ${t('form.staffOnly')}`
          }
          value={statement?.wearing ?? ''}
          onChange={event => onWearing(event.currentTarget.value)}
        />
      )}
      {decision === 'change' && statement && (
        <p className={`${layout.soft} ${layout.small}`}>
          {t('treatment.changed', { day: date(statement.to) })}
        </p>
      )}
      {decision === 'stop' && path && (
        <div className={styles.fields}>
          <DateField label={t('field.lastDay')} {...form.getInputProps(`${path}.to`)} />
          <LineField label={t('field.stopReason')} {...form.getInputProps(`${path}.reason`)} />
        </div>
      )}
    </div>
  );
}
