import { readAs, writtenIn, writtenLanguages } from '../../../platform/i18n/written-languages.ts';
import { Segments } from '../../../ui/form/segments.tsx';
import type { ReportChoice } from './report-choice.ts';

type Language = Pick<ReportChoice, 'language' | 'script'>;

interface CopyLanguageProps {
  label: string;
  choice: Language;
  onChange: (changes: Language) => void;
}

/** In what a copy is written: English, or Chinese in one of its scripts. */
export function CopyLanguage({ label, choice: { language, script }, onChange }: CopyLanguageProps) {
  return (
    <Segments
      label={label}
      options={writtenLanguages}
      value={writtenIn(language, script)}
      onChange={written => onChange(readAs(written, script))}
    />
  );
}
