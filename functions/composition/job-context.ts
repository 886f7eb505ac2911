import { type Belonging, BelongingKind } from '../../shared/features/organizations/offboarding/schema.ts';
import { CasesStore } from '../features/cases/cases/cases-store.ts';
import { SelectionsStore } from '../features/cases/cases/selections-store.ts';
import { JobsStore } from '../features/operations/jobs/jobs-store.ts';
import { MembersStore } from '../features/organizations/members/members-store.ts';
import { DeparturesStore } from '../features/organizations/offboarding/departures-store.ts';
import type { Act, Origin } from '../platform/storage/commit.ts';
import type { Table } from '../platform/storage/table.ts';
import type { Write } from '../platform/storage/write.ts';

/** What a transaction does of a job, and where the job then is. */
export interface JobStep {
  writes: Write[];
  acts: Act[];
  /** Where the work goes on; null when this is the last of it. */
  cursor: string | null;
  done: number;
  skipped: number;
  /** Whether it touches what the organisation's role does not reach: the people themselves. */
  crosses?: true;
  /** What came of the whole job if this is the last of it, for the journal. */
  outcome?: Act['detail'];
}

/** A part of what somebody owns, on its way to somebody else. */
export type Handed = Pick<JobStep, 'writes' | 'acts' | 'done'>;

/** A kind of records that have an owner who can leave. */
export interface Owned {
  countOf: (member: string) => Promise<number>;
  /** Undefined when nothing is left; no writes without an heir. */
  toHandOver: (
    from: string,
    heir: { id: string; fullName: string } | undefined,
    batch: string,
  ) => Promise<Handed | undefined>;
}

/** What a step of a job is given. */
export interface JobContext {
  /** Moves a job in a transaction beyond the organisation's own walls. */
  crossing: JobsStore;
  departures: DeparturesStore;
  belongings: Record<BelongingKind, Owned>;
  /** What a member owns; kinds of which they own nothing are left out. */
  belongingsOf: (member: string) => Promise<Belonging[]>;
  /** Ends every sign-in of a person. */
  signOut: (person: string) => Promise<void>;
  cases: CasesStore;
  jobs: JobsStore;
  members: MembersStore;
  selections: SelectionsStore;
}

/** Closes the stores over the organisation of a job. @param own the table as the role of the jobs sees it */
export function jobContext(
  { table, own }: { table: Table; own: Table },
  origin: Origin & { organization: string },
  signOut: JobContext['signOut'],
): JobContext {
  const { organization } = origin;
  const cases = new CasesStore(table, organization, origin);
  return {
    cases,
    crossing: new JobsStore(own, organization, origin),
    departures: new DeparturesStore(table, organization, origin),
    belongings: { cases },
    belongingsOf: member => countBelongings({ cases }, member),
    signOut,
    jobs: new JobsStore(table, organization, origin),
    members: new MembersStore(table, organization, origin),
    selections: new SelectionsStore(table, organization, origin),
  };
}

/** How much of each kind a member owns; kinds of which they own nothing are left out. */
export async function countBelongings(
  belongings: Record<BelongingKind, Owned>,
  member: string,
): Promise<Belonging[]> {
  const counts = BelongingKind.options.map(async kind => ({
    kind,
    count: await belongings[kind].countOf(member),
  }));
  return (await Promise.all(counts)).filter(({ count }) => count > 0);
}
