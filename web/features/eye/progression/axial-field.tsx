import { useTranslation } from 'react-i18next';
import {
  type AxialPopulation,
  axialPopulations,
} from '../../../../shared/features/eye/optics/axial-populations.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';

interface AxialFieldProps {
  value: AxialPopulation | null;
  /** Whether the child's sex is known: reference tables differ for boys and girls. */
  hasSex: boolean;
  onChange: (population: AxialPopulation | null) => void;
}

export function AxialField({ value, hasSex, onChange }: AxialFieldProps) {
  const { t } = useTranslation('eye');
  return (
    <SelectField
      label={t('axial.compare')}
      description={t(hasSex ? 'axial.compareHelp' : 'axial.noSex')}
      clearable
      options={axialPopulations.map(id => ({ value: id, label: t(`axial.table.${id}`) }))}
      value={value ?? ''}
      onChange={chosen => onChange(axialPopulations.find(id => id === chosen) ?? null)}
    />
  );
}
