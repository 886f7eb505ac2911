import { randomUUID } from 'node:crypto';
import type { invitations } from '../../../../shared/features/organizations/invitations/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { invite, inviteTo } from '../../../support/invite.ts';
import type { Samples, Stage } from '../../../support/sample.ts';
import { requireTerms } from '../../consent/terms/samples.ts';

const invited = async ({ clinic }: Stage, role: 'user' | 'admin' = 'admin') =>
  (await invite(clinic, { role })).id;

const names = { organizationId: 'organizationRecord', memberId: 'member' } as const;

/** Into an organisation that the caller does not work in, since in their own they are already. */
async function invitationOf(caller: Stage['caller']): Promise<string> {
  const other = await openClinic();
  return (await inviteTo(other, { email: caller.person.email })).token;
}

export const invitationsSamples: Samples<typeof invitations> = {
  invite: {
    input: async ({ clinic }) => ({
      organizationId: clinic.slug,
      email: `${randomUUID()}@invited.example`,
      role: 'admin',
    }),
    names: { organizationId: 'organizationRecord' },
    kept: ['email', 'role', 'picks'],
    comesSecond: ['member.exists', 'record.missing'],
    comesBack: ({ email, role }) => ({ email, role, status: 'invited' }),
  },
  resendInvitation: {
    input: async stage => ({ organizationId: stage.clinic.slug, memberId: await invited(stage) }),
    names,
    comesSecond: ['record.missing'],
  },
  revokeInvitation: {
    input: async stage => ({ organizationId: stage.clinic.slug, memberId: await invited(stage) }),
    names,
    comesSecond: ['record.missing'],
    comesBack: ({ memberId }) => ({ id: memberId }),
  },
  openInvitation: {
    input: async ({ clinic }) => ({ token: (await inviteTo(clinic)).token }),
    kept: ['token'],
  },
  register: {
    input: async ({ clinic }) => ({
      token: (await inviteTo(clinic)).token,
      fullName: 'Rita Registered',
      password: 'a-long-enough-secret',
      locale: 'en',
      acceptsTerms: true,
      acceptedTerms: (await requireTerms(clinic)).version,
    }),
    kept: ['token', 'password', 'fullName', 'acceptedTerms'],
  },
  acceptInvitation: {
    input: async ({ caller }) => ({ token: await invitationOf(caller) }),
    kept: ['token'],
  },
  askForInvitation: {
    input: async () => ({ email: `${randomUUID()}@nobody.example` }),
    kept: ['email'],
  },
};
