import { useTranslation } from 'react-i18next';
import type { ReportLanguage } from '../features/report-places.ts';
import { writtenLanguageOf } from './written-languages.ts';

/** Returns the name of a written language in the language of the page: "英文" for English. */
export function useLanguageName(): (written: ReportLanguage) => string {
  const { t } = useTranslation('common');
  return ({ language, script }) => t(`writtenLanguage.${writtenLanguageOf(language, script)}`);
}
