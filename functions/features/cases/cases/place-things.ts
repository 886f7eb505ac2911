import type { TimelineEntry } from '../../../../shared/features/cases/cases/schema.ts';
import type { OpenTimelineSource, TimelineThing } from '../../../composition/timeline-source.ts';
import { dayAfter, startOfDay } from '../../../platform/days.ts';

interface Reader {
  timeZone: string;
  /** Whether the reader has the module of the source. */
  hasAccess: boolean;
}

/** A thing at its place in the timeline. */
export interface PlacedThing extends TimelineThing {
  at: string;
  source: OpenTimelineSource;
  hasAccess: boolean;
}

/** The things that a reader is told of. Without the module: that there was one, and the day. */
export function placeThings(
  source: OpenTimelineSource,
  things: readonly TimelineThing[],
  { timeZone, hasAccess }: Reader,
): PlacedThing[] {
  const told = hasAccess ? things : things.filter(({ isToldToAll }) => isToldToAll).map(concealed);
  return told.map(thing => ({ ...thing, at: placeOf(thing, timeZone), source, hasAccess }));
}

/** Things as the timeline tells them, in the same order. */
export async function tellThings(things: readonly PlacedThing[]): Promise<TimelineEntry[]> {
  const open = things.filter(({ hasAccess }) => hasAccess);
  const completed = await Promise.all(
    [...new Set(open.map(({ source }) => source))].map(source =>
      source.complete(open.filter(thing => thing.source === source)),
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

/** Its id would tell when it was recorded. */
const concealed = ({ act, on, isToldToAll }: TimelineThing, index: number): TimelineThing => ({
  id: `${act}.${on}.${index}`,
  act,
  on,
  recordedAt: null,
  record: null,
  details: {},
  by: null,
  isToldToAll,
});

/** When it was recorded if that was on its own day, otherwise the end of that day. */
function placeOf({ on, recordedAt }: TimelineThing, timeZone: string): string {
  const end = startOfDay(dayAfter(on), timeZone);
  const isOwnDay = recordedAt !== null && startOfDay(on, timeZone) <= recordedAt && recordedAt < end;
  return isOwnDay ? recordedAt : new Date(Date.parse(end) - 1).toISOString();
}
