import { useTranslation } from 'react-i18next';
import { DateField } from '../../../../ui/form/date-field.tsx';
import { LineField } from '../../../../ui/form/line-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import styles from './eye-form.module.css';
import type { EyeForm } from './use-eye-form.ts';

export function LensStep({ form }: { form: EyeForm }) {
  const { t } = useTranslation('eye');
  return (
    <div className={styles.fields}>
      <LineField label={t('field.lens')} isPrinted {...form.getInputProps('lens')} />
      <LineField label={t('field.frame')} isPrinted {...form.getInputProps('frame')} />
      <LineField label={t('field.model')} isPrinted {...form.getInputProps('model')} />
      <LineField label={t('field.color')} isPrinted {...form.getInputProps('color')} />
      <DateField
        label={t('field.returnBy')}
        description={t('field.returnByHelp')}
        ahead={form.values.date}
        {...form.getInputProps('returnBy')}
      />
      <div className={layout.allColumns}>
        <TextField
          label={t('field.labRemarks')}
          description={t('field.labRemarksHelp')}
          isPrinted
          {...form.getInputProps('labRemarks')}
        />
      </div>
    </div>
  );
}
