import { languageTag } from '../../../../shared/core/languages.ts';
import {
  type ScreeningCopy,
  screeningCopies,
} from '../../../../shared/features/screening/screening-reports/copies.ts';
import type { ReportLanguage } from '../../../platform/features/report-places.ts';
import { useReportLanguage } from '../../../platform/features/use-report-language.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';

/** Language and kind of copy of a report, kept in the URL. @param usual values for missing parameters */
export function useScreeningCopy(usual: ReportLanguage & { copy: ScreeningCopy }) {
  const { query, change } = useUrlState();
  const written = useReportLanguage(usual);
  const copy = screeningCopies.find(kind => kind === query.get('for')) ?? usual.copy;
  return {
    choice: { ...written.choice, copy },
    search: new URLSearchParams({
      copy: languageTag(written.choice.language, written.choice.script),
      for: copy,
    }),
    changeLanguage: written.change,
    changeCopy: (chosen: ScreeningCopy) => change({ for: chosen }),
  };
}
