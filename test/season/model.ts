/** What must be there, kept beside the product: it imports none of the product's rules. */

export type RecordKind = 'case' | 'visit' | 'note' | 'screening' | 'session' | 'class';

/** Fields that must be read back as they were sent. */
export type Expected = Record<string, unknown>;

export interface ModelRecord {
  kind: RecordKind;
  id: string;
  organization: string;
  /** The case of a visit, note or screening. */
  caseId?: string;
  /** The day it counts for, in the organisation's time zone. */
  day: string;
  version: number;
  /** Whether lists of current records contain it. */
  isListed: boolean;
  reference?: string;
  expected: Expected;
}

/** A PDF as it was first printed. */
export interface ModelPrint {
  organization: string;
  visitId: string;
  kind: 'refraction' | 'myopia';
  language: 'en' | 'zh';
  sha256: string;
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
  /** Cases that members who see only their own may read, by their sub. */
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

  expectMail(to: string): void {
    this.mails.set(to, (this.mails.get(to) ?? 0) + 1);
  }

  assign(member: string, caseId: string): void {
    const own = this.assigned.get(member) ?? new Set();
    this.assigned.set(member, own.add(caseId));
  }
}
