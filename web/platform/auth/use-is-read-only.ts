import { todayIn } from '../i18n/today-in.ts';
import { useOptionalSession } from './session.ts';

/** Whether the organisation's licence has ended; users can then read everything but change nothing. */
export function useIsReadOnly(): boolean {
  const organization = useOptionalSession()?.organization;
  return !!organization && organization.endsOn < todayIn(organization.timeZone);
}
