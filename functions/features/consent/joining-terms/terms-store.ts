import { AppError } from '../../../../shared/core/errors.ts';
import {
  type AcceptanceRecord,
  Terms,
  type TermsVersionRecord,
} from '../../../../shared/features/consent/joining-terms/schema.ts';
import {
  type MemberRecord,
  presentMember,
} from '../../../../shared/features/organizations/members/record.ts';
import type { OrganizationUser } from '../../../../shared/features/organizations/members/schema.ts';
import type { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import type {
  TermsState,
  TermsTexts,
} from '../../../../shared/features/organizations/organizations/terms.schema.ts';
import type { Origin } from '../../../platform/storage/commit.ts';
import { memberKey, organizationKey } from '../../../platform/storage/keys.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { readMember } from '../../../platform/storage/read-members.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import type { Table } from '../../../platform/storage/table.ts';
import {
  type Condition,
  hasVersion,
  isAbsent,
  isPresent,
  type Write,
} from '../../../platform/storage/write.ts';
import { acceptanceKey, termsKey, termsVersionKey } from '../keys.ts';

export type AcceptanceInput = Pick<AcceptanceRecord, 'person' | 'version' | 'locale' | 'where'>;

/** New terms of joining (every member accepts them), and the version that the editor has read. */
interface TermsInput {
  termsVersion: number;
  isRequired: boolean;
  texts: TermsTexts;
  /** Whether the new text only corrects the previous one, so that acceptances stay valid. */
  isCorrection: boolean;
}

export class TermsStore extends OrganizationStore {
  constructor(table: Table, { slug }: OrganizationRecord, origin: Origin) {
    super(table, slug, { ...origin, organization: slug });
  }

  /** Texts are null if no version exists yet. */
  async get(): Promise<Terms> {
    const [item] = await this.table.get([termsKey(this.organization)]);
    const nothing = { id: this.organization, version: 0, isRequired: false, texts: null, changedAt: null };
    return item ? Terms.parse(item) : nothing;
  }

  /**
   * Saves the terms and updates the organisation. Changed texts become a new version.
   * @throws version.conflict if the terms have changed since the caller read them
   */
  async change({ termsVersion, isRequired, texts, isCorrection }: TermsInput): Promise<Terms> {
    const { organization } = this;
    const before = await this.get();
    const isNew = before.version !== termsVersion || !haveSameTexts(before.texts, texts);
    const version = isNew ? termsVersion + 1 : termsVersion;
    const changedAt = isNew ? this.now() : before.changedAt;
    const isCorrected = isNew && isCorrection && before.version === termsVersion && termsVersion > 0;
    const acceptedFrom = isCorrected || !isNew ? (before.acceptedFrom ?? before.version) : version;
    const state: TermsState = { version, isRequired, acceptedFrom };
    const after: Terms = { id: organization, ...state, texts, changedAt };
    const numbered: TermsVersionRecord = { version, texts, changedAt };
    const written: Write = {
      put: { ...termsVersionKey(organization, version), kind: 'terms-version', ...numbered },
      when: isAbsent,
      onConditionFailed: () => new AppError('version.conflict'),
    };
    const writes: Write[] = [
      {
        put: { ...termsKey(organization), kind: 'terms', ...after },
        when: termsVersion === 0 ? isAbsent : isStill(termsVersion, before.isRequired),
        onConditionFailed: existing =>
          new AppError('version.conflict', { current: existing && Terms.parse(existing) }),
      },
      ...(isNew ? [written] : []),
      { update: organizationKey(organization), set: { terms: state }, when: isPresent },
    ];
    const act = {
      act: isCorrected ? 'terms.corrected' : 'terms.changed',
      record: organization,
      detail: { version: String(version) },
    };
    return this.commit(act, writes, after);
  }

  /** Whether a person has accepted a version of the terms, also during an earlier membership. */
  async hasAccepted(person: string, version: number): Promise<boolean> {
    const [item] = await this.table.get([acceptanceKey(this.organization, version, person)]);
    return item !== undefined;
  }

  /** The write never overwrites an earlier acceptance. */
  acceptanceWrite(accepting: AcceptanceInput): Write {
    const { person, version } = accepting;
    const record: AcceptanceRecord = {
      ...accepting,
      at: this.now(),
      network: this.origin.network ?? null,
    };
    return {
      put: { ...acceptanceKey(this.organization, version, person), kind: 'acceptance', ...record },
      when: isAbsent,
      onConditionFailed: () => new AppError('version.conflict'),
    };
  }

  /** @throws record.missing */
  readMember(id: string): Promise<MemberRecord> {
    return readMember(this.table, this.organization, id);
  }

  /**
   * Stores that a member accepts the terms.
   * @param finished whether the person's registration is now complete
   * @throws ConflictError if the membership or the person has changed since they were read
   */
  accept(
    member: MemberRecord,
    accepting: AcceptanceInput,
    finished: boolean,
    personGuard: Write,
  ): Promise<OrganizationUser> {
    const { id, version } = member;
    const set = {
      acceptedTerms: accepting.version,
      finishedRegistration: finished,
      version: version + 1,
    };
    const writes: Write[] = [
      this.acceptanceWrite(accepting),
      {
        update: memberKey(this.organization, id),
        set,
        when: hasVersion(version),
        onConditionFailed: () => new ConflictError(),
      },
      personGuard,
    ];
    const act = { act: 'terms.accepted', record: id, detail: { version: String(accepting.version) } };
    return this.commit(act, writes, presentMember({ ...member, ...set }));
  }
}

/**
 * Condition that nobody has changed the terms. A change of `isRequired` alone does not change the version.
 */
const isStill = (version: number, isRequired: boolean): Condition => ({
  text: '#version = :version AND #isRequired = :isRequired',
  values: { ':version': version, ':isRequired': isRequired },
});

const haveSameTexts = (before: TermsTexts | null, texts: TermsTexts): boolean =>
  before?.en === texts.en && before.zh === texts.zh;
