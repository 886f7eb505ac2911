import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { invitationRequestsPerHour } from '../../../../shared/core/limits.ts';
import { invitations } from '../../../../shared/features/organizations/invitations/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { invite } from '../../../support/invite.ts';
import { mailsTo } from '../../../support/mail.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';

const received = async (email: string) => (await mailsTo(email)).length;

test('an admin can resend an invitation only a few times an hour', async () => {
  const { slug, admin } = await openClinic();
  const { id: memberId, email } = await invite({ slug, admin });
  const resent = { organizationId: slug, memberId };
  for (let left = invitationRequestsPerHour.email; left > 0; left--)
    await admin.call(invitations.resendInvitation, resent);
  const refused = await admin.expectError(invitations.resendInvitation, resent);
  expect(refused.code).toBe('rate.limited');
  expect(await received(email)).toBe(invitationRequestsPerHour.email + 1);
});

test('a request to resend an invitation that is repeated with its idempotency key sends and counts one email', async () => {
  const { slug, admin } = await openClinic();
  const { id: memberId, email } = await invite({ slug, admin });
  const path = `organizations/${slug}/invitations/${memberId}/resend`;
  for (let left = invitationRequestsPerHour.email; left > 0; left--) {
    const headers = { 'idempotency-key': randomUUID() };
    const replies = await Promise.all([1, 2, 3].map(() => admin.send('POST', path, { headers })));
    expect(replies.some(({ status }) => status === 200)).toBe(true);
  }
  expect(await received(email)).toBe(invitationRequestsPerHour.email + 1);
});

testInTurn(
  'concurrent requests to resend an invitation do not exceed the hourly limit of emails',
  async () => {
    const { slug, admin } = await openClinic();
    const { id: memberId, email } = await invite({ slug, admin });
    const path = `organizations/${slug}/invitations/${memberId}/resend`;
    for (let rounds = 4; rounds > 0; rounds--)
      await Promise.all(Array.from({ length: 8 }, () => admin.send('POST', path)));
    expect(await received(email)).toBeLessThanOrEqual(invitationRequestsPerHour.email + 1);
  },
);

test('an admin who invites a person and revokes the invitation again and again cannot exceed the hourly limit of emails', async () => {
  const { slug, admin } = await openClinic();
  const email = `stranger-${slug}@nowhere.example`;
  for (let left = 12; left > 0; left--) {
    const { body } = await admin.send('POST', `organizations/${slug}/invitations`, {
      body: JSON.stringify({ email, role: 'user' }),
    });
    const member = (body as { data?: { id: string } }).data;
    if (member) await admin.call(invitations.revokeInvitation, { organizationId: slug, memberId: member.id });
  }
  expect(await received(email)).toBeLessThanOrEqual(invitationRequestsPerHour.email + 1);
});

testInTurn(
  'several organisations together do not exceed the hourly limit of emails to one address',
  async () => {
    const email = `wanted-${Date.now()}@nowhere.example`;
    for (const { slug, admin } of await Promise.all(Array.from({ length: 8 }, () => openClinic()))) {
      await admin.send('POST', `organizations/${slug}/invitations`, {
        body: JSON.stringify({ email, role: 'user' }),
      });
    }
    expect(await received(email)).toBeLessThanOrEqual(invitationRequestsPerHour.email + 1);
  },
);
