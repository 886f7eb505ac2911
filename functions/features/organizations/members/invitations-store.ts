import { randomUUID } from 'node:crypto';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import { type Module, modules } from '../../../../shared/core/permissions.ts';
import { invitationDays } from '../../../../shared/features/organizations/invitations/schema.ts';
import {
  hasExpired,
  holdsSeat,
  type InvitationRecord,
  type MemberRecord,
  type PreassignedCasesRecord,
  presentToAdmins,
  shownIdOf,
} from '../../../../shared/features/organizations/members/record.ts';
import type { Member } from '../../../../shared/features/organizations/members/schema.ts';
import type { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import type { PersonRecord } from '../../../../shared/features/people/account/record.ts';
import type { AuditEvent, Origin } from '../../../platform/storage/commit.ts';
import { hashSecret } from '../../../platform/storage/hash-secret.ts';
import { memberKey, moduleKey, personKey } from '../../../platform/storage/keys.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { readMember, readMembers } from '../../../platform/storage/read-members.ts';
import { ConflictError, retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { hasVersion, type Item, isAbsent, type Write } from '../../../platform/storage/write.ts';
import { myOrganizationKey, preassignedCasesKey, tokenKey } from '../keys.ts';
import {
  grantItem,
  memberChangeWrite,
  memberItem,
  mirrorItem,
  NoSeatLeft,
  releaseSeat,
  requestItem,
  takeSeat,
} from './member-items.ts';

/** Days for which an expired link is kept, so that its page can still name the organisation. */
const retentionDays = 30;

export interface NewMembership extends Pick<MemberRecord, 'role' | 'visibility'> {
  preassignedCaseIds: string[];
  modules: Module[];
}

export type RegistrationProgress = Pick<MemberRecord, 'finishedRegistration' | 'acceptedTerms'>;

/** Invited people are stored as members without access. */
export class InvitationsStore extends OrganizationStore {
  readonly #organization: OrganizationRecord;

  constructor(table: Table, organization: OrganizationRecord, origin: Origin) {
    super(table, organization.slug, origin);
    this.#organization = organization;
  }

  /** Reads an invited person by the person's own id, not by the id that the organisation sees. */
  get(id: string): Promise<MemberRecord> {
    return readMember(this.table, this.organization, id);
  }

  /** Invites a person and reserves a seat, in one transaction. @throws member.exists, seats.taken */
  async invite(
    person: PersonRecord,
    membership: NewMembership,
    token: string,
    mail: Write[],
  ): Promise<Member> {
    return retryOnConflict(async () => {
      const { member, writes } = await this.inviteWrites(person, membership, token, mail);
      const answer = presentToAdmins(member, this.origin.now());
      const act = invitedEvent(member);
      return this.#withSeat(() => this.commit(act, [...writes, takeSeat(this.organization)], answer));
    });
  }

  /**
   * Writes that invite a person, without taking a seat. Until the person joins, the organisation sees only
   * the contents of the invitation, even if the platform has more data. Replaces a former membership.
   * @throws member.exists, by the transaction; ConflictError if the person was created concurrently
   */
  async inviteWrites(
    person: PersonRecord,
    newMembership: NewMembership,
    token: string,
    mail: Write[],
  ): Promise<{ member: MemberRecord; writes: Write[] }> {
    const [known] = await this.table.get([personKey(person.id)]);
    const { id, fullName, email, locale } = person;
    const { preassignedCaseIds, modules: wantedModules, ...membership } = newMembership;
    const member: MemberRecord = {
      ...{ id, fullName, email, locale, qualification: null, signatureId: null, profilePictureId: null },
      ...membership,
      status: 'invited',
      finishedRegistration: false,
      acceptedTerms: 0,
      invitation: this.#invitation(token, randomUUID()),
      lastSignInAt: null,
      version: 1,
    };
    const at = this.now();
    const writes: Write[] = [
      {
        put: memberItem(this.organization, member),
        when: isAbsent,
        onConditionFailed: () => new AppError('member.exists'),
      },
      { put: mirrorItem(this.#organization, member) },
      { put: this.#tokenItem(member, token), when: isAbsent },
      ...mail,
      ...(preassignedCaseIds.length > 0
        ? [
            {
              put: {
                ...preassignedCasesKey(this.organization, id),
                kind: 'picks',
                ...({ caseIds: preassignedCaseIds } satisfies PreassignedCasesRecord),
              },
              replaces: true as const,
            },
          ]
        : []),
      ...wantedModules.map(module => ({ put: this.#accessItem(id, module, at), replaces: true as const })),
      ...(known
        ? []
        : [
            {
              put: { ...personKey(id), kind: 'person', ...person },
              when: isAbsent,
              onConditionFailed: () => new ConflictError(),
            },
          ]),
    ];
    return { member, writes };
  }

  /** Replaces the invitation link. @throws member.not-invited, seats.taken */
  async renew(member: MemberRecord, token: string, mail: Write[]): Promise<Member> {
    const { invitation } = member;
    if (member.status !== 'invited' || !invitation) throw new AppError('member.not-invited');
    const renewed: MemberRecord = {
      ...member,
      invitation: this.#invitation(token, invitation.id),
      version: member.version + 1,
    };
    const writes: Write[] = [
      this.#change(member, renewed),
      { delete: tokenKey(invitation.tokenHash) },
      { put: this.#tokenItem(renewed, token), when: isAbsent },
      ...mail,
      ...(holdsSeat(member) ? [] : [takeSeat(this.organization)]),
    ];
    const answer = presentToAdmins(renewed, this.origin.now());
    return this.#withSeat(() =>
      this.commit({ act: 'invitation.resent', record: shownIdOf(member) }, writes, answer),
    );
  }

  /** Revokes an invitation, and deletes everything that was created with it. @throws member.not-invited */
  revoke(member: MemberRecord): Promise<{ id: string }> {
    const { id, invitation, status, version } = member;
    if (status !== 'invited' || !invitation) throw new AppError('member.not-invited');
    const writes: Write[] = [
      { delete: memberKey(this.organization, id), when: hasVersion(version), onConditionFailed: conflict },
      { delete: myOrganizationKey(id, this.organization) },
      { delete: tokenKey(invitation.tokenHash) },
      { delete: preassignedCasesKey(this.organization, id) },
      ...modules.map(module => ({ delete: moduleKey(this.organization, id, module) })),
      ...(holdsSeat(member) ? [releaseSeat(this.organization)] : []),
    ];
    const shownId = shownIdOf(member);
    return this.commit({ act: 'invitation.revoked', record: shownId }, writes, { id: shownId });
  }

  /**
   * Makes an invited person an active member. The link cannot be used again.
   * @param person current values to copy into the membership
   * @param progress which steps of registration are finished
   */
  join(
    member: MemberRecord,
    person: PersonRecord,
    progress: RegistrationProgress,
    more: Write[],
  ): Promise<MemberRecord> {
    const { invitation } = member;
    if (!invitation) throw new AppError('invitation.unusable');
    const { fullName, email, locale, qualification, signatureId, profilePictureId } = person;
    const joined: MemberRecord = {
      ...member,
      ...{ fullName, email, locale, qualification, signatureId, profilePictureId },
      status: 'active',
      ...progress,
      invitation: null,
      version: member.version + 1,
    };
    const used: Write = {
      update: tokenKey(invitation.tokenHash),
      set: { isUsed: true },
      when: { text: '#isUsed = :no', values: { ':no': false } },
      onConditionFailed: () => new AppError('invitation.unusable'),
    };
    const writes: Write[] = [
      used,
      this.#change(member, joined),
      { put: mirrorItem(this.#organization, joined) },
      ...more,
    ];
    return this.commit({ act: 'member.joined', record: member.id }, writes, joined);
  }

  async releaseExpiredSeats(): Promise<number> {
    const now = this.origin.now();
    const expired = (await readMembers(this.table, this.organization)).filter(
      member => member.status === 'invited' && holdsSeat(member) && isExpired(member, now),
    );
    for (const member of expired) {
      const { invitation, version } = member;
      if (!invitation) continue;
      const lapsed = { ...member, invitation: { ...invitation, holdsSeat: false }, version: version + 1 };
      const origin = { ...this.origin, idempotency: undefined };
      const store = new InvitationsStore(this.table, this.#organization, origin);
      const act = { act: 'invitation.expired', record: shownIdOf(member) };
      await store
        .commit(act, [this.#change(member, lapsed), releaseSeat(this.organization)], lapsed)
        .catch(ifChangedMeanwhile);
    }
    return expired.length;
  }

  /** Runs `write`. If no seat is left, releases the seats of expired invitations and runs it again. */
  async #withSeat<Answer>(write: () => Promise<Answer>): Promise<Answer> {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof NoSeatLeft)) throw error;
      if ((await this.releaseExpiredSeats()) === 0) throw new AppError('seats.taken');
    }
    return write().catch(error => {
      throw error instanceof NoSeatLeft ? new AppError('seats.taken') : error;
    });
  }

  #change(before: MemberRecord, after: MemberRecord): Write {
    return memberChangeWrite(this.organization, before, after, conflict);
  }

  /** Item of a new member's module access: granted if the licence includes the module, else requested. */
  #accessItem(member: string, module: Module, at: string): Item {
    const item = this.#organization.modules.includes(module) ? grantItem : requestItem;
    return item(this.organization, member, module, at);
  }

  #invitation(token: string, id: string | undefined): InvitationRecord {
    return {
      ...(id && { id }),
      tokenHash: hashSecret(token),
      invitedAt: this.now(),
      invitedBy: this.origin.by,
      expiresAt: new Date(this.origin.now() + invitationDays * dayMs).toISOString(),
      holdsSeat: true,
    };
  }

  #tokenItem({ id, invitation }: MemberRecord, token: string): Item {
    const { organization } = this;
    const until = invitation?.expiresAt ?? this.now();
    const expiresAt = Math.floor(Date.parse(until) / 1000) + (retentionDays * dayMs) / 1000;
    return {
      ...tokenKey(hashSecret(token)),
      kind: 'invitation',
      organization,
      member: id,
      isUsed: false,
      expiresAt,
    };
  }
}

/** The event contains the person's id, which readers see only after the person has joined. */
export const invitedEvent = (member: MemberRecord): AuditEvent => ({
  act: 'member.invited',
  record: shownIdOf(member),
  detail: { person: member.id },
});

const conflict = () => new AppError('version.conflict');

const isExpired = ({ invitation }: MemberRecord, now: number) =>
  invitation !== null && hasExpired(invitation, now);

/** Ignores a conflict: the person has joined or was invited again meanwhile, so the seat is in use. */
function ifChangedMeanwhile(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'version.conflict') return undefined;
  throw error;
}
