import { languageTag } from '../../../shared/core/languages.ts';
import { pathFor, type RouteName } from '../../../shared/core/routes.ts';
import type { Case } from '../../../shared/features/cases/cases/schema.ts';
import type { CurrentUser } from '../../../shared/features/people/account/schema.ts';
import { useSession } from '../auth/session.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { parseWrittenLanguage } from '../i18n/written-languages.ts';
import { useUrlState } from '../routing/use-url-state.ts';
import type { ReportLanguage } from './report-places.ts';

type Family = Pick<Case, 'emailLanguage' | 'emailScript'>;

/**
 * Returns the language in which the family reads emails. The Chinese script is that of the case, otherwise
 * that of the organisation.
 */
export const familyLanguageOf = (
  { emailLanguage: language, emailScript }: Family,
  organization: CurrentUser['organization'],
): ReportLanguage => ({ language, script: emailScript ?? organization?.script ?? 'simplified' });

export const useFamilyLanguage = (family: Family): ReportLanguage =>
  familyLanguageOf(family, useSession().organization);

/** The language of a copy of a report, kept in the URL. @param usual language if the URL has none */
export function useReportLanguage(usual: ReportLanguage) {
  const { query, change } = useUrlState();
  return {
    choice: parseWrittenLanguage(query.get('copy'), usual),
    change: ({ language, script }: ReportLanguage) => change({ copy: languageTag(language, script) }),
  };
}

/** Language of a report on a page for print: that of the user interface, unless the URL names another one. */
export const usePrintedLanguage = (): ReportLanguage =>
  useReportLanguage(useFamilyLanguage({ emailLanguage: useLocale(), emailScript: null })).choice;

/**
 * URL of a page that shows only the printed pages of a copy.
 * @param search defaults to the language of the copy
 */
export const printAddress = (
  page: Extract<RouteName, `print${string}Report`>,
  id: string,
  { language, script }: ReportLanguage,
  search = new URLSearchParams({ copy: languageTag(language, script) }),
): string => [pathFor(language, page, { id }), search].join('?');
