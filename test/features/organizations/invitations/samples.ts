import { randomUUID } from 'node:crypto';
import {
  invitations as calls,
  type invitations,
} from '../../../../shared/features/organizations/invitations/endpoints.ts';
import { anonymousCaller, openClinic } from '../../../support/clinic.ts';
import { invite, inviteAndReadToken } from '../../../support/invite.ts';
import type { SampleContext, Samples } from '../../../support/sample.ts';
import { requireTerms } from '../../consent/joining-terms/samples.ts';

const invitedMemberId = async ({ clinic }: SampleContext, role: 'user' | 'admin' = 'admin') =>
  (await invite(clinic, { role })).id;

const names = { organizationId: 'organizationRecord', memberId: 'member' } as const;

/**
 * Invites the caller to a new organisation. If the caller is a platform administrator, who cannot be invited,
 * another person is invited.
 */
async function invitationFor({ person, headers }: SampleContext['caller']) {
  const clinic = await openClinic();
  const { version } = await requireTerms(clinic);
  const isMember = 'x-organization' in headers;
  const { token } = await inviteAndReadToken(clinic, isMember ? { email: person.email } : {});
  return { token, acceptedTerms: version };
}

/**
 * Returns the terms for users that an invitation shows. Other samples of the same clinic may have created
 * these terms.
 */
async function termsAskedBy(token: string) {
  const anonymous = await anonymousCaller();
  const { data } = await anonymous.call(calls.openInvitation, { token });
  return data.userTerms.map(({ id, textVersion }) => ({ id, textVersion }));
}

export const invitationsSamples: Samples<typeof invitations> = {
  invite: {
    form: async ({ page, name, open }) => {
      await open('/users?new=1');
      await page.getByLabel('Email addresses').fill(`${name}@family.example`);
      return page.getByRole('button', { name: 'Send invitation' });
    },

    input: async ({ clinic }) => ({
      organizationId: clinic.slug,
      email: `${randomUUID()}@invited.example`,
      role: 'admin',
    }),
    references: { organizationId: 'organizationRecord' },
    fixedFields: ['email', 'role', 'picks'],
    allowedRaceErrors: ['member.exists', 'record.missing'],
    expectedOutput: ({ email, role }) => ({ email, role, status: 'invited' }),
  },
  resendInvitation: {
    input: async stage => ({ organizationId: stage.clinic.slug, memberId: await invitedMemberId(stage) }),
    references: names,
    allowedRaceErrors: ['record.missing'],
  },
  revokeInvitation: {
    input: async stage => ({ organizationId: stage.clinic.slug, memberId: await invitedMemberId(stage) }),
    references: names,
    allowedRaceErrors: ['record.missing'],
    expectedOutput: ({ memberId }) => ({ id: memberId }),
  },
  openInvitation: {
    input: async ({ clinic }) => ({ token: (await inviteAndReadToken(clinic)).token }),
    fixedFields: ['token'],
  },
  register: {
    input: async ({ clinic }) => {
      const { version } = await requireTerms(clinic);
      const { token } = await inviteAndReadToken(clinic);
      return {
        token,
        fullName: 'Rita Registered',
        password: 'a-long-enough-secret',
        locale: 'en',
        acceptsTerms: true,
        acceptedTerms: version,
        acceptedUserTerms: await termsAskedBy(token),
      };
    },
    fixedFields: ['token', 'password', 'fullName', 'acceptedTerms', 'acceptedUserTerms'],
  },
  acceptInvitation: {
    input: async ({ caller }) => ({ ...(await invitationFor(caller)), locale: 'en' }),
    fixedFields: ['token', 'acceptedTerms', 'acceptedUserTerms'],
    membersOnly: true,
    /**
     * Each test uses its own person, because the number of invitation emails per address and hour is limited.
     */
    isLimitedPerPerson: true,
  },
  askForInvitation: {
    input: async () => ({ email: `${randomUUID()}@nobody.example` }),
    fixedFields: ['email'],
  },
};
