import { dateIn } from '../../../shared/core/reading/read-date.ts';
import type { Organization } from '../../../shared/features/organizations/organizations/schema.ts';
import { type DateSettings, useDateSettings } from './date-settings-context.ts';

export function dateSettingsOf(
  organization: Pick<Organization, 'dateOrder' | 'timeZone' | 'weekStart'> | null | undefined,
): DateSettings {
  return organization
    ? { order: organization.dateOrder, timeZone: organization.timeZone, weekStart: organization.weekStart }
    : {};
}

/** Returns a parser for dates in the organisation's format. */
export function useParseDate(): (text: string) => string | undefined {
  const { order, timeZone } = useDateSettings();
  return text => dateIn(text, { order, timeZone });
}
