import type { ReportLanguage } from '../../platform/features/report-places.ts';
import {
  localeAndScriptOf,
  writtenLanguageOf,
  writtenLanguages,
} from '../../platform/i18n/written-languages.ts';
import { Segments } from './segments.tsx';

interface ReportLanguageFieldProps {
  label: string;
  choice: ReportLanguage;
  onChange: (changes: ReportLanguage) => void;
}

export function ReportLanguageField({
  label,
  choice: { language, script },
  onChange,
}: ReportLanguageFieldProps) {
  return (
    <Segments
      label={label}
      options={writtenLanguages}
      value={writtenLanguageOf(language, script)}
      onChange={written => onChange(localeAndScriptOf(written, script))}
    />
  );
}
