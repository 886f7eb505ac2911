import type { GetAccountResponse } from '@aws-sdk/client-sesv2';
import { expect, test } from 'vitest';
import { readSesAccount } from '../../../functions/platform/mail/watch-account.ts';

const sending = {
  ...{ ProductionAccessEnabled: true, SendingEnabled: true, EnforcementStatus: 'HEALTHY' },
  SendQuota: { Max24HourSend: 50_000, MaxSendRate: 14, SentLast24Hours: 321 },
};
const read = {
  ...{ isInSandbox: false, isPaused: false, isUnderReview: false, mailsADay: 50_000, sentInADay: 321 },
};

test.each<[string, GetAccountResponse, Partial<Awaited<ReturnType<typeof readSesAccount>>>]>([
  ['an account that can send', {}, {}],
  ['an account in the sandbox', { ProductionAccessEnabled: false }, { isInSandbox: true }],
  ['an account whose sending was paused', { SendingEnabled: false }, { isPaused: true }],
  ['an account that was shut down', { EnforcementStatus: 'SHUTDOWN' }, { isPaused: true }],
  ['an account under review', { EnforcementStatus: 'PROBATION' }, { isUnderReview: true }],
  [
    'an account without a limit',
    { SendQuota: { Max24HourSend: -1, SentLast24Hours: 5 } },
    { mailsADay: null, sentInADay: 5 },
  ],
])('%s is read from SES’s response', async (_, changes, expected) => {
  const ses = { send: async () => ({ ...sending, ...changes }) };
  expect(await readSesAccount(ses as never)).toEqual({ ...read, ...expected });
});
