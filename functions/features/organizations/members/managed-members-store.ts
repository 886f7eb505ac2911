import { AppError } from '../../../../shared/core/errors.ts';
import type { MemberRow } from '../../../../shared/features/organizations/members/member-list.schema.ts';
import {
  MemberRecord,
  presentToAdmins,
  shownIdOf,
} from '../../../../shared/features/organizations/members/record.ts';
import type { Member } from '../../../../shared/features/organizations/members/schema.ts';
import {
  ModuleAccess,
  moduleStates,
} from '../../../../shared/features/organizations/module-access/schema.ts';
import {
  type OrganizationRecord,
  todayIn,
} from '../../../../shared/features/organizations/organizations/record.ts';
import type { PictureOf } from '../../../platform/files/profile-pictures.ts';
import type { AuditEvent, Origin } from '../../../platform/storage/commit.ts';
import { memberKey } from '../../../platform/storage/keys.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { readMember, readMembers } from '../../../platform/storage/read-members.ts';
import { ConflictError, retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import type { Table } from '../../../platform/storage/table.ts';
import type { Item, Write } from '../../../platform/storage/write.ts';
import { memberOfModule, modulesOf } from '../module-access-keys.ts';
import { keepAdminWrites } from './keep-admin-writes.ts';
import { memberChangeWrite, mirrorItem, NoSeatLeft, releaseSeat, takeSeat } from './member-items.ts';

const noPicture: PictureOf = async () => ({ url: null });

export class ManagedMembersStore extends OrganizationStore {
  readonly #organization: OrganizationRecord;

  constructor(table: Table, organization: OrganizationRecord, origin: Origin) {
    super(table, organization.slug, origin);
    this.#organization = organization;
  }

  /**
   * Members of any status, with their access to modules.
   * @param pictureOf creates links to pictures; none by default
   */
  async listRows(pictureOf: PictureOf = noPicture): Promise<MemberRow[]> {
    const [members, accesses] = await Promise.all([
      readMembers(this.table, this.organization),
      this.table.queryAll(modulesOf(this.organization)),
    ]);
    const byMember = Map.groupBy(accesses, memberOfModule);
    const rows = members.map(async member =>
      this.toRow(member, byMember.get(member.id) ?? [], await pictureOf(member)),
    );
    return Promise.all(rows);
  }

  toRow(record: MemberRecord, accesses: Item[], profilePicture: MemberRow['profilePicture']): MemberRow {
    const now = this.origin.now();
    const parsed = accesses.map(item => ModuleAccess.parse(item));
    const today = todayIn(this.#organization.timeZone, now);
    return { ...presentToAdmins(record, now), modules: moduleStates(parsed, today), profilePicture };
  }

  /** @throws record.missing */
  get(shownId: string): Promise<MemberRecord> {
    return findMember(this.table, this.organization, shownId);
  }

  async isActive(person: string): Promise<boolean> {
    const member = await this.table.read(MemberRecord, memberKey(this.organization, person));
    return member?.status === 'active';
  }

  /** Reads a membership by the person's own id. @throws record.missing */
  getOwn(person: string): Promise<MemberRecord> {
    return readMember(this.table, this.organization, person);
  }

  /** @throws record.missing */
  getInvited(shownId: string): Promise<MemberRecord> {
    return findInvited(this.table, this.organization, shownId);
  }

  /**
   * Changes role and visibility. The transaction checks that another admin remains.
   * @throws member.last-admin, version.conflict
   */
  change(
    member: MemberRecord,
    version: number,
    fields: Pick<MemberRecord, 'role' | 'visibility'>,
  ): Promise<Member> {
    return retryOnConflict(() => this.#change(member, version, fields));
  }

  async #change(
    member: MemberRecord,
    version: number,
    fields: Pick<MemberRecord, 'role' | 'visibility'>,
  ): Promise<Member> {
    const changed: MemberRecord = { ...member, ...fields, version: version + 1 };
    const now = this.origin.now();
    const conflict = (existing: Item | undefined) =>
      existing
        ? new AppError('version.conflict', { current: presentToAdmins(MemberRecord.parse(existing), now) })
        : new AppError('record.missing');
    const isDemoted = member.role === 'admin' && fields.role === 'user';
    const writes: Write[] = [
      memberChangeWrite(this.organization, { ...member, version }, changed, conflict),
      { put: mirrorItem(this.#organization, changed) },
      ...(isDemoted ? await keepAdminWrites(this.table, this.organization, member) : []),
    ];
    const answer = presentToAdmins(changed, now);
    return this.commit({ act: 'member.changed', record: shownIdOf(member) }, writes, answer);
  }

  /**
   * Suspends a member and releases their seat.
   * @throws member.last-admin; ConflictError if changed concurrently
   */
  async suspend(member: MemberRecord): Promise<Member> {
    const keepsAdmin = await keepAdminWrites(this.table, this.organization, member);
    const seat = [releaseSeat(this.organization), ...keepsAdmin];
    return this.#setStatus(member, 'suspended', { act: 'member.suspended', record: member.id }, seat);
  }

  /**
   * Reactivates a suspended member and takes a seat.
   * @throws seats.taken; ConflictError if changed concurrently
   */
  async unsuspend(member: MemberRecord): Promise<Member> {
    const act = { act: 'member.unsuspended', record: member.id };
    try {
      return await this.#setStatus(member, 'active', act, [takeSeat(this.organization)]);
    } catch (error) {
      throw error instanceof NoSeatLeft ? new AppError('seats.taken') : error;
    }
  }

  #setStatus(
    member: MemberRecord,
    status: 'active' | 'suspended',
    act: AuditEvent,
    more: Write[],
  ): Promise<Member> {
    const changed: MemberRecord = { ...member, status, version: member.version + 1 };
    const writes: Write[] = [
      memberChangeWrite(this.organization, member, changed, () => new ConflictError()),
      { put: mirrorItem(this.#organization, changed) },
      ...more,
    ];
    return this.commit(act, writes, presentToAdmins(changed, this.origin.now()));
  }
}

/** Reads a member by the id that the organisation sees. @throws record.missing */
async function findMember(table: Table, organization: string, shownId: string): Promise<MemberRecord> {
  const known = await table.read(MemberRecord, memberKey(organization, shownId));
  return known && shownIdOf(known) === shownId ? known : findInvited(table, organization, shownId);
}

/** Reads an invited person by the id that the organisation sees. @throws record.missing */
async function findInvited(table: Table, organization: string, shownId: string): Promise<MemberRecord> {
  const members = await readMembers(table, organization);
  const found = members.find(member => shownIdOf(member) === shownId);
  if (!found) throw new AppError('record.missing');
  return found;
}
