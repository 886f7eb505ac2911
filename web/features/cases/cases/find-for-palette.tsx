import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import type { ListedCase } from '../../../../shared/features/cases/cases/schema.ts';
import { call } from '../../../platform/api/call.ts';
import type { FoundRecord } from '../../../platform/features/menu-entries.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { FoundBy } from '../../../ui/text/found-by.tsx';
import { useAge } from './use-age.ts';

const maxResults = 6;

export async function findForPalette(text: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const { data } = await call(cases.searchCases, { text, limit: maxResults }, { signal });
  return data.map(found => ({ id: found.id, label: found.fullName, detail: <Detail {...found} /> }));
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
