import { daysAfter } from '../../../../shared/core/dates/days.ts';
import { instantAt } from '../../../../shared/core/dates/instant-at.ts';
import type { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { idsOfCase, type TimelineEntry } from '../../../../shared/features/cases/cases/schema.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import { isToldOf, timelineKindOf } from '../../../../shared/timeline-events.ts';
import type { Handler } from '../../../composition/context.ts';
import type { OpenTimelineSource, TimelineThing } from '../../../composition/timeline-source.ts';
import { startOfDay } from '../../../platform/days.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';
import { describeEvents } from './describe-events.ts';
import { mergeTimeline } from './merge-timeline.ts';

/**
 * Maximum number of journal entries per read if a filter is set. It is large, because the filter may exclude
 * most entries.
 */
const narrowedBatchSize = 100;

/**
 * A case's timeline: journal events and dated entries such as visits, newest first. Entries that belong to a
 * module are returned only to readers who have the module.
 */
export const listTimeline: Handler<typeof cases.listTimeline> = async (
  { caseId, kind, cursor = null, limit },
  context,
) => {
  const { actor, organization, journal, modules, records, now } = context;
  const ids = idsOfCase(records.case);
  const { page, place } = readPageCursor(cursor);
  const today = todayIn(organization.timeZone, now());
  const readJournal = (after: string | null) =>
    journal.listForAll(ids, { limit: kind ? narrowedBatchSize : limit, cursor: after });
  // Reads the sources and the granted modules in parallel, which saves a round trip. Entries of modules that
  // are not granted are removed below.
  const sources = context.timelineSources.filter(source => kind === undefined || source.kind === kind);
  const [granted, first, lists] = await Promise.all([
    modules.listGranted(actor.id),
    place === null ? readJournal(null) : null,
    Promise.all(
      sources.map(async source => {
        const found = await Promise.all(ids.map(id => source.list(id, today)));
        return { module: source.module, things: placeThings(source, found.flat(), organization.timeZone) };
      }),
    ),
  ]);
  const things = lists.flatMap(({ module, things: found }) =>
    module === null || granted.includes(module) ? found : [],
  );
  const { rows, next } = await mergeTimeline({
    of: `${caseId} ${kind ?? ''}`,
    things,
    readJournal: async after => (after === null && first) || readJournal(after),
    isWanted: ({ act }) =>
      isToldOf(act, granted) &&
      (kind === undefined || timelineKindOf(act) === kind) &&
      (ids.length === 1 || act !== 'case.absorbed'),
    limit,
    cursor: place,
  });
  const [thingEntries, described] = await Promise.all([
    tellThings(rows.flatMap(row => ('thing' in row ? [row.thing] : []))),
    describeEvents(
      rows.flatMap(row => ('entry' in row ? [row.entry] : [])),
      records.case,
      granted,
      context,
    ),
  ]);
  const shown = rows.flatMap(row => ('thing' in row ? thingEntries.splice(0, 1) : described.splice(0, 1)));
  return cursorPage(shown, { page, perPage: limit, next, total: null });
};

interface PlacedThing extends TimelineThing {
  at: string;
  source: OpenTimelineSource;
}

const placeThings = (
  source: OpenTimelineSource,
  things: readonly TimelineThing[],
  timeZone: string,
): PlacedThing[] => things.map(thing => ({ ...thing, at: placeOf(thing, timeZone), source }));

async function tellThings(things: readonly PlacedThing[]): Promise<TimelineEntry[]> {
  const completed = await Promise.all(
    [...new Set(things.map(({ source }) => source))].map(source =>
      source.complete(things.filter(thing => thing.source === source)),
    ),
  );
  const byId = new Map(completed.flat().map(thing => [thing.id, thing]));
  return things.map(({ id, act, on, at, source, record, details, by }) => ({
    id,
    act,
    kind: source.kind,
    at,
    on,
    record,
    details: byId.get(id)?.details ?? details,
    fields: [],
    added: [],
    removed: [],
    reports: [],
    to: [],
    sending: null,
    by: byId.get(id)?.by ?? by,
  }));
}

/**
 * Position in the timeline: the time of the event. If that time is not known: the time when the event was
 * recorded, if that was on day `on`; otherwise the end of that day.
 */
function placeOf({ on, hour, recordedAt }: TimelineThing, timeZone: string): string {
  if (hour !== undefined) return new Date(instantAt(on, hour, timeZone)).toISOString();
  const end = startOfDay(daysAfter(on, 1), timeZone);
  const isOwnDay = recordedAt !== null && startOfDay(on, timeZone) <= recordedAt && recordedAt < end;
  return isOwnDay ? recordedAt : new Date(Date.parse(end) - 1).toISOString();
}
