import type { Case } from '../../../shared/features/cases/cases/schema.ts';
import type { CurrentUser } from '../../../shared/features/people/account/schema.ts';
import { useSession } from '../auth/session.ts';
import { parseWrittenLanguage, writtenLanguageOf } from '../i18n/written-languages.ts';
import { useUrlState } from '../routing/use-url-state.ts';
import type { ReportLanguage } from './report-places.ts';

type Family = Pick<Case, 'emailLanguage' | 'emailScript'>;

/** The language in which the family reads emails; Chinese in the script of the organisation if it has no own. */
export const familyLanguageOf = (
  { emailLanguage: language, emailScript }: Family,
  organization: CurrentUser['organization'],
): ReportLanguage => ({ language, script: emailScript ?? organization?.script ?? 'simplified' });

export const useFamilyLanguage = (family: Family): ReportLanguage =>
  familyLanguageOf(family, useSession().organization);

/** The language of a copy, kept in the URL, with a setter. @param usual language if the URL has none */
export function useReportLanguage(usual: ReportLanguage) {
  const { query, change } = useUrlState();
  return {
    choice: parseWrittenLanguage(query.get('copy'), usual),
    change: ({ language, script }: ReportLanguage) => change({ copy: writtenLanguageOf(language, script) }),
  };
}
