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
  /** The day for which the record counts, in the organisation's time zone. */
  day: string;
  version: number;
  /** Whether lists of current records contain this record. */
  isListed: boolean;
  reference?: string;
  expected: Expected;
  /** Fields that are read back with the record, but not sent with a change. */
  facts?: Expected;
  /** Whether the record was merged into another one, or rejected, so that it no longer changes. */
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

/** What was agreed with a family about the next visit. */
export interface ModelRecall {
  caseId: string;
  visitId: string;
  state: 'contacted' | 'booked' | 'notNeeded';
  bookedFor: string | null;
}

/** A PDF as it was first printed. */
export interface ModelPrint {
  organization: string;
  recordId: string;
  kind: 'refraction' | 'myopia' | 'progress';
  language: 'en' | 'zh';
  sha256: string;
  /** Whether this print was compared before. */
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
  /** The edition of the terms that members accepted, by organisation. */
  readonly terms = new Map<string, number>();
  /** ID of the case that remains, by the id of each case that was merged into it. */
  readonly mergedInto = new Map<string, string>();
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

  listed(organization: string, kind: RecordKind): ModelRecord[] {
    return this.of(organization, kind).filter(({ isListed }) => isListed);
  }

  /** Children in the care of the organisation, without those that wait for a review. */
  children(organization: string): ModelRecord[] {
    return this.listed(organization, 'case').filter(({ id }) => !this.waiting.has(id));
  }

  /** A copy of the model at this moment. */
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
