import { useTranslation } from 'react-i18next';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import type { ListedCase, SuggestedCase } from '../../../../shared/features/cases/cases/schema.ts';
import { call } from '../../../platform/api/call.ts';
import type { FoundRecord } from '../../../platform/features/menu-entries.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { FoundBy } from '../../../ui/text/found-by.tsx';
import { useAge } from './use-age.ts';

const maxResults = 6;

export async function findForPalette(text: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const { data, suggestions = [] } = await call(cases.searchCases, { text, limit: maxResults }, { signal });
  if (data.length === 0)
    return suggestions.map(one => ({ id: one.id, label: one.fullName, detail: <Similar {...one} /> }));
  return data.map(found => ({ id: found.id, label: found.fullName, detail: <Detail {...found} /> }));
}

/** Says that the name only resembles the text. */
function Similar({ otherName, birthYear }: SuggestedCase) {
  const { t } = useTranslation('cases');
  const born = birthYear !== null && t('list.bornIn', { year: birthYear });
  return [t('list.similar'), otherName, born].filter(Boolean).join(' · ');
}

/** Shows the parent who was searched for, and what distinguishes children of the same name. */
function Detail({ otherName, birthDate, foundBy }: ListedCase) {
  const { date } = useCalendarDates();
  const age = useAge();
  const facts = [otherName, birthDate && date(birthDate), age.short(birthDate)].filter(Boolean).join(' · ');
  return (
    <>
      {foundBy && <FoundBy {...foundBy} />}
      {foundBy && facts && ' · '}
      {facts}
    </>
  );
}
