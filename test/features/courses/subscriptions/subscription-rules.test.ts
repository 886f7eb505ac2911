import { expect, test } from 'vitest';
import { tabsOf } from '../../../../shared/features/courses/library/rules.ts';
import type { PublishedCourse } from '../../../../shared/features/courses/published-courses/schema.ts';
import type { SubscriptionRecord } from '../../../../shared/features/courses/subscriptions/record.ts';
import {
  hasAccess,
  isEnding,
  mayFindCourse,
  mayReadContent,
  mayRequest,
  subscriptionState,
} from '../../../../shared/features/courses/subscriptions/rules.ts';
import { presentSubscription } from '../../../../shared/features/courses/subscriptions/schema.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';

const today = '2026-11-22';
const stored = (
  status: 'pending' | 'subscribed' | 'declined' | 'cancelled' | 'withdrawn',
  until: string | null = null,
) => ({ status, until });

test('the state of a subscription is none, pending, active through its last day, or expired after this day', () => {
  expect(subscriptionState(null, today)).toBe('none');
  expect(subscriptionState(stored('pending'), today)).toBe('pending');
  expect(subscriptionState(stored('subscribed', today), today)).toBe('subscribed');
  expect(subscriptionState(stored('subscribed', '2026-11-21'), today)).toBe('expired');
  expect(subscriptionState(stored('declined'), today)).toBe('declined');
  expect(subscriptionState(stored('withdrawn'), today)).toBe('withdrawn');
  expect(subscriptionState(stored('cancelled'), today)).toBe('none');
  expect(subscriptionState(stored('subscribed'), today)).toBe('none');
  const over = '2026-11-21';
  expect(
    (['pending', 'declined', 'withdrawn', 'cancelled'] as const).map(status =>
      subscriptionState(stored(status, over), today),
    ),
  ).toEqual(['pending', 'declined', 'withdrawn', 'expired']);
});

test('while an extension of a subscription is pending, and after it is declined or cancelled, the current access continues', () => {
  const until = '2026-12-01';
  const subscription = (status: 'declined' | 'cancelled') => subscriptionState(stored(status, until), today);
  expect(subscription('declined')).toBe('subscribed');
  expect(subscription('cancelled')).toBe('subscribed');
  const reads = { organization: 'lake', subscription: stored('pending', until), today };
  expect(mayReadContent({ organization: 'hill', state: 'published' as const }, reads)).toBe(true);
});

test('a course can be requested once, and again in the last thirty days of its subscription', () => {
  expect(mayRequest(null, today)).toBe(true);
  expect(mayRequest(stored('pending'), today)).toBe(false);
  expect(mayRequest(stored('declined'), today)).toBe(true);
  expect(mayRequest(stored('subscribed', '2026-12-23'), today)).toBe(false);
  expect(mayRequest(stored('subscribed', '2026-12-22'), today)).toBe(true);
  expect(mayRequest(stored('subscribed', '2026-11-01'), today)).toBe(true);
});

test('the author and subscribers can read a course’s content; once the course is taken down, only the author can', () => {
  const course = { organization: 'hill', state: 'published' as const };
  const reader = (organization: string, until: string | null) => ({
    organization,
    subscription: until === null ? null : { until },
    today,
  });
  expect(mayReadContent(course, reader('hill', null))).toBe(true);
  expect(mayReadContent(course, reader('lake', null))).toBe(false);
  expect(mayReadContent(course, reader('lake', today))).toBe(true);
  expect(mayReadContent({ ...course, state: 'withdrawn' }, reader('lake', today))).toBe(true);
  expect(mayReadContent({ ...course, state: 'taken-down' }, reader('lake', today))).toBe(false);
  expect(mayReadContent({ ...course, state: 'taken-down' }, reader('hill', null))).toBe(true);
});

test('access to a course ends with the subscription’s last day in the organisation’s time zone', () => {
  const course = { organization: 'hill', state: 'published' as const };
  const until = '2026-11-22';
  const mayRead = (timeZone: string, at: string) =>
    mayReadContent(course, {
      organization: 'lake',
      subscription: { until },
      today: todayIn(timeZone, Date.parse(at)),
    });
  expect(mayRead('Asia/Hong_Kong', '2026-11-22T15:59:59Z')).toBe(true);
  expect(mayRead('Asia/Hong_Kong', '2026-11-22T16:00:00Z')).toBe(false);
  expect(mayRead('America/New_York', '2026-11-23T04:59:59Z')).toBe(true);
  expect(mayRead('America/New_York', '2026-11-23T05:00:00Z')).toBe(false);
});

test('a declined request for a course stays in the tab “Pending” for thirty days', () => {
  const course = { organization: 'hill', state: 'published' } as PublishedCourse;
  const declined = (at: string) =>
    ({ status: 'declined', until: null, decision: { at, reason: 'Not yet' } }) as SubscriptionRecord;
  const tabs = (at: string) => tabsOf(course, declined(at), { organization: 'lake', today });
  expect(tabs('2026-10-23T08:00:00.000Z')).toEqual(['all', 'pending']);
  expect(tabs('2026-10-22T08:00:00.000Z')).toEqual(['all']);
});

test('a subscription counts as ending soon in its last thirty days, but not after its last day', () => {
  const ends = (until: string | null) => isEnding({ until }, today);
  expect(['2026-12-23', '2026-12-22', today, '2026-11-21', null].map(ends)).toEqual([
    ...[false, true, true, false, false],
  ]);
  expect(hasAccess({ until: null }, today)).toBe(false);
});

test('a course that is no longer offered is shown only to its author’s organisation and to organisations that requested it', () => {
  const finds = (state: 'published' | 'withdrawn', organization: string, subscription: object | null) =>
    mayFindCourse({ organization: 'hill', state }, { organization, subscription });
  expect(finds('published', 'lake', null)).toBe(true);
  expect(finds('withdrawn', 'lake', null)).toBe(false);
  expect(finds('withdrawn', 'hill', null)).toBe(true);
  expect(finds('withdrawn', 'lake', {})).toBe(true);
});

test('a subscription is shown with its request and the platform’s latest decision', () => {
  const record: SubscriptionRecord = {
    ...{ courseId: 'course_1', status: 'subscribed', until: '2026-12-22', version: 4 },
    course: { title: 'Tracking', organization: { id: 'hill', name: 'Hill School' } },
    request: { by: { id: 'u', fullName: 'Ann' }, at: '2026-11-01T08:00:00.000Z', message: 'Please' },
    decision: { at: '2026-11-02T08:00:00.000Z', reason: 'Welcome', by: { id: 'v', fullName: 'Sue' } },
  };
  const shown = {
    ...{ courseId: 'course_1', title: 'Tracking', author: 'Hill School', state: 'subscribed' },
    ...{ until: '2026-12-22', isEnding: true, requestedBy: { id: 'u', fullName: 'Ann' } },
    ...{ requestedAt: '2026-11-01T08:00:00.000Z', message: 'Please' },
    ...{ decidedAt: '2026-11-02T08:00:00.000Z', reason: 'Welcome', version: 4 },
  };
  expect(presentSubscription(record, today)).toEqual(shown);
  expect(presentSubscription({ ...record, decision: null }, today)).toEqual({
    ...shown,
    ...{ decidedAt: null, reason: null },
  });
  expect(presentSubscription(record, '2026-12-23')).toEqual({
    ...shown,
    ...{ state: 'expired', isEnding: false },
  });
});
