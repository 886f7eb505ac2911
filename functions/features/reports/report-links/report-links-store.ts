import { type ReportedKind, reportedKinds } from '../../../../shared/core/documents/document-kinds.ts';
import { caseIdFromChildId, idKindOf } from '../../../../shared/core/ids.ts';
import { maxBirthDateAttempts } from '../../../../shared/core/limits.ts';
import { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import {
  linkedRecordIdOf,
  ReportLinkRecord,
} from '../../../../shared/features/reports/report-links/record.ts';
import { SendingRecord } from '../../../../shared/features/reports/sending/schema.ts';
import { isDeletedItem } from '../../../platform/documents/document-kind.ts';
import type { RecordTypes } from '../../../platform/http/record-types.ts';
import type { AuditEvent, Origin } from '../../../platform/storage/commit.ts';
import { followMerges } from '../../../platform/storage/get-case-items.ts';
import { caseKey, organizationKey } from '../../../platform/storage/keys.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { hasVersion } from '../../../platform/storage/write.ts';
import { reportLinkKey, sendingKey } from '../keys.ts';

export interface FoundLink {
  hash: string;
  record: ReportLinkRecord;
  organization: OrganizationRecord;
  sending: SendingRecord;
  birthDate: string | null;
  /** Whether the report, case or organisation was deleted, or the case is restricted. */
  isGone: boolean;
}

/** Report links of one organisation. The people who open them have no sign-in. */
export class ReportLinksStore extends OrganizationStore {
  readonly #recordTypes: RecordTypes<ReportedKind>;

  constructor(table: Table, organization: string, origin: Origin, recordTypes: RecordTypes<ReportedKind>) {
    super(table, organization, origin);
    this.#recordTypes = recordTypes;
  }

  /** Finds a link by the hash of its secret; undefined for a link that is unknown or was deleted. */
  async find(hash: string): Promise<FoundLink | undefined> {
    const [item, own] = await this.table.get([
      reportLinkKey(this.organization, hash),
      organizationKey(this.organization),
    ]);
    if (!item || !own) return undefined;
    const record = ReportLinkRecord.parse(item);
    const organization = OrganizationRecord.parse(own);
    const recordId = linkedRecordIdOf(record);
    const kind = reportedKinds.find(one => one === idKindOf(recordId));
    const key = kind && this.#recordTypes[kind].key(this.organization, recordId);
    if (!key) return undefined;
    const [sent, child, report] = await this.table.get([
      sendingKey(this.organization, record.sending),
      caseKey(this.organization, caseIdFromChildId(record.sending)),
      key,
    ]);
    if (!sent) return undefined;
    const sending = SendingRecord.parse(sent);
    const [now] = await followMerges(this.table, this.organization, [child]);
    const { birthDate = null, status } = now ? Case.parse(now) : {};
    const isDeleted = !report || isDeletedItem(report);
    const isShut = organization.status !== 'active' || status === 'restricted';
    const isGone = isShut || birthDate === null || isDeleted;
    return { hash, record, organization, sending, birthDate, isGone };
  }

  /** The last allowed attempt locks the link. @throws ConflictError */
  countWrongBirthDate(link: FoundLink): Promise<ReportLinkRecord> {
    const tries = link.record.tries + 1;
    const isLast = tries >= maxBirthDateAttempts;
    return this.#update(link, { tries }, isLast ? 'reportLink.locked' : undefined);
  }

  /** Records that the reports behind a link were shown. @throws ConflictError */
  markOpened(link: FoundLink): Promise<ReportLinkRecord> {
    const { openedAt } = link.record;
    const changes = { tries: 0, openedAt: openedAt ?? this.now() };
    return this.#update(link, changes, openedAt === null ? 'reportLink.opened' : undefined);
  }

  #update(
    { hash, record, sending }: FoundLink,
    changes: Partial<ReportLinkRecord>,
    act: AuditEvent['act'] | undefined,
  ): Promise<ReportLinkRecord> {
    const set = { ...changes, version: record.version + 1 };
    const { id, caseId, kinds, sentBy, links, mails } = sending;
    const detail = { sending: id, sentBy, kinds, mails: mails.filter((_, index) => links[index] === hash) };
    return this.commit(
      act ? { act, record: caseId, detail } : [],
      [
        {
          update: reportLinkKey(this.organization, hash),
          set,
          when: hasVersion(record.version),
          onConditionFailed: () => new ConflictError(),
        },
      ],
      { ...record, ...set },
    );
  }
}
