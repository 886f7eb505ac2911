import { randomBytes } from 'node:crypto';
import { calendarSubscriptions } from '../../../../shared/features/classes/calendar-subscriptions/endpoints.ts';
import type { FeedScope } from '../../../../shared/features/classes/calendar-subscriptions/schema.ts';
import type { Reply } from '../../../support/caller.ts';
import type { Principal } from '../../../support/clinic.ts';
import { anonymousCaller } from '../../../support/clinic.ts';

export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Subscribes to a timetable as a calendar feed, and returns the token in the feed's address. */
export async function subscribe(who: Principal, scope: FeedScope = 'mine'): Promise<string> {
  const secret = newSecret();
  const chosen = { scope, language: 'en' as const, script: 'simplified' as const };
  await who.call(calendarSubscriptions.subscribeToCalendar, { ...chosen, secret });
  return `${who.headers['x-organization']}.${secret}`;
}

/** Reads a feed as calendar software does: without a sign-in, only with the token. */
export async function readFeed(token: string, headers: Record<string, string> = {}): Promise<Reply> {
  const stranger = await anonymousCaller();
  return stranger.send('GET', `${calendarSubscriptions.readCalendarFeed.path}?token=${token}`, { headers });
}

/** Lines of a feed, with folded lines joined again. */
export const linesOf = ({ text }: Reply): string[] => text.replaceAll('\r\n ', '').split('\r\n');
export const summariesOf = (reply: Reply): string[] =>
  linesOf(reply).flatMap(line => (line.startsWith('SUMMARY:') ? line.slice(8) : []));
