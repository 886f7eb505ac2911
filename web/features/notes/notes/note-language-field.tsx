import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../../shared/core/fields.ts';
import { Segments } from '../../../ui/form/segments.tsx';
import layout from '../../../ui/layout/layout.module.css';

export const noteLanguages: { value: Locale; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'zh', label: '中文' },
];

interface NoteLanguageFieldProps {
  value: Locale;
  /** Why this language is chosen. */
  description?: string | undefined;
  onChange: (value: Locale) => void;
}

export function NoteLanguageField({ value, description, onChange }: NoteLanguageFieldProps) {
  const { t } = useTranslation('notes');
  return (
    <div>
      <Segments
        label={t('field.language')}
        isLabelled
        options={noteLanguages}
        value={value}
        onChange={onChange}
      />
      {description && <p className={`${layout.flush} ${layout.faint} ${layout.small}`}>{description}</p>}
    </div>
  );
}
