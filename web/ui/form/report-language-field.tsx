import { useTranslation } from 'react-i18next';
import { languageTag } from '../../../shared/core/languages.ts';
import type { ReportLanguage } from '../../platform/features/report-places.ts';
import { localeAndScriptOf, writtenLanguages } from '../../platform/i18n/written-languages.ts';
import { Segments } from './segments.tsx';

interface ReportLanguageFieldProps {
  /** Visible label of the field; without it, screen readers read "language of this copy". */
  label?: string;
  choice: ReportLanguage;
  onChange: (changes: ReportLanguage) => void;
}

export function ReportLanguageField({
  label,
  choice: { language, script },
  onChange,
}: ReportLanguageFieldProps) {
  const { t } = useTranslation('ui');
  return (
    <Segments
      label={label ?? t('report.language')}
      isLabelled={label !== undefined}
      options={writtenLanguages}
      value={languageTag(language, script)}
      onChange={written => onChange(localeAndScriptOf(written, script))}
    />
  );
}
