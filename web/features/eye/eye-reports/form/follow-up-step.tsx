import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { monthsAfter } from '../../../../../shared/features/eye/progression/days.ts';
import type { SeriesVisit } from '../../../../../shared/features/eye/progression/series.ts';
import type { TreatmentPeriod } from '../../../../../shared/features/eye/treatments/treatment.ts';
import { visitFields } from '../../../../../shared/features/eye/visit-fields/visit-fields.ts';
import layout from '../../../../ui/layout/layout.module.css';
import { AfterAtropine } from './after-atropine.tsx';
import styles from './eye-form.module.css';
import { FieldInput } from './measurements/field-input.tsx';
import type { EyeForm } from './use-eye-form.ts';

const intervals = [3, 6, 12] as const;

interface FollowUpStepProps {
  form: EyeForm;
  running: readonly TreatmentPeriod[];
  /** Earlier finished visits of the child. */
  earlier: readonly SeriesVisit[];
}

export function FollowUpStep({ form, running, earlier }: FollowUpStepProps) {
  const { t } = useTranslation('eye');
  return (
    <div className={styles.fields}>
      <AfterAtropine form={form} running={running} earlier={earlier} />
      <div>
        <FieldInput form={form} field={visitFields.followUp} path="followUp" />
        <Group gap="xs" mt="xs">
          {intervals.map(count => (
            <Button
              key={count}
              variant="default"
              size="xs"
              onClick={() => form.setFieldValue('followUp', monthsAfter(form.values.date, count))}
            >
              {t('form.inMonths', { count })}
            </Button>
          ))}
        </Group>
      </div>
      <div className={layout.allColumns}>
        <FieldInput form={form} field={visitFields.comment} path="comment" />
      </div>
    </div>
  );
}
