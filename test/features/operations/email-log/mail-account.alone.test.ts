import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { minuteMs } from '../../../../shared/core/dates/durations.ts';
import { emailLog } from '../../../../shared/features/operations/email-log/endpoints.ts';
import { openClinic, openSuperadmin } from '../../../support/clinic.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld } from '../../../support/world.ts';

beforeEach(async () => {
  const { backend } = await openWorld();
  backend.sesAccount.simulate({});
});

async function shown() {
  const superadmin = await openSuperadmin();
  return (await superadmin.call(emailLog.getMailAccount, {})).data.account;
}

async function setUp(email: string) {
  const { backend } = await openWorld();
  const { message = [] } = await backend.provision({
    ...{ kind: 'organization', name: 'Lake', slug: `s-${randomUUID().slice(0, 13)}`, country: 'HK' },
    ...{ seats: 5, endsOn: '2099-12-31', admin: { fullName: 'Ling Lake', email } },
  });
  return message.find(sentence => sentence.startsWith('The mail to'));
}

test('the status of the SES (email) account is unknown until the hourly job has run, and is then shown', async () => {
  const { backend, now } = await openWorld();
  expect(await shown()).toBeNull();
  await backend.settled();
  await backend.sendMail({ tick: true });
  const account = await shown();
  expect(account).toMatchObject({ isInSandbox: false, isPaused: false, mailsADay: null, waiting: 0 });
  expect(Math.abs(now() - Date.parse(account?.asOf ?? ''))).toBeLessThan(minuteMs);
});

test('an admin of an organisation cannot see the status of the SES account', async () => {
  const { admin } = await openClinic();
  expect(await admin.expectError(emailLog.getMailAccount, {})).toMatchObject({ code: 'permission.denied' });
});

testInTurn(
  'in the SES sandbox, only verified addresses get email, and the response to the platform operator’s form explains this',
  async () => {
    const { backend, withClockAhead } = await openWorld();
    const [verified, other] = [`v-${randomUUID()}@test.example`, `o-${randomUUID()}@test.example`];
    await withClockAhead(10 * minuteMs, async () => {
      backend.sesAccount.simulate({ verified: [verified] });
      expect(await setUp(verified)).toBe(`The mail to ${verified} was handed to the mail service.`);
      expect(await setUp(other)).toMatch(
        `The mail to ${other} waits to be sent; SES is in its sandbox, where only verified addresses get mail. Verify ${other}`,
      );
      const account = await shown();
      expect(account).toMatchObject({ isInSandbox: true, mailsADay: 200 });
      expect(account?.waiting).toBeGreaterThan(0);
      expect(backend.mail.received(other)).toEqual([]);
      backend.sesAccount.simulate({});
    });
    await expect.poll(() => backend.mail.received(other).length, { timeout: 20_000 }).toBe(1);
    await backend.sendMail({ tick: true });
    expect(await shown()).toMatchObject({ isInSandbox: false });
  },
);

test('a platform administrator sees within an hour that SES has paused or resumed the account', async () => {
  const { backend } = await openWorld();
  backend.sesAccount.simulate({ isPaused: true });
  await backend.sendMail({ tick: true });
  expect(await shown()).toMatchObject({ isPaused: true });
  backend.sesAccount.simulate({});
  await backend.sendMail({ tick: true });
  expect(await shown()).toMatchObject({ isPaused: false });
});
