import type { Module } from '../../../../shared/core/permissions.ts';
import type { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import type { ModuleAccess } from '../../../../shared/features/organizations/module-access/schema.ts';
import type { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import type { MyOrganization } from '../../../../shared/features/organizations/organizations/schema.ts';
import { memberKey, moduleKey, organizationKey } from '../../../platform/storage/keys.ts';
import { updateBetween } from '../../../platform/storage/update-between.ts';
import { hasVersion, type Item, type Write } from '../../../platform/storage/write.ts';
import { adminIndex, myOrganizationKey } from '../keys.ts';
import { moduleRequestIndex } from '../module-access-keys.ts';

export class NoSeatLeft extends Error {
  override message = 'every seat of the organisation is taken';
}

class NoSuchOrganization extends Error {
  override message = 'there is no organisation of that name';
}

/** An index lists the admins of all organisations. */
export function memberItem(slug: string, member: MemberRecord): Item {
  const { id, fullName, role, status } = member;
  return {
    ...memberKey(slug, id),
    ...(role === 'admin' && adminIndex(fullName, slug)),
    kind: 'member',
    row: { id, fullName, role, status, organization: slug },
    ...member,
  };
}

/**
 * The write that changes a membership if its version is still the same. Other fields of the item may change
 * at the same time.
 */
export function memberChangeWrite(
  slug: string,
  before: MemberRecord,
  after: MemberRecord,
  onConditionFailed: (existing: Item | undefined) => Error,
): Write {
  const change = updateBetween(memberItem(slug, before), memberItem(slug, after));
  return { ...change, when: hasVersion(before.version), onConditionFailed };
}

export function mirrorItem(
  { slug, name }: Pick<OrganizationRecord, 'slug' | 'name'>,
  { id, role, status }: Pick<MemberRecord, 'id' | 'role' | 'status'>,
): Item {
  const line: MyOrganization = {
    id: slug,
    organizationSlug: slug,
    name,
    logoInfo: { url: null },
    role,
    status,
  };
  return { ...myOrganizationKey(id, slug), ...line };
}

/** Item of access to a module that is granted with the membership. It has no end date. */
export function grantItem(slug: string, member: string, module: Module, at: string): Item {
  return accessItem(slug, member, at, {
    module,
    status: 'granted',
    until: null,
    changedAt: at,
    lastAnswer: null,
    certified: null,
  });
}

/** Item of a pending request for a module, made by the admin who invited the member. */
export function requestItem(slug: string, member: string, module: Module, at: string): Item {
  const access: ModuleAccess = {
    module,
    status: 'requested',
    until: null,
    changedAt: at,
    lastAnswer: null,
    certified: null,
  };
  return { ...accessItem(slug, member, at, access), ...moduleRequestIndex(at, slug, member, module) };
}

function accessItem(slug: string, member: string, at: string, access: ModuleAccess): Item {
  const row = { organization: slug, member, module: access.module, at };
  return { ...moduleKey(slug, member, access.module), kind: 'module', row, ...access };
}

/** @throws NoSeatLeft by the transaction */
export function takeSeat(slug: string): Write {
  return {
    update: organizationKey(slug),
    add: { seatsTaken: 1 },
    when: { text: '#seatsTaken < #seats' },
    onConditionFailed: existing => (existing ? new NoSeatLeft() : new NoSuchOrganization()),
  };
}

export const releaseSeat = (slug: string): Write => ({
  update: organizationKey(slug),
  add: { seatsTaken: -1 },
});
