import { useTranslation } from 'react-i18next';
import { languageTag } from '../../../shared/core/languages.ts';
import type { ReportLanguage } from '../features/report-places.ts';

/** Returns the name of a written language in the language of the page: "英文" for English. */
export function useLanguageName(): (written: ReportLanguage) => string {
  const { t } = useTranslation('common');
  return ({ language, script }) => t(`writtenLanguage.${languageTag(language, script)}`);
}
