import { expect, test } from 'vitest';
import { type MailAccount, mailObstacles } from '../../shared/core/mail/account.ts';

const good: MailAccount = {
  ...{ isInSandbox: false, isPaused: false, isUnderReview: false },
  ...{ mailsADay: 50_000, sentInADay: 12, waiting: 0, asOf: '2026-11-24T08:00:00.000Z' },
};

test.each<[string, Partial<MailAccount>, string[]]>([
  ['an account that sends', {}, []],
  ['one in the sandbox', { isInSandbox: true, mailsADay: 200 }, ['sandbox']],
  ['one that SES has paused, in the sandbox', { isPaused: true, isInSandbox: true }, ['paused', 'sandbox']],
  ['one whose day is full', { sentInADay: 50_000 }, ['quota']],
  ['one without a quota', { mailsADay: null, sentInADay: 90_000 }, []],
  ['one under review', { isUnderReview: true }, ['review']],
  ['one that was paused after a review', { isUnderReview: true, isPaused: true }, ['paused']],
])('%s: the most serious obstacle to sending comes first', (_, changes, obstacles) => {
  expect(mailObstacles({ ...good, ...changes })).toEqual(obstacles);
});
