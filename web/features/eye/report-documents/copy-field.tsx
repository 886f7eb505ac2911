import { useTranslation } from 'react-i18next';
import { type CopyKind, copyKinds } from '../../../../shared/features/eye/report-documents/copies.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';

interface CopyFieldProps {
  value: CopyKind | null;
  onChange: (copy: CopyKind) => void;
}

export function CopyField({ value, onChange }: CopyFieldProps) {
  const { t } = useTranslation('eye');
  return (
    <SelectField
      label={t('report.copy')}
      allowDeselect={false}
      options={copyKinds.map(kind => ({ value: kind, label: t(`copies.${kind}`) }))}
      value={value ?? ''}
      onChange={chosen => onChange(copyKinds.find(kind => kind === chosen) ?? 'family')}
    />
  );
}
