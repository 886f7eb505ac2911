import { expect, test } from 'vitest';
import { type MailAccount, mailObstacles } from '../../shared/core/mail/account.ts';

const good: MailAccount = {
  ...{ isInSandbox: false, isPaused: false, isUnderReview: false },
  ...{ mailsADay: 50_000, sentInADay: 12, waiting: 0, asOf: '2026-11-24T08:00:00.000Z' },
};

test.each<[string, Partial<MailAccount>, string[]]>([
  ['a mail account that can send', {}, []],
  ['an account in the sandbox', { isInSandbox: true, mailsADay: 200 }, ['sandbox']],
  [
    'an account that SES has paused, in the sandbox',
    { isPaused: true, isInSandbox: true },
    ['paused', 'sandbox'],
  ],
  ['an account that has sent its daily quota', { sentInADay: 50_000 }, ['quota']],
  ['an account without a quota', { mailsADay: null, sentInADay: 90_000 }, []],
  ['an account under review', { isUnderReview: true }, ['review']],
  ['an account that was paused after a review', { isUnderReview: true, isPaused: true }, ['paused']],
])('the obstacles to sending emails are listed, the most serious first, for %s', (_, changes, obstacles) => {
  expect(mailObstacles({ ...good, ...changes })).toEqual(obstacles);
});
