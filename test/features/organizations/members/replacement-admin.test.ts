import { expect, test } from 'vitest';
import { MembersStore } from '../../../../functions/features/organizations/members/members-store.ts';
import type { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import { openClinic } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';

/** Opens a clinic with one admin; returns the clinic's store of members and the record of this admin. */
async function openMembers() {
  const { slug, admin } = await openClinic();
  const { table } = await openRawTable();
  const origin = { organization: slug, by: 'test', requestId: 'test', idempotency: undefined, now: Date.now };
  const members = new MembersStore(table, slug, origin);
  const record = await members.get(admin.person.id);
  if (!record) throw new Error('the clinic has no admin');
  return { members, admin: record };
}

test('the last active admin of an organisation cannot leave', async () => {
  const { members, admin } = await openMembers();
  await expect(members.findReplacementAdmin(admin)).rejects.toMatchObject({ code: 'member.last-admin' });
});

test.each<[string, Partial<MemberRecord>]>([
  ['a suspended admin', { status: 'suspended' }],
  ['an invited admin', { status: 'invited' }],
  ['a user', { role: 'user' }],
])('%s can leave an organisation even if it has no other admin', async (_, changes) => {
  const { members, admin } = await openMembers();
  const { other, keepsAdmin } = await members.findReplacementAdmin({ ...admin, ...changes });
  expect(other).toBeUndefined();
  expect(keepsAdmin).toEqual([]);
});

test('an active admin can leave an organisation if another active admin remains', async () => {
  const { members, admin } = await openMembers();
  const { other, keepsAdmin } = await members.findReplacementAdmin({ ...admin, id: 'somebody-else' });
  expect(other?.id).toBe(admin.id);
  expect(keepsAdmin).toHaveLength(1);
});
