import {
  members as calls,
  type members,
} from '../../../../shared/features/organizations/members/endpoints.ts';
import { invite } from '../../../support/invite.ts';
import type { Samples } from '../../../support/sample.ts';

export const membersSamples: Samples<typeof members> = {
  listColleagues: { input: async () => ({}), costGrowsWithData: true },
  listMembers: {
    input: async ({ clinic }) => ({ organizationId: clinic.slug }),
    references: { organizationId: 'organizationRecord' },
    costGrowsWithData: true,
  },
  listAdmins: {
    input: async () => ({ text: 'a' }),
    references: { cursor: 'public' },
    costGrowsWithData: true,
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
    references: { organizationId: 'organizationRecord', memberId: 'member' },
    fixedFields: ['version', 'role', 'visibility'],
    expectedOutput: ({ memberId, version, role }) => ({ id: memberId, version: version + 1, role }),
  },
  suspendMember: {
    input: async ({ clinic }) => ({
      organizationId: clinic.slug,
      memberId: (await clinic.join({ role: 'admin' })).person.id,
    }),
    references: { organizationId: 'organizationRecord', memberId: 'member' },
    expectedOutput: ({ memberId }) => ({ id: memberId, status: 'suspended' }),
    allowedRaceErrors: ['member.not-invited', 'record.missing'],
  },
  unsuspendMember: {
    input: async ({ clinic }) => {
      const organizationId = clinic.slug;
      const memberId = (await clinic.join({ role: 'admin' })).person.id;
      await clinic.admin.call(calls.suspendMember, { organizationId, memberId });
      return { organizationId, memberId };
    },
    references: { organizationId: 'organizationRecord', memberId: 'member' },
    expectedOutput: ({ memberId }) => ({ id: memberId, status: 'active' }),
    allowedRaceErrors: ['member.leaving', 'member.not-invited', 'record.missing'],
  },
};
