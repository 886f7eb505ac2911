import type { recalls } from '../../../../shared/features/eye/recalls/endpoints.ts';
import type { WaitingMeasurement } from '../../../../shared/features/eye/received/schema.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler } from '../../../composition/context.ts';
import type { FilteredPage } from '../../../platform/storage/filtered-page.ts';
import { ReceivedStore } from '../received/received-store.ts';
import { EyeStore } from './eye-store.ts';
import type { RecallSearch } from './recall-search.ts';

const limit = 50;

type Row = { case: { id: string; fullName: string } };

const childOf = ({ case: { id, fullName } }: Row) => ({ id, fullName });

const first = <Found extends Row, Child>({ rows, next }: FilteredPage<Found>, of: (row: Found) => Child) => ({
  data: rows.map(of),
  isMore: next !== null,
});

export const getEyeDay: Handler<typeof recalls.getEyeDay> = async (
  _,
  { organization: { timeZone }, actor, scope, openStore, now },
) => {
  const today = todayIn(timeZone, now());
  const viewer = { id: actor.id, scope };
  const anybody = { assignedTo: null, bookedUntil: null, today, timeZone, limit, cursor: null };
  const waiting = { ...anybody, state: 'waiting', bookedOn: null } as const;
  /** Reads on if the viewer may see none of the measurements of a page. */
  const findReceived = async (
    cursor: string | null,
    pagesLeft = 25,
  ): Promise<FilteredPage<WaitingMeasurement>> => {
    const page = await openStore(ReceivedStore).list({ ...viewer, role: actor.role }, { limit, cursor });
    const isEnd = page.rows.length > 0 || page.next === null || pagesLeft === 1;
    return isEnd ? page : findReceived(page.next, pagesLeft - 1);
  };
  const find = (search: RecallSearch) => openStore(EyeStore).findRecalls(search, viewer);
  const [booked, due, unscheduled, received] = await Promise.all([
    find({ ...anybody, list: 'due', until: null, state: null, bookedOn: today }),
    find({ ...waiting, list: 'due', until: today }),
    find({ ...waiting, list: 'unscheduled', until: null }),
    findReceived(null),
  ]);
  return {
    booked: first(booked, row => ({ ...childOf(row), time: row.bookedTime ?? null })),
    due: first(due, childOf),
    unscheduled: first(unscheduled, childOf),
    received: first(received, childOf),
  };
};
