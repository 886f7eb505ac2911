import * as z from 'zod';
import { type CaseViewer, canSeeCase } from '../../../../shared/core/can-see-case.ts';
import { type Case, idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import { nextVisitState } from '../../../../shared/features/eye/recalls/next-visit.ts';
import { currentNote } from '../../../../shared/features/eye/recalls/note-recall.ts';
import { RecallRecord, RecallVisit } from '../../../../shared/features/eye/recalls/recall.ts';
import { recallOf } from '../../../../shared/features/eye/recalls/recall-of.ts';
import { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import { getInBatches } from '../../../platform/storage/get-in-batches.ts';
import { listIds } from '../../../platform/storage/list-ids.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { readCases } from '../../../platform/storage/read-cases.ts';
import { assignmentList } from '../../cases/keys.ts';
import { screeningList, screeningsOf } from '../../screening/keys.ts';
import { type Child, readAssignedChildren, readChildren } from '../eye-reports/read-children.ts';
import { recallKey, recallList, recallPartitions } from '../keys.ts';

/** Some of the children with finished visits; `next` is where the remaining ones begin. */
export interface ChildrenPart {
  children: Child[];
  next: ChildrenPlace | null;
}

/** Cursor: number of the list that is read, and the position in it. */
export const ChildrenPlace = z.strictObject({ list: z.int().min(0), after: z.string().nullable() });
export type ChildrenPlace = z.output<typeof ChildrenPlace>;

export interface ScreenedChild {
  /** Dates of all the child's finished screenings, in order. */
  days: string[];
  /** Date of the child's first screening in the counted range. */
  first: string;
}

/** Together the lists contain every child with a finished visit. */
const lists = [recallPartitions.due, recallPartitions.unscheduled, recallPartitions.notNeeded];
const childrenAtOnce = 300;
const screeningsAtOnce = 100;
const childrenOfBatch = 25;

const Row = Screening.pick({ id: true, caseId: true, date: true, status: true }).extend({
  deletedAt: Screening.shape.deletedAt.optional(),
});

interface Span {
  from: string;
  to: string;
}

export class OutcomesStore extends OrganizationStore {
  /**
   * Lists a part of all children. For a viewer limited to selected cases, lists the children of all these
   * cases at once.
   */
  async listChildren(viewer: CaseViewer, { list, after }: ChildrenPlace): Promise<ChildrenPart> {
    const { table, organization } = this;
    if (viewer.scope !== 'organization') {
      const assigned = await readAssignedChildren(table, organization, viewer);
      return { children: byCase([...assigned.values()]), next: null };
    }
    const range = recallList(organization, lists[list] ?? recallPartitions.due);
    const { items, next } = await table.query(range, { limit: childrenAtOnce, cursor: after });
    const ids = items.map(({ row }) => RecallVisit.parse(row).caseId);
    const found = await readChildren(table, organization, ids);
    const children = byCase([...found.values()].filter(({ record }) => canSeeCase(viewer, record)));
    if (next !== null) return { children, next: { list, after: next } };
    return { children, next: list + 1 < lists.length ? { list: list + 1, after: null } : null };
  }

  async countDue(children: readonly Child[], today: string): Promise<[due: number, overdue: number]> {
    const due = children.flatMap(({ record, series }) => {
      const recall = record.status === 'active' ? recallOf(record.id, series) : null;
      return recall?.list === 'due' ? [{ id: record.id, recall }] : [];
    });
    const passed = due.filter(({ recall }) => (recall.visit.dueOn ?? today) < today);
    const notes = await getInBatches(
      this.table,
      passed.map(({ id }) => recallKey(this.organization, id)),
    );
    const overdue = passed.filter(({ recall }, at) => {
      const note = currentNote(recall, RecallRecord.safeParse(notes[at]).data);
      const { dueOn, seenOn } = recall.visit;
      return nextVisitState({ dueOn, seenOn, bookedFor: note?.bookedFor ?? null }, today) === 'overdue';
    });
    return [due.length, overdue.length];
  }

  /** Lists a part of the children who were screened in a range of days. Each child is in only one part. */
  async listScreened(
    viewer: CaseViewer,
    span: Span,
    after: string | null,
  ): Promise<{ children: ScreenedChild[]; next: string | null }> {
    const { table, organization } = this;
    if (viewer.scope !== 'organization') {
      const assigned = await listIds(table, assignmentList.all(organization, viewer.id));
      const cases = await readCases(table, organization, assigned, viewer);
      return { children: await this.#screenedOf([...cases.values()], span, null), next: null };
    }
    const { items, next } = await table.query(screeningList.all(organization), {
      limit: screeningsAtOnce,
      cursor: after,
      between: [span.from, `${span.to}#~`],
    });
    const rows = items.map(({ row }) => Row.parse(row));
    const ids = rows.map(({ caseId }) => caseId);
    const cases = await readCases(table, organization, ids, viewer);
    const read = new Set(rows.map(({ id }) => id));
    return { children: await this.#screenedOf([...cases.values()], span, read), next };
  }

  /**
   * @param read ids of the screenings of this part: only children whose first screening in the range is among
   * them are returned. Null returns all children
   */
  async #screenedOf(
    cases: readonly Case[],
    { from, to }: Span,
    read: ReadonlySet<string> | null,
  ): Promise<ScreenedChild[]> {
    const ids = [...new Map(cases.map(record => [record.id, idsOfCase(record)])).values()];
    const children: ScreenedChild[] = [];
    for (let start = 0; start < ids.length; start += childrenOfBatch) {
      const batch = ids.slice(start, start + childrenOfBatch);
      const found = await Promise.all(
        batch.map(async own => {
          const ranges = own.map(id => screeningsOf(this.organization, id));
          return (await Promise.all(ranges.map(range => this.table.queryAll(range)))).flat();
        }),
      );
      for (const items of found) {
        const all = items
          .map(item => Row.parse(item))
          .filter(({ status, deletedAt = null }) => status !== 'draft' && deletedAt === null)
          .sort((one, other) => (`${one.date}${one.id}` < `${other.date}${other.id}` ? -1 : 1));
        const first = all.find(({ date }) => date >= from && date <= to);
        if (first && (read?.has(first.id) ?? true))
          children.push({ first: first.date, days: all.map(({ date }) => date) });
      }
    }
    return children;
  }
}

/** Lists each child once, even if it was found through several merged cases. */
function byCase(children: readonly Child[]): Child[] {
  return [...new Map(children.map(child => [child.record.id, child])).values()];
}
