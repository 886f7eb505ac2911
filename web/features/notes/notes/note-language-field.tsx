import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../../shared/core/fields.ts';
import { Segments } from '../../../ui/form/segments.tsx';

const languages: { value: Locale; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'zh', label: '中文' },
];

export function NoteLanguageField({ value, onChange }: { value: Locale; onChange: (value: Locale) => void }) {
  const { t } = useTranslation('notes');
  return (
    <Segments label={t('field.language')} isLabelled options={languages} value={value} onChange={onChange} />
  );
}
