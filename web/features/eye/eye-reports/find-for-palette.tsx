import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import type { EyeReportRow } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { referencesIn } from '../../../../shared/features/eye/progression/reference.ts';
import { call } from '../../../platform/api/call.ts';
import { cachedSession } from '../../../platform/auth/session.ts';
import type { FoundRecord } from '../../../platform/features/menu-entries.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';

/** Finds eye reports by their reference number, with or without its year. */
export async function findForPalette(text: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const today = todayIn(cachedSession()?.organization?.timeZone);
  const references = referencesIn(text, Number(today.slice(0, 4)));
  const pages = await Promise.all(
    references.map(reference => call(eyeReports.searchEyeReports, { text: reference, limit: 1 }, { signal })),
  );
  return pages
    .flatMap(({ data }) => data)
    .map(found => ({ id: found.id, label: found.reference, detail: <Detail {...found} /> }));
}

function Detail({ case: child, date }: Pick<EyeReportRow, 'case' | 'date'>) {
  const { date: sayDate } = useCalendarDates();
  return [child.fullName, child.otherName, sayDate(date)].filter(Boolean).join(' · ');
}
