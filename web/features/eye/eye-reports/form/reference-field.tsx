import { useTranslation } from 'react-i18next';
import {
  type ReferenceId,
  referenceIds,
} from '../../../../../shared/features/eye/progression/reference-rates.ts';
import { SelectField } from '../../../../ui/form/select-field.tsx';

interface ReferenceFieldProps {
  value: ReferenceId | null;
  onChange: (reference: ReferenceId | null) => void;
}

export function ReferenceField({ value, onChange }: ReferenceFieldProps) {
  const { t } = useTranslation('eye');
  return (
    <SelectField
      label={t('option.reference')}
      description={t('option.referenceHelp')}
      clearable
      options={referenceIds.map(id => ({ value: id, label: t(`reference.${id}`) }))}
      value={value ?? ''}
      onChange={chosen => onChange(referenceIds.find(id => id === chosen) ?? null)}
    />
  );
}
