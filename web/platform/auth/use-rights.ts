import type * as z from 'zod';
import type { Visibility } from '../../../shared/features/organizations/members/schema.ts';
import { todayIn } from '../i18n/today-in.ts';
import { useOptionalSession, useSession } from './session.ts';

/** Whether the organisation's licence has ended; users can then read everything but change nothing. */
export function useIsReadOnly(): boolean {
  const organization = useOptionalSession()?.organization;
  return !!organization && organization.endsOn < todayIn(organization.timeZone);
}

/** Which cases the user sees in this organisation. Without a membership: as few as possible. */
export const useVisibility = (): z.output<typeof Visibility> =>
  useSession().organizationUser?.visibility ?? 'selected';
