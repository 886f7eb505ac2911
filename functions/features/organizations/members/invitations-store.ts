import { AppError } from '../../../../shared/core/errors.ts';
import { type Module, modules } from '../../../../shared/core/permissions.ts';
import { invitationDays } from '../../../../shared/features/organizations/invitations/schema.ts';
import {
  hasExpired,
  holdsSeat,
  type InvitationRecord,
  MemberRecord,
  presentToAdmins,
} from '../../../../shared/features/organizations/members/record.ts';
import type { Member } from '../../../../shared/features/organizations/members/schema.ts';
import type { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import type { PersonRecord } from '../../../../shared/features/people/account/record.ts';
import type { Origin } from '../../../platform/storage/commit.ts';
import { hashSecret } from '../../../platform/storage/hash-secret.ts';
import { memberKey, moduleKey } from '../../../platform/storage/keys.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { readMembers } from '../../../platform/storage/read-members.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { hasVersion, type Item, isAbsent, type Write } from '../../../platform/storage/write.ts';
import { personKey } from '../../people/keys.ts';
import { myOrganizationKey, preassignedCasesKey, tokenKey } from '../keys.ts';
import {
  grantItem,
  memberItem,
  mirrorItem,
  NoSeatLeft,
  releaseSeat,
  requestItem,
  takeSeat,
} from './member-items.ts';

const dayMs = 86_400_000;
/** Days that an expired link is still known, so that its page can say whose it was. */
const retentionDays = 30;

/** What an admin says about whom they invite. */
export interface NewMembership extends Pick<MemberRecord, 'role' | 'visibility'> {
  preassignedCaseIds: string[];
  modules: Module[];
}

/** How far somebody is with their registration when they join. */
export type RegistrationProgress = Pick<MemberRecord, 'finishedRegistration' | 'acceptedTerms'>;

/** Invitations into one organisation. Whoever is invited is a member already, but cannot enter. */
export class InvitationsStore extends OrganizationStore {
  readonly #organization: OrganizationRecord;

  constructor(table: Table, organization: OrganizationRecord, origin: Origin) {
    super(table, organization.slug, origin);
    this.#organization = organization;
  }

  async get(id: string): Promise<MemberRecord> {
    const [item] = await this.table.get([memberKey(this.organization, id)]);
    if (!item) throw new AppError('record.missing');
    return MemberRecord.parse(item);
  }

  /** Invites a person and takes a seat, in one transaction. @throws member.exists, seats.taken */
  async invite(person: PersonRecord, wanted: NewMembership, token: string, mail: Write): Promise<Member> {
    const { member, writes } = await this.inviteWrites(person, wanted, token, mail);
    const answer = presentToAdmins(member, this.origin.now());
    const act = { act: 'member.invited', record: member.id };
    return this.#withSeat(() => this.commit(act, [...writes, takeSeat(this.organization)], answer));
  }

  /** The writes that invite a person, without their seat. @throws member.exists, by the transaction */
  async inviteWrites(
    person: PersonRecord,
    wanted: NewMembership,
    token: string,
    mail: Write,
  ): Promise<{ member: MemberRecord; writes: Write[] }> {
    const [known] = await this.table.get([personKey(person.id)]);
    const { id, email } = person;
    const { fullName, locale, qualification, signatureId } = known
      ? (known as unknown as PersonRecord)
      : person;
    const { preassignedCaseIds, modules: wantedModules, ...membership } = wanted;
    const member: MemberRecord = {
      ...{ id, fullName, email, locale, qualification, signatureId },
      ...membership,
      status: 'invited',
      finishedRegistration: false,
      acceptedTerms: 0,
      invitation: this.#invitation(token),
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
      { put: this.#tokenItem(member, token) },
      mail,
      ...(preassignedCaseIds.length > 0
        ? [
            {
              put: {
                ...preassignedCasesKey(this.organization, id),
                kind: 'picks',
                caseIds: preassignedCaseIds,
              },
            },
          ]
        : []),
      ...wantedModules.map(module => ({ put: this.#accessItem(id, module, at) })),
      ...(known ? [] : [{ put: { ...personKey(id), kind: 'person', ...person }, when: isAbsent }]),
    ];
    return { member, writes };
  }

  /** Makes a new link in place of the old one. @throws member.not-invited, seats.taken */
  async renew(member: MemberRecord, token: string, mail: Write): Promise<Member> {
    const { invitation } = member;
    if (member.status !== 'invited' || !invitation) throw new AppError('member.not-invited');
    const renewed: MemberRecord = {
      ...member,
      invitation: this.#invitation(token),
      version: member.version + 1,
    };
    const writes: Write[] = [
      this.#change(member, renewed),
      { delete: tokenKey(invitation.tokenHash) },
      { put: this.#tokenItem(renewed, token) },
      mail,
      ...(holdsSeat(member) ? [] : [takeSeat(this.organization)]),
    ];
    const answer = presentToAdmins(renewed, this.origin.now());
    return this.#withSeat(() => this.commit({ act: 'invitation.resent', record: member.id }, writes, answer));
  }

  /** Takes an invitation back, with all that came with it. @throws member.not-invited */
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
    return this.commit({ act: 'invitation.revoked', record: id }, writes, { id });
  }

  /**
   * Lets an invited person in; their link is used up.
   * @param person as they now are; what the membership mirrors is taken from it
   * @param begun how far they are with their registration
   */
  join(
    member: MemberRecord,
    person: PersonRecord,
    begun: RegistrationProgress,
    more: Write[],
  ): Promise<MemberRecord> {
    const { invitation } = member;
    if (!invitation) throw new AppError('invitation.unusable');
    const { fullName, email, locale, qualification, signatureId } = person;
    const joined: MemberRecord = {
      ...member,
      ...{ fullName, email, locale, qualification, signatureId },
      status: 'active',
      ...begun,
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

  /** Gives back the seats of invitations that nobody came by in time. */
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
      const act = { act: 'invitation.expired', record: member.id };
      await store
        .commit(act, [this.#change(member, lapsed), releaseSeat(this.organization)], lapsed)
        .catch(ifChangedMeanwhile);
    }
    return expired.length;
  }

  /** Where there is no seat, those of expired invitations are given back first. */
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
    return {
      put: memberItem(this.organization, after),
      when: hasVersion(before.version),
      onConditionFailed: conflict,
    };
  }

  /** Modules that the organisation has come with the membership; others are asked for. */
  #accessItem(member: string, module: Module, at: string): Item {
    const item = this.#organization.modules.includes(module) ? grantItem : requestItem;
    return item(this.organization, member, module, at);
  }

  #invitation(token: string): InvitationRecord {
    return {
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

const conflict = () => new AppError('version.conflict');

const isExpired = ({ invitation }: MemberRecord, now: number) =>
  invitation !== null && hasExpired(invitation, now);

/** Somebody joined, or was invited anew, in the same moment: their seat is in use. */
function ifChangedMeanwhile(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'version.conflict') return undefined;
  throw error;
}
