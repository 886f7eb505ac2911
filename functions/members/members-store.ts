import type { PersonRecord } from '../../shared/account/record.ts';
import type { ModuleAccess } from '../../shared/licences/schema.ts';
import { MemberRecord } from '../../shared/members/record.ts';
import type { Module } from '../../shared/permissions.ts';
import { Replay, replayed } from '../storage/commit.ts';
import {
  adminIndex,
  memberKey,
  membersOf,
  moduleKey,
  myOrganizationKey,
  organizationKey,
  personKey,
} from '../storage/keys.ts';
import { OrganizationStore } from '../storage/organization-store.ts';
import type { Table } from '../storage/table.ts';
import { type Item, isAbsent, type Write } from '../storage/write.ts';

/** Every seat of the licence is taken. */
export class NoSeatLeft extends Error {
  override message = 'every seat of the organisation is taken';
}

class NoSuchOrganization extends Error {
  override message = 'there is no organisation of that name';
}

/** Members a page of the list reads at a time. */
const pageSize = 200;

/** The members of one organisation. */
export class MembersStore extends OrganizationStore {
  async get(id: string): Promise<MemberRecord | undefined> {
    const [item] = await this.table.get([memberKey(this.organization, id)]);
    return item && MemberRecord.parse(item);
  }

  /** Every member, whatever their status. */
  async list(): Promise<MemberRecord[]> {
    const members: MemberRecord[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<Table['query']>> = await this.table.query(membersOf(this.organization), {
        limit: pageSize,
        cursor,
      });
      members.push(...page.items.map(item => MemberRecord.parse(item)));
      cursor = page.next;
    } while (cursor !== null);
    return members;
  }

  /**
   * Makes a person a member and takes a seat, with the person's own record where it is their first
   * organisation, all in one transaction. Tells whether they were not a member before.
   * @throws NoSeatLeft
   */
  async joinOnce(
    person: PersonRecord,
    { modules, ...membership }: Pick<MemberRecord, 'role' | 'visibility'> & { modules: Module[] },
  ): Promise<boolean> {
    const [organization, known] = await this.table.get([
      organizationKey(this.organization),
      personKey(person.id),
    ]);
    const { id, fullName, locale } = person;
    const member: MemberRecord = {
      id,
      fullName,
      locale,
      ...membership,
      status: 'active',
      finishedRegistration: true,
      version: 1,
    };
    const writes: Write[] = [
      { put: this.#memberItem(member), when: isAbsent, refused: () => new Replay(false) },
      {
        update: organizationKey(this.organization),
        add: { seatsTaken: 1 },
        when: { text: '#seatsTaken < #seats' },
        refused: existing => (existing ? new NoSeatLeft() : new NoSuchOrganization()),
      },
      {
        put: {
          ...myOrganizationKey(id, this.organization),
          id: this.organization,
          organizationSlug: this.organization,
          name: organization?.name,
          logoInfo: { url: null },
          role: member.role,
          status: member.status,
        },
      },
      ...modules.map(module => ({ put: this.#grantItem(id, module) })),
      ...(known ? [] : [{ put: { ...personKey(id), kind: 'person', ...person }, when: isAbsent }]),
    ];
    return this.commit({ act: 'member.joined', record: id }, writes, true).catch(replayed<boolean>);
  }

  /** Access that comes with the membership, without end. */
  #grantItem(member: string, module: Module): Item {
    const changedAt = this.now();
    const access: ModuleAccess = { module, status: 'granted', until: null, reason: null, changedAt };
    const row = { organization: this.organization, member, module, at: changedAt };
    return { ...moduleKey(this.organization, member, module), kind: 'module', row, ...access };
  }

  #memberItem(member: MemberRecord) {
    const { id, fullName, role, status } = member;
    return {
      ...memberKey(this.organization, id),
      ...(role === 'admin' && adminIndex(fullName, this.organization)),
      kind: 'member',
      row: { id, fullName, role, status, organization: this.organization },
      ...member,
    };
  }
}
