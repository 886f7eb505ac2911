import { idKindOf } from '../../../../shared/core/ids.ts';
import type { Module } from '../../../../shared/core/permissions.ts';
import {
  FormerMemberRecord,
  MemberRecord,
  PreassignedCasesRecord,
} from '../../../../shared/features/organizations/members/record.ts';
import type { PersonRecord } from '../../../../shared/features/people/account/record.ts';
import { IdempotentReplay, unwrapReplay } from '../../../platform/storage/commit.ts';
import { getInBatches } from '../../../platform/storage/get-in-batches.ts';
import { apiKeyKey, memberKey, organizationKey, personKey } from '../../../platform/storage/keys.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { isMember, readMembers } from '../../../platform/storage/read-members.ts';
import { type Item, isAbsent, type Write } from '../../../platform/storage/write.ts';
import { formerMemberKey, preassignedCasesKey } from '../keys.ts';
import { adminCheckWrites, keepAdminWrites, otherAdmin } from './keep-admin-writes.ts';
import { grantItem, memberItem, mirrorItem, takeSeat } from './member-items.ts';

export interface NewMember extends Pick<MemberRecord, 'role' | 'visibility'> {
  modules: Module[];
}

export class MembersStore extends OrganizationStore {
  async get(id: string): Promise<MemberRecord | undefined> {
    return this.table.read(MemberRecord, memberKey(this.organization, id));
  }

  /** Names of current and former members, and of API keys. */
  async namesOf(ids: string[]): Promise<Map<string, string>> {
    const keys = [...new Set(ids)].flatMap(id =>
      idKindOf(id) === 'apiKey'
        ? [apiKeyKey(this.organization, id)]
        : [memberKey(this.organization, id), formerMemberKey(this.organization, id)],
    );
    const found = await getInBatches(this.table, keys);
    return new Map(
      found.flatMap(item => (item ? [[String(item.id), String(item.fullName ?? item.name)]] : [])),
    );
  }

  /** Members by id, in the given order; undefined for missing members. */
  async getAll(ids: string[]): Promise<(MemberRecord | undefined)[]> {
    const items = await this.table.get(ids.map(id => memberKey(this.organization, id)));
    return items.map(item => item && MemberRecord.parse(item));
  }

  /**
   * The people of `ids` who are members and did not leave after `since`.
   * @param since time at which the record with these ids was removed
   */
  async membersSince(ids: readonly string[], since: string): Promise<Set<string>> {
    const keys = [memberKey, formerMemberKey].flatMap(keyOf => ids.map(id => keyOf(this.organization, id)));
    const items = await this.table.get(keys);
    const hasLeft = (item: Item | undefined) =>
      item !== undefined && FormerMemberRecord.parse(item).leftAt >= since;
    return new Set(ids.filter((_, at) => isMember(items[at]) && !hasLeft(items[ids.length + at])));
  }

  /** Checks that another admin remains if this member is suspended. @throws member.last-admin */
  keepAdminWrites(member: MemberRecord): Promise<Write[]> {
    return keepAdminWrites(this.table, this.organization, member);
  }

  async isLastAdmin(member: MemberRecord): Promise<boolean> {
    return member.role === 'admin' && !otherAdmin(await this.list(), member.id);
  }

  /**
   * Returns another active admin, who can own the member's records, and writes that check that this person
   * is still an admin when the member is suspended.
   * @throws member.last-admin
   */
  async findReplacementAdmin(
    member: MemberRecord,
  ): Promise<{ other: MemberRecord | undefined; keepsAdmin: Write[] }> {
    const other = otherAdmin(await this.list(), member.id);
    const isNeeded = member.role === 'admin' && member.status === 'active';
    return { other, keepsAdmin: isNeeded ? adminCheckWrites(this.organization, other) : [] };
  }

  async preassignedCaseIds(id: string): Promise<string[]> {
    const [item] = await this.table.get([preassignedCasesKey(this.organization, id)]);
    return item ? PreassignedCasesRecord.parse(item).caseIds : [];
  }

  deletePreassignedCasesWrite(id: string): Write {
    return { delete: preassignedCasesKey(this.organization, id) };
  }

  list(): Promise<MemberRecord[]> {
    return readMembers(this.table, this.organization);
  }

  /**
   * Adds a person as a member and takes a seat, in one transaction. Creates the person in their first
   * organisation. Returns whether the person was added.
   * @throws NoSeatLeft
   */
  async joinIfAbsent(person: PersonRecord, membership: NewMember): Promise<boolean> {
    const [organization] = await this.table.get([organizationKey(this.organization)]);
    const writes = await this.joinWrites(person, membership, String(organization?.name));
    const act = { act: 'member.joined', record: person.id };
    return this.commit(act, [...writes, takeSeat(this.organization)], true).catch(unwrapReplay<boolean>);
  }

  /**
   * Writes that add an active member, without taking the seat. Replaces a former membership.
   * @param name of the organisation
   */
  async joinWrites(
    person: PersonRecord,
    { modules, ...membership }: NewMember,
    name: string,
  ): Promise<Write[]> {
    const [known] = await this.table.get([personKey(person.id)]);
    const { id, fullName, email, locale, qualification, signatureId, profilePictureId } = person;
    const member: MemberRecord = {
      id,
      fullName,
      email,
      locale,
      qualification,
      signatureId,
      profilePictureId,
      ...membership,
      status: 'active',
      finishedRegistration: true,
      acceptedTerms: 0,
      invitation: null,
      lastSignInAt: null,
      version: 1,
    };
    return [
      {
        put: memberItem(this.organization, member),
        when: isAbsent,
        onConditionFailed: () => new IdempotentReplay(false),
      },
      { put: mirrorItem({ slug: this.organization, name }, member) },
      ...modules.map(module => ({
        put: grantItem(this.organization, id, module, this.now()),
        replaces: true as const,
      })),
      ...(known ? [] : [{ put: { ...personKey(id), kind: 'person', ...person }, when: isAbsent }]),
    ];
  }
}
