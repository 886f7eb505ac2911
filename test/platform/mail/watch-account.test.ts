import { expect, test, vi } from 'vitest';
import { noteAccountAfterRefusal } from '../../../functions/platform/mail/watch-account.ts';
import { minuteMs } from '../../../shared/core/dates/durations.ts';

const asked = Date.UTC(2026, 10, 24, 8);

/** SES rejects an email this long after the product last checked the SES account; null if it never did. */
async function refuse(afterMs: number | null) {
  const put = vi.fn(async () => undefined);
  const known = afterMs === null ? undefined : { asOf: new Date(asked).toISOString() };
  const now = asked + (afterMs ?? 0);
  await noteAccountAfterRefusal({
    ses: { send: async () => ({ ProductionAccessEnabled: false }) },
    queue: { size: async () => 7 },
    accounts: { get: async () => known, put },
    now: () => now,
  } as never);
  return { put, asOf: new Date(now).toISOString() };
}

test.each([null, 6 * minuteMs])(
  'when SES rejects an email, the state of the SES account is requested if it was last requested %s ms ago',
  async ms => {
    const { put, asOf } = await refuse(ms);
    const noted = {
      isInSandbox: true,
      isPaused: false,
      isUnderReview: false,
      mailsADay: null,
      sentInADay: 0,
    };
    expect(put).toHaveBeenCalledExactlyOnceWith({ ...noted, waiting: 7, asOf });
  },
);

test('the state of the SES account is not requested again for each of many rejected emails', async () => {
  expect((await refuse(4 * minuteMs)).put).not.toHaveBeenCalled();
});
