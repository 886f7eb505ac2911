import * as z from 'zod';
import { Locale, RequiredLine, Version } from '../fields.ts';
import { MemberRole, MemberStatus, type OrganizationUser, Visibility } from './schema.ts';

/** A membership as it is stored; name and language are mirrored from the person. */
export const MemberRecord = z.object({
  id: z.uuid(),
  fullName: RequiredLine,
  locale: Locale,
  role: MemberRole,
  status: MemberStatus,
  visibility: Visibility,
  finishedRegistration: z.boolean(),
  version: Version,
});
export type MemberRecord = z.output<typeof MemberRecord>;

export function presentMember(record: MemberRecord): OrganizationUser {
  const { id, role, status, visibility, finishedRegistration } = record;
  return { id, role, status, visibility, finishedRegistration };
}
