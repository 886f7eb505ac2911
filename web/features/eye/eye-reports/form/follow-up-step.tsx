import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { monthsAfter } from '../../../../../shared/features/eye/progression/days.ts';
import type { TreatmentPeriod } from '../../../../../shared/features/eye/treatments/treatment.ts';
import { DateField } from '../../../../ui/form/date-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { AfterAtropine } from './after-atropine.tsx';
import styles from './eye-form.module.css';
import type { EyeForm } from './use-eye-form.ts';

const intervals = [3, 6, 12] as const;

interface FollowUpStepProps {
  form: EyeForm;
  /** Treatments that the visit finds. */
  running: readonly TreatmentPeriod[];
}

/** Follow-up date and the comment of the report. */
export function FollowUpStep({ form, running }: FollowUpStepProps) {
  const { t } = useTranslation('eye');
  return (
    <div className={styles.fields}>
      <AfterAtropine form={form} running={running} />
      <div>
        <DateField
          label={t('field.followUp')}
          description={t('field.followUpHelp')}
          ahead={form.values.date}
          {...form.getInputProps('followUp')}
        />
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
      <div className={styles.wide}>
        <TextField
          label={t('field.comment')}
          description={t('field.commentHelp')}
          isPrinted
          {...form.getInputProps('comment')}
        />
      </div>
    </div>
  );
}
