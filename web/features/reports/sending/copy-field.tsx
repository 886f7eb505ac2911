import { useTranslation } from 'react-i18next';
import type { ReportSource } from '../../../platform/features/report-places.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';

interface CopyFieldProps {
  copies: NonNullable<ReportSource['copies']>;
  value: string | null;
  /** Whether the email goes to an address of the family. */
  isForFamily: boolean;
  onChange: (copyFor: string) => void;
}

/** Chooses for whom the sent copy is, and warns if the family would get somebody else's. */
export function CopyField({ copies, value, isForFamily, onChange }: CopyFieldProps) {
  const { t } = useTranslation('sending');
  const text = useText();
  return (
    <>
      <SelectField
        label={t('copyFor')}
        description={t('copyHelp')}
        allowDeselect={false}
        options={copies.kinds.map(copy => ({ value: copy.kind, label: text(copy.title) }))}
        value={value ?? ''}
        onChange={onChange}
      />
      {value !== 'family' && isForFamily && <Notice tone="attention">{t('familyGets')}</Notice>}
    </>
  );
}
