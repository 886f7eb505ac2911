import { instantAt } from '../../../../shared/core/instant-at.ts';
import type { TimelineEntry } from '../../../../shared/features/cases/cases/schema.ts';
import type { OpenTimelineSource, TimelineThing } from '../../../composition/timeline-source.ts';
import { dayAfter, startOfDay } from '../../../platform/days.ts';

export interface PlacedThing extends TimelineThing {
  at: string;
  source: OpenTimelineSource;
}

export const placeThings = (
  source: OpenTimelineSource,
  things: readonly TimelineThing[],
  timeZone: string,
): PlacedThing[] => things.map(thing => ({ ...thing, at: placeOf(thing, timeZone), source }));

export async function tellThings(things: readonly PlacedThing[]): Promise<TimelineEntry[]> {
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
  const end = startOfDay(dayAfter(on), timeZone);
  const isOwnDay = recordedAt !== null && startOfDay(on, timeZone) <= recordedAt && recordedAt < end;
  return isOwnDay ? recordedAt : new Date(Date.parse(end) - 1).toISOString();
}
