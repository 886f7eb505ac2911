import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import type { ReportLanguage } from '../../../platform/features/report-places.ts';
import { parseWrittenLanguage, writtenLanguageOf } from '../../../platform/i18n/written-languages.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';

/** The language that the family reads. */
export function useFamilyLanguage({
  emailLanguage: language,
  emailScript,
}: Pick<Case, 'emailLanguage' | 'emailScript'>): ReportLanguage {
  const { organization } = useSession();
  return { language, script: emailScript ?? organization?.script ?? 'simplified' };
}

/** The language of a copy, from the URL, with a setter. @param usual where the URL says nothing */
export function useCopyLanguage(usual: ReportLanguage) {
  const { query, change } = useUrlState();
  return {
    choice: parseWrittenLanguage(query.get('copy'), usual),
    change: ({ language, script }: ReportLanguage) => change({ copy: writtenLanguageOf(language, script) }),
  };
}
