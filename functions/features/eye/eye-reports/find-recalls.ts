import type { CaseViewer } from '../../../../shared/core/can-see-case.ts';
import { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { finishedVisits } from '../../../../shared/features/eye/progression/series.ts';
import {
  type RecallList,
  RecallRecord,
  type RecallRow,
  RecallVisit,
} from '../../../../shared/features/eye/recalls/recall.ts';
import { nextRecallOf } from '../../../../shared/features/eye/recalls/recall-of.ts';
import { type FilteredPage, fetchFilteredPage } from '../../../platform/storage/filtered-page.ts';
import { caseKey } from '../../../platform/storage/keys.ts';
import type { Table } from '../../../platform/storage/table.ts';
import type { Item } from '../../../platform/storage/write.ts';
import {
  bookedBetween,
  bookedList,
  caseAtPlace,
  eyeSeriesKey,
  recallKey,
  recallList,
  recallPartitions,
} from '../keys.ts';
import { findAssignedRecalls } from './find-assigned-recalls.ts';
import { readChildren } from './read-children.ts';
import { isWanted, type RecallSearch, type RecallWithCase, recallRowOf } from './recall-search.ts';
import { readSeries } from './series-write.ts';

export type FoundRecalls = FilteredPage<RecallRow>;

/** Maximum rows read per request, including rows that the filters exclude. */
const maxRowsRead = 200;
/** Number of rows whose cases and notes fit into one batch read. */
const readBatchSize = 50;

/**
 * A page of recalls (children due for a visit), without archived cases. A child whose due date or last visit
 * is longest ago comes first. For a viewer limited to selected cases, only those are queried.
 */
export async function findRecalls(
  table: Table,
  organization: string,
  search: RecallSearch,
  viewer: CaseViewer,
): Promise<FoundRecalls> {
  if (viewer.scope !== 'organization') return findAssignedRecalls(table, organization, search, viewer);
  if (search.bookedOn !== null)
    return findBooked(table, organization, search, [search.bookedOn, search.bookedUntil ?? search.bookedOn]);
  const { list, until, state, assignedTo, limit, cursor } = search;
  const isNarrowed = assignedTo !== null || state !== null;
  return fetchFilteredPage<RecallRow>(table, {
    range: recallList(organization, recallPartitions[list]),
    ...{ cursor, limit, maxItemsRead: maxRowsRead },
    batchSize: () => (isNarrowed ? readBatchSize : Math.min(limit, readBatchSize)),
    join: async items => {
      const known = await joinCases(table, organization, list, items);
      return known.map(found => (found && isWanted(found, search) ? found.row : undefined));
    },
    ...(until && { between: ['0', `${until}#~`] }),
  });
}

/** A page of children with a visit booked between two days, in order of time. */
function findBooked(
  table: Table,
  organization: string,
  search: RecallSearch,
  days: [first: string, last: string],
): Promise<FoundRecalls> {
  const { limit, cursor } = search;
  return fetchFilteredPage<RecallRow>(table, {
    range: bookedList(organization),
    ...{ cursor, limit, maxItemsRead: maxRowsRead, between: bookedBetween(...days) },
    batchSize: () => Math.min(limit, readBatchSize),
    join: async items => {
      const ids = items.map(({ gsi1sk }) => caseAtPlace(gsi1sk));
      const [children, notes] = await Promise.all([
        readChildren(table, organization, ids),
        table.get(ids.map(id => recallKey(organization, id))),
      ]);
      return ids.map((id, index) => {
        const child = children.get(id);
        // A merged case has a note, too, but only the surviving case is listed.
        if (child?.record.id !== id || child.record.status !== 'active') return undefined;
        const noted = RecallRecord.safeParse(notes[index]).data;
        const row = recallRowOf(nextRecallOf(id, child.series), child.record, noted);
        return isWanted({ row, record: child.record }, search) ? row : undefined;
      });
    },
  });
}

async function joinCases(
  table: Table,
  organization: string,
  list: RecallList,
  items: Item[],
): Promise<(RecallWithCase | undefined)[]> {
  const lines = items.map(({ row }) => RecallVisit.parse(row));
  const found = await table.get(
    lines.flatMap(({ caseId }) => [caseKey(organization, caseId), recallKey(organization, caseId)]),
  );
  const notes = lines.map((_, index) => RecallRecord.safeParse(found[2 * index + 1]).data);
  const lastOf = await readLastVisits(
    table,
    organization,
    notes.flatMap(noted => (noted?.afterVisit ? [noted.caseId] : [])),
  );
  return lines.map((visit, index) => {
    const record = Case.safeParse(found[2 * index]).data;
    if (record?.status !== 'active') return undefined;
    const recall = { list, visit, last: lastOf.get(visit.caseId) ?? null };
    return { row: recallRowOf(recall, record, notes[index]), record };
  });
}

/** The last finished visit of each case. */
async function readLastVisits(
  table: Table,
  organization: string,
  ids: string[],
): Promise<Map<string, string | undefined>> {
  if (ids.length === 0) return new Map();
  const items = await table.get(ids.map(id => eyeSeriesKey(organization, id)));
  return new Map(ids.map((id, at) => [id, finishedVisits(readSeries(items[at]).visits).at(-1)?.id]));
}
