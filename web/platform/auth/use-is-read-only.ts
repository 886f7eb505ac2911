import { todayIn } from '../i18n/today-in.ts';
import { useSession } from './session.ts';

/** Whether the organisation's licence has ended, so that everything can be read and nothing changed. */
export function useIsReadOnly(): boolean {
  const { organization } = useSession();
  return organization !== null && organization.endsOn < todayIn(organization.timeZone);
}
