import { useTranslation } from 'react-i18next';
import { interventionKinds } from '../../../../../shared/features/eye/eye-reports/schema.ts';
import { DateField } from '../../../../ui/form/date-field.tsx';
import { LineField } from '../../../../ui/form/line-field.tsx';
import { NumberField } from '../../../../ui/form/number-field.tsx';
import { Segments } from '../../../../ui/form/segments.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import styles from './eye-form.module.css';
import type { EyeForm } from './use-eye-form.ts';

const units = ['D', 'mm'] as const;

/** Myopia treatment and its target. */
export function PlanStep({ form }: { form: EyeForm }) {
  const { t } = useTranslation('eye');
  const { intervention, target } = form.values;
  const isNone = intervention.kind === '';
  return (
    <div className={styles.fields}>
      <SelectField
        label={t('field.intervention')}
        clearable
        searchable
        options={interventionKinds.map(value => ({ value, label: t(`intervention.${value}`) }))}
        {...form.getInputProps('intervention.kind')}
      />
      <LineField
        label={t('field.product')}
        disabled={isNone}
        isPrinted
        {...form.getInputProps('intervention.product')}
      />
      {!isNone && (
        <>
          <DateField
            label={t('field.interventionFrom')}
            description={t('field.interventionFromHelp')}
            {...form.getInputProps('intervention.from')}
          />
          <DateField
            label={t('field.interventionTo')}
            description={t('field.interventionToHelp')}
            {...form.getInputProps('intervention.to')}
          />
        </>
      )}
      <div className={styles.target}>
        <NumberField
          label={t('field.target')}
          unit={t(`unit.${target.unit}`)}
          decimals={2}
          value={target.perYear}
          error={form.errors['target.perYear']}
          onChange={value => form.setFieldValue('target.perYear', value)}
        />
        <Segments
          label={t('field.targetUnit')}
          options={units.map(value => ({ value, label: t(`unit.${value}`) }))}
          value={target.unit}
          onChange={value => form.setFieldValue('target.unit', value)}
        />
      </div>
      <LineField label={t('field.targetText')} isPrinted {...form.getInputProps('target.text')} />
    </div>
  );
}
