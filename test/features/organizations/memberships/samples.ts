import {
  memberships as calls,
  type memberships,
} from '../../../../shared/features/organizations/memberships/endpoints.ts';
import { invite } from '../../../support/invite.ts';
import type { Samples } from '../../../support/sample.ts';

export const membershipsSamples: Samples<typeof memberships> = {
  listMembers: {
    input: async ({ clinic }) => ({ organizationId: clinic.slug }),
    names: { organizationId: 'organizationRecord' },
    grows: true,
  },
  listAdmins: {
    input: async () => ({ text: 'a' }),
    names: { cursor: 'public' },
    kept: ['cursor'],
    grows: true,
  },
  changeMember: {
    input: async ({ clinic }) => {
      const { id, version } = await invite(clinic, { role: 'admin' });
      return {
        organizationId: clinic.slug,
        memberId: id,
        version,
        role: 'admin' as const,
        visibility: 'all' as const,
      };
    },
    names: { organizationId: 'organizationRecord', memberId: 'member' },
    kept: ['version', 'role', 'visibility'],
    comesBack: ({ memberId, version, role }) => ({ id: memberId, version: version + 1, role }),
  },
  suspendMember: {
    input: async ({ clinic }) => ({
      organizationId: clinic.slug,
      memberId: (await clinic.join({ role: 'admin' })).person.id,
    }),
    names: { organizationId: 'organizationRecord', memberId: 'member' },
    comesBack: ({ memberId }) => ({ id: memberId, status: 'suspended' }),
    comesSecond: ['member.not-invited', 'record.missing'],
  },
  unsuspendMember: {
    input: async ({ clinic }) => {
      const organizationId = clinic.slug;
      const memberId = (await clinic.join({ role: 'admin' })).person.id;
      await clinic.admin.call(calls.suspendMember, { organizationId, memberId });
      return { organizationId, memberId };
    },
    names: { organizationId: 'organizationRecord', memberId: 'member' },
    comesBack: ({ memberId }) => ({ id: memberId, status: 'active' }),
    comesSecond: ['member.leaving', 'member.not-invited', 'record.missing'],
  },
};
