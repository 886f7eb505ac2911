import { AppError } from '../../../../shared/core/errors.ts';
import { modules } from '../../../../shared/core/permissions.ts';
import { type JobRecord, presentStartedJob } from '../../../../shared/features/operations/jobs/record.ts';
import type { StartedJob } from '../../../../shared/features/operations/jobs/schema.ts';
import {
  type FormerMemberRecord,
  holdsSeat,
  type MemberRecord,
  shownIdOf,
} from '../../../../shared/features/organizations/members/record.ts';
import type { AuditEvent } from '../../../platform/storage/commit.ts';
import type { Range } from '../../../platform/storage/key.ts';
import {
  calendarSubscriptionsOf,
  memberKey,
  moduleKey,
  organizationKey,
  snippetsOf,
} from '../../../platform/storage/keys.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import { hasVersion, isPresent, type Write } from '../../../platform/storage/write.ts';
import { draftsOf } from '../../cases/keys.ts';
import { notificationsOf } from '../../operations/keys.ts';
import { formerMemberKey, myOrganizationKey, preassignedCasesKey } from '../keys.ts';

/** Maximum records of each kind deleted per step. A transaction has at most a hundred items. */
const deletionBatchSize = 30;

interface PreparedJob {
  job: JobRecord;
  write: Write;
  act: AuditEvent;
}

export class OffboardingStore extends OrganizationStore {
  /**
   * Suspends a member, releases the seat and starts the offboarding job, in one transaction.
   * @param keepsAdmin checks that another admin remains
   * @throws ConflictError if the membership or the other admin has changed
   */
  startOffboarding(
    member: MemberRecord,
    { job, write, act }: PreparedJob,
    keepsAdmin: Write[],
  ): Promise<StartedJob> {
    const { id, fullName, role, version } = member;
    const status = 'suspended' as const;
    const shut: Write = {
      update: memberKey(this.organization, id),
      set: {
        status,
        leaving: job.id,
        row: { id, fullName, role, status, organization: this.organization },
        version: version + 1,
      },
      when: hasVersion(version),
      onConditionFailed: () => new ConflictError(),
    };
    const freed: Write = { update: organizationKey(this.organization), add: { seatsTaken: -1 } };
    const writes = [shut, ...(member.status === 'active' ? [freed] : []), ...keepsAdmin, write];
    const leaving: AuditEvent = { act: 'member.leaving', record: id, detail: { job: job.id } };
    return this.commit([leaving, act], writes, presentStartedJob(job));
  }

  suspendMirrorWrites(id: string): Write[] {
    const update = myOrganizationKey(id, this.organization);
    return [{ update, set: { status: 'suspended' }, when: isPresent }];
  }

  /**
   * Writes that delete the next private records of a member: notifications and then their counters, drafts,
   * snippets, and the timetable subscription.
   */
  async deletePrivateDataWrites(id: string): Promise<Write[]> {
    const read = (range: Range) => this.table.query(range, { limit: deletionBatchSize, newestFirst: true });
    const found = await Promise.all([
      read(notificationsOf(this.organization, id)),
      read(draftsOf(this.organization, id)),
      read(snippetsOf(this.organization, id)),
      read(calendarSubscriptionsOf(this.organization, id)),
    ]);
    return found.flatMap(({ items }) => items.map(({ pk, sk }) => ({ delete: { pk, sk } })));
  }

  /** @throws server.busy if the person has just joined */
  async revokeInvitation(member: MemberRecord): Promise<void> {
    const { id, version } = member;
    const o = this.organization;
    const shut: Write = {
      delete: memberKey(o, id),
      when: hasVersion(version),
      onConditionFailed: () => new AppError('server.busy'),
    };
    const freed: Write = { update: organizationKey(o), add: { seatsTaken: -1 } };
    const writes = [
      shut,
      { delete: myOrganizationKey(id, o) },
      { delete: preassignedCasesKey(o, id) },
      ...modules.map(module => ({ delete: moduleKey(o, id, module) })),
      ...(holdsSeat(member) ? [freed] : []),
    ];
    await this.commit({ act: 'invitation.revoked', record: shownIdOf(member) }, writes, undefined);
  }

  /** The writes keep the name for the records that the member wrote. */
  endMembershipWrites({ id, fullName, leaving }: MemberRecord): { writes: Write[]; act: AuditEvent } {
    const o = this.organization;
    const former: FormerMemberRecord = { id, fullName, leftAt: this.now() };
    return {
      writes: [
        {
          delete: memberKey(o, id),
          when: { text: '#leaving = :job', values: { ':job': leaving } },
          onConditionFailed: () => new AppError('version.conflict'),
        },
        { delete: myOrganizationKey(id, o) },
        ...modules.map(module => ({ delete: moduleKey(o, id, module) })),
        { put: { ...formerMemberKey(o, id), kind: 'former-member', ...former }, replaces: true },
      ],
      act: { act: 'member.removed', record: id },
    };
  }
}
