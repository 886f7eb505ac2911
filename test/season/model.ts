/** The model contains the data that the product must have. It imports none of the product's rules. */

export type RecordKind = 'case' | 'visit' | 'note' | 'screening' | 'session' | 'class' | 'progress';

/** Fields that the product must return as they were sent. */
export type Expected = Record<string, unknown>;

export interface ModelRecord {
  kind: RecordKind;
  id: string;
  organization: string;
  /** The case of a visit, note or screening. */
  caseId?: string;
  /** The day on which the record counts, in the organisation's time zone. */
  day: string;
  version: number;
  /** Whether lists of current records contain this record. */
  isListed: boolean;
  reference?: string;
  expected: Expected;
  /** Fields that can be read but are not sent when the record is changed. */
  facts?: Expected;
  /** Whether the record was merged into another one or rejected, so that nothing changes it any more. */
  isFinal?: boolean;
}

/** A member as admins see them. */
export interface ModelMember {
  organization: string;
  id: string;
  role: 'user' | 'admin';
  visibility: 'all' | 'selected';
  status: 'active' | 'suspended';
}

/** What the staff recorded about inviting a family to the next visit. */
export interface ModelRecall {
  caseId: string;
  visitId: string;
  /** The child's last visit when this was recorded. */
  after: string;
  state: 'contacted' | 'booked' | 'notNeeded';
  bookedFor: string | null;
}

/** The first print of a report as a PDF, with its hash. */
export interface ModelPrint {
  organization: string;
  recordId: string;
  kind: 'refraction' | 'myopia' | 'progress';
  language: 'en' | 'zh';
  sha256: string;
  /** Whether a later print of the same report was compared with this one before. */
  isCompared?: boolean;
}

export interface ModelRating {
  organization: string;
  sessionId: string;
  caseId: string;
  activityId: string;
  fields: Record<string, unknown>;
}

export class Model {
  readonly records = new Map<string, ModelRecord>();
  readonly prints = new Map<string, ModelPrint>();
  readonly ratings = new Map<string, ModelRating>();
  /** Number of mails by address. */
  readonly mails = new Map<string, number>();
  readonly bounced = new Set<string>();
  /** Registrations that wait for a review, by the id of their case. */
  readonly waiting = new Map<string, string>();
  /** Members by their id. */
  readonly members = new Map<string, ModelMember>();
  /** The last note about each recall, by id of the visit, which stays the same when cases are merged. */
  readonly recalls = new Map<string, ModelRecall>();
  /** IDs of shared notes that were sent to the child's family. */
  readonly digested = new Set<string>();
  /** Subscriptions of courses with their last day, by course. */
  readonly subscriptions = new Map<string, string>();
  /** The last day of the licence, by organisation. */
  readonly licences = new Map<string, string>();
  /** The version of the terms of use that members accepted, by organisation. */
  readonly terms = new Map<string, number>();
  /** ID of the case that remains, by the id of each case that was merged into it. */
  readonly mergedInto = new Map<string, string>();
  /** Time at which a planned erasure begins, by case. */
  readonly erasing = new Map<string, number>();
  readonly erased: string[] = [];
  /** Reference numbers of erased visits, which are not given again. */
  readonly erasedNumbers: { organization: string; reference: string }[] = [];
  /** IDs of the cases that a member limited to assigned cases may read, by the member's sub. */
  readonly assigned = new Map<string, Set<string>>();

  add(record: Omit<ModelRecord, 'isListed' | 'version'> & Partial<ModelRecord>): ModelRecord {
    const whole = { isListed: true, version: 1, ...record };
    this.records.set(whole.id, whole);
    return whole;
  }

  of(organization: string, kind: RecordKind): ModelRecord[] {
    return [...this.records.values()].filter(one => one.organization === organization && one.kind === kind);
  }

  /** Records in lists of current records. These lists leave out children who will be erased. */
  listed(organization: string, kind: RecordKind): ModelRecord[] {
    return this.of(organization, kind).filter(
      ({ id, caseId, isListed }) => isListed && !this.erasing.has(this.survivorOf(caseId ?? id)),
    );
  }

  /** Children in the care of the organisation, except those waiting for review. */
  children(organization: string): ModelRecord[] {
    return this.listed(organization, 'case').filter(({ id }) => !this.waiting.has(id));
  }

  /** The last finished visit of a child, or the last one that has a follow-up day. */
  lastVisit(child: string, hasFollowUp = false): ModelRecord | undefined {
    let last: ModelRecord | undefined;
    for (const visit of this.records.values()) {
      if (visit.kind !== 'visit' || visit.expected.status === 'draft') continue;
      if (hasFollowUp && visit.expected.followUp === null) continue;
      if (this.survivorOf(visit.caseId ?? '') === child && (last?.day ?? '') <= visit.day) last = visit;
    }
    return last;
  }

  /**
   * The ID of the case under which the records of a case are found now: its own or, after a merge, the
   * surviving case's.
   */
  survivorOf(caseId: string): string {
    const into = this.mergedInto.get(caseId);
    return into === undefined ? caseId : this.survivorOf(into);
  }

  /** Returns a copy of the model as it is now. */
  copy(): Model {
    return Object.assign(new Model(), structuredClone({ ...this }));
  }

  expectMail(to: string): void {
    this.mails.set(to, (this.mails.get(to) ?? 0) + 1);
  }

  assign(member: string, caseId: string): void {
    const own = this.assigned.get(member) ?? new Set();
    this.assigned.set(member, own.add(caseId));
  }
}
