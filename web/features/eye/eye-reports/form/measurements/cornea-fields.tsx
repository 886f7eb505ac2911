import { useTranslation } from 'react-i18next';
import { eyes } from '../../../../../../shared/core/optics/eyes.ts';
import { pupilStates } from '../../../../../../shared/features/eye/eye-reports/cornea.schema.ts';
import { LineField } from '../../../../../ui/form/line-field.tsx';
import { SelectField } from '../../../../../ui/form/select-field.tsx';
import type { EyeForm } from '../use-eye-form.ts';
import { CorneaOfEye } from './cornea-of-eye.tsx';
import { FoldedFields } from './folded-fields.tsx';
import { hasCornea } from './measurement-values.ts';
import styles from './measurements.module.css';

export function CorneaFields({ form }: { form: EyeForm }) {
  const { t } = useTranslation('eye');
  const isDilated = form.values.pupil.state === 'dilated';
  return (
    <FoldedFields
      title={t('measure.cornea')}
      isFilled={hasCornea(form.values) || form.values.pupil.state !== ''}
    >
      <div className={styles.pair}>
        {eyes.map(eye => (
          <CorneaOfEye key={eye} form={form} eye={eye} />
        ))}
        <SelectField
          label={t('field.pupil')}
          clearable
          options={pupilStates.map(value => ({ value, label: t(`pupil.${value}`) }))}
          {...form.getInputProps('pupil.state')}
        />
        {isDilated && <LineField label={t('field.agent')} {...form.getInputProps('pupil.agent')} />}
      </div>
    </FoldedFields>
  );
}
