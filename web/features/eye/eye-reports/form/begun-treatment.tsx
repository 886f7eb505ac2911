import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { treatmentKinds } from '../../../../../shared/features/eye/treatments/treatment.ts';
import { DateField } from '../../../../ui/form/date-field.tsx';
import { LineField } from '../../../../ui/form/line-field.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { treatmentHints } from './treatment-hints.ts';
import styles from './treatment-plan.module.css';
import type { TreatmentTexts } from './treatment-plan.ts';
import type { EyeForm } from './use-eye-form.ts';

interface BegunTreatmentProps {
  form: EyeForm;
  statement: TreatmentTexts;
  path: `treatments.${number}`;
  onRemove: () => void;
}

export function BegunTreatment({ form, statement, path, onRemove }: BegunTreatmentProps) {
  const { t } = useTranslation(['eye', 'ui']);
  const kinds = treatmentKinds.filter(kind => kind !== 'none' || statement.kind === 'none');
  const hints = treatmentHints(statement.kind);
  return (
    <div className={styles.treatment}>
      <div className={styles.fields}>
        <SelectField
          label={t('field.treatment')}
          searchable
          options={kinds.map(value => ({ value, label: t(`intervention.${value}`) }))}
          {...form.getInputProps(`${path}.kind`)}
        />
        <LineField label={t('field.product')} {...form.getInputProps(`${path}.product`)} />
        <LineField
          label={t('field.dose')}
          description={t(hints.dose)}
          {...form.getInputProps(`${path}.dose`)}
        />
        <LineField
          label={t('field.wearing')}
          description={`${t(hints.wearing)} · ${t('form.staffOnly')}`}
          {...form.getInputProps(`${path}.wearing`)}
        />
        <DateField
          label={t('field.treatmentFrom')}
          description={t('field.treatmentFromHelp')}
          {...form.getInputProps(`${path}.from`)}
        />
        <DateField
          label={t('field.treatmentTo')}
          description={t('field.treatmentToHelp')}
          {...form.getInputProps(`${path}.to`)}
        />
      </div>
      <div>
        <Button variant="subtle" color="gray" size="compact-sm" onClick={onRemove}>
          {t('ui:file.remove')}
        </Button>
      </div>
    </div>
  );
}
