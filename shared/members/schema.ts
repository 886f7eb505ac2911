import * as z from 'zod';

export const MemberRole = z.enum(['user', 'admin']);
export const Visibility = z.enum(['all', 'selected']);
export const MemberStatus = z.enum(['invited', 'active', 'suspended']);

/** A person's membership of one organisation. Its id is the person's. */
export const OrganizationUser = z
  .object({
    id: z.uuid(),
    role: MemberRole,
    status: MemberStatus,
    visibility: Visibility,
    finishedRegistration: z.boolean(),
  })
  .meta({ id: 'OrganizationUser' });
export type OrganizationUser = z.output<typeof OrganizationUser>;
