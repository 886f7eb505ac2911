import { calendarSubscriptions } from '../../../../shared/features/classes/calendar-subscriptions/endpoints.ts';
import { config } from '../../../platform/api/config.ts';

const secretBytes = 32;

/** Makes a secret that only this browser knows; the server stores its hash. */
export function newFeedSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(secretBytes));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** URL at which calendar apps such as Outlook read the user's timetable. */
export async function feedAddress(organization: string, secret: string): Promise<string> {
  const { api } = await config();
  const address = new URL(`${api}/${calendarSubscriptions.readCalendarFeed.path}`, window.location.origin);
  address.searchParams.set('token', `${organization}.${secret}`);
  return address.href;
}
