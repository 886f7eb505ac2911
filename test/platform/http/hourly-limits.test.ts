import { createHash, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { rateKey } from '../../../functions/platform/storage/keys.ts';
import { hourMs } from '../../../shared/core/dates/durations.ts';
import {
  emailChangesPerHour,
  invitationRequestsPerHour,
  reportLinkOpensPerHour,
  reportMailsPerHour,
  reportMailsToAddressPerHour,
} from '../../../shared/core/limits.ts';
import { reportDocuments } from '../../../shared/features/eye/report-documents/endpoints.ts';
import { invitations } from '../../../shared/features/organizations/invitations/endpoints.ts';
import { accountSecurity } from '../../../shared/features/people/account-security/endpoints.ts';
import { reportLinks } from '../../../shared/features/reports/report-links/endpoints.ts';
import { sendingInput } from '../../features/eye/report-documents/samples.ts';
import { newAddress } from '../../features/people/account-security/samples.ts';
import { callerWith, type Reply } from '../../support/caller.ts';
import { openClinic, type Principal, password } from '../../support/clinic.ts';
import { inviteAndReadToken } from '../../support/invite.ts';
import { openRawTable } from '../../support/raw-table.ts';
import { testInTurn } from '../../support/sampling/test-in-turn.ts';
import { openWorld } from '../../support/world.ts';

interface Limited {
  /** Name of the counter of these requests. */
  counted: string;
  who: string;
  atMost: number;
  ask: () => Promise<Reply>;
}

/** Sets the counter as if this many requests had been made in the current hour. */
async function setCounter({ counted, who }: Limited, times: number): Promise<void> {
  const { now } = await openWorld();
  const { table } = await openRawTable();
  const hash = createHash('sha256').update(who).digest('base64url');
  await table.increment(rateKey(`${counted}-${hash}`, Math.floor(now() / hourMs)), { count: times });
}

async function anonymousCaller(network: string) {
  return callerWith((await openWorld()).api, { 'x-forwarded-for': network });
}

const limits: [what: string, open: (user: Principal) => Promise<Limited>][] = [
  [
    'reports that one person mails',
    async user => {
      const { eyeReportId, ...body } = await sendingInput(user);
      const path = reportDocuments.sendEyeReport.path.replace('{eyeReportId}', eyeReportId);
      return {
        counted: 'report-mail',
        who: user.person.id,
        atMost: reportMailsPerHour,
        ask: () => user.send('POST', path, { body: JSON.stringify({ ...body, again: true }) }),
      };
    },
  ],
  [
    'reports that one organisation mails to one address',
    async user => {
      const { eyeReportId, ...body } = await sendingInput(user);
      const path = reportDocuments.sendEyeReport.path.replace('{eyeReportId}', eyeReportId);
      const to = newAddress();
      return {
        counted: 'report-mail-to',
        who: `${user.headers['x-organization']} ${to}`,
        atMost: reportMailsToAddressPerHour,
        ask: () =>
          user.send('POST', path, {
            body: JSON.stringify({ ...body, addressesConfirmed: true, to: [to], again: true }),
          }),
      };
    },
  ],
  [
    'addresses that one person asks for',
    async user => ({
      counted: 'email-change',
      who: user.person.id,
      atMost: emailChangesPerHour,
      ask: () =>
        user.send(accountSecurity.changeEmail.method, accountSecurity.changeEmail.path, {
          body: JSON.stringify({ email: newAddress(), password }),
        }),
    }),
  ],
  [
    'links to reports that one network tries',
    async user => {
      const network = randomUUID();
      const caller = await anonymousCaller(network);
      const token = `${user.headers['x-organization']}.${'a'.repeat(43)}`;
      return {
        counted: 'report-link',
        who: network,
        atMost: reportLinkOpensPerHour,
        ask: () => caller.send('POST', reportLinks.openReportLink.path, { body: JSON.stringify({ token }) }),
      };
    },
  ],
  [
    'invitations that one network asks for again',
    async () => {
      const network = randomUUID();
      const caller = await anonymousCaller(network);
      return {
        counted: 'invitation-from',
        who: network,
        atMost: invitationRequestsPerHour.network,
        ask: () =>
          caller.send('POST', invitations.askForInvitation.path, {
            body: JSON.stringify({ email: newAddress() }),
          }),
      };
    },
  ],
];

test.each(limits)(
  '%s are limited per hour, and the error says in the header Retry-After when the next request is allowed',
  async (_, open) => {
    const { withClockAhead, now } = await openWorld();
    await withClockAhead(hourMs - (now() % hourMs), async () => {
      const { admin } = await openClinic();
      const limited = await open(admin);
      await setCounter(limited, limited.atMost - 1);
      expect((await limited.ask()).status).not.toBe(429);
      const refused = await limited.ask();
      expect(refused).toMatchObject({ status: 429, body: { error: { code: 'rate.limited' } } });
      const wait = Number(refused.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(3_000);
      expect(wait).toBeLessThanOrEqual(3_600);
      await withClockAhead(wait * 1_000, async () => expect((await limited.ask()).status).not.toBe(429));
    });
  },
);

testInTurn(
  'the same invitation is sent at most three times an hour, and further requests get the usual response',
  async () => {
    const { backend, withClockAhead, now } = await openWorld();
    await withClockAhead(hourMs - (now() % hourMs), async () => {
      const { member } = await inviteAndReadToken(await openClinic());
      const { email } = member;
      const caller = await anonymousCaller(randomUUID());
      const letters = () => backend.mail.received(email).length;
      await backend.settled();
      const before = letters();
      for (let left = invitationRequestsPerHour.email + 2; left > 0; left--)
        await caller.call(invitations.askForInvitation, { email });
      await backend.settled();
      expect(letters() - before).toBe(invitationRequestsPerHour.email);
    });
  },
);
