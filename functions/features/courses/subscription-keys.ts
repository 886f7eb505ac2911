import type { IndexKeys, Key } from '../../platform/storage/key.ts';
import { type KeyRow, organizationKey } from '../../platform/storage/keys.ts';

/** Table keys of course subscriptions, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  {
    record: 'subscription to a course',
    format: 'subscription',
    pk: 'O#{o}',
    sk: 'SUB#{course}',
    gsi1: ['X#SUBREQ#{status}', '{at}#{o}#{course}'],
    gsi2: ['X#SUBS', '{date}#{o}#{course}'],
    note: 'pending, declined and withdrawn ones in gsi1, those with a last day in gsi2',
  },
  {
    record: 'subscription that ends on a day',
    holds: 'marker',
    pk: 'X#DUE#SUB#{date}',
    sk: '{o}#{course}',
    note: 'TTL',
  },
  {
    record: 'organisation that may read a course until a day, for its author',
    holds: 'marker',
    pk: 'O#{o}',
    sk: 'SUBSCRIBER#{course}#{date}#{subscriber}',
    note: 'TTL',
  },
];

export const subscriptionKey = (o: string, course: string): Key => ({
  pk: organizationKey(o).pk,
  sk: `SUB#${course}`,
});
export const subscriptionsOf = (o: string) => ({ pk: organizationKey(o).pk, prefix: 'SUB#' });

type ListedStatus = 'pending' | 'declined' | 'withdrawn';

/** Subscriptions of all organisations by status, sorted by the time of the request or the decision. */
export const subscriptionRequests = (status: ListedStatus) =>
  ({ index: 'gsi1', pk: `X#SUBREQ#${status}` }) as const;
export const subscriptionRequestIndex = (
  status: ListedStatus,
  at: string,
  o: string,
  course: string,
): IndexKeys => ({ gsi1pk: subscriptionRequests(status).pk, gsi1sk: `${at}#${o}#${course}` });

/** Subscribers of all courses, sorted by the last day of their subscription. */
export const subscribers = { index: 'gsi2', pk: 'X#SUBS' } as const;
export const subscriberIndex = (date: string, o: string, course: string): IndexKeys => ({
  gsi2pk: subscribers.pk,
  gsi2sk: `${date}#${o}#${course}`,
});

export const subscriptionsEndingOn = (date: string) => ({ pk: `X#DUE#SUB#${date}` });
export const subscriptionExpirationKey = (date: string, o: string, course: string): Key => ({
  ...subscriptionsEndingOn(date),
  sk: `${o}#${course}`,
});

export function parseSubscriptionExpiration({ sk }: Key): { organization: string; courseId: string } {
  const [organization = '', courseId = ''] = sk.split('#');
  return { organization, courseId };
}

/** @param o the author's organisation */
export const subscriberKey = (o: string, course: string, date: string, subscriber: string): Key => ({
  pk: organizationKey(o).pk,
  sk: `SUBSCRIBER#${course}#${date}#${subscriber}`,
});
export const subscribersOfAuthor = (o: string, course?: string) => ({
  pk: organizationKey(o).pk,
  prefix: course === undefined ? 'SUBSCRIBER#' : `SUBSCRIBER#${course}#`,
});

export function parseSubscriber({ sk }: Key): { courseId: string; until: string; subscriber: string } {
  const [, courseId = '', until = '', subscriber = ''] = sk.split('#');
  return { courseId, until, subscriber };
}
