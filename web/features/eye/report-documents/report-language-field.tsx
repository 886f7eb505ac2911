import {
  localeAndScriptOf,
  writtenLanguageOf,
  writtenLanguages,
} from '../../../platform/i18n/written-languages.ts';
import { Segments } from '../../../ui/form/segments.tsx';
import type { ReportChoice } from './report-choice.ts';

type Language = Pick<ReportChoice, 'language' | 'script'>;

interface ReportLanguageFieldProps {
  label: string;
  choice: Language;
  onChange: (changes: Language) => void;
}

/** Language of a report: English, or Chinese in one of its scripts. */
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
