import type { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import { timelineKindOf } from '../../../../shared/timeline-events.ts';
import type { Handler } from '../../../composition/context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';
import { describeEvents } from './describe-events.ts';
import { mergeTimeline } from './merge-timeline.ts';
import { placeThings, tellThings } from './place-things.ts';

/** Entries of the journal that are read at once where most of them may be of another kind. */
const narrowedBatchSize = 100;

/** Events of a case and its things with a day of their own, newest first. */
export const listTimelineHandler: Handler<typeof cases.listTimeline> = async (
  { caseId, kind, cursor = null, limit },
  context,
) => {
  const { actor, organization, journal, modules, records, now } = context;
  const ids = idsOfCase(records.case);
  const sources = context.timelineSources.filter(source => kind === undefined || source.kind === kind);
  const { page, place } = readPageCursor(cursor);
  const today = todayIn(organization.timeZone, now());
  const readJournal = (after: string | null) =>
    journal.listForAll(ids, { limit: kind ? narrowedBatchSize : limit, cursor: after });
  const [states, first, ...lists] = await Promise.all([
    modules.list(actor.id),
    place === null ? readJournal(null) : null,
    ...sources.map(async source => (await Promise.all(ids.map(id => source.list(id, today)))).flat()),
  ]);
  const granted = states.filter(({ status }) => status === 'granted').map(({ module }) => module);
  const things = sources.flatMap((source, index) =>
    placeThings(source, lists[index] ?? [], {
      timeZone: organization.timeZone,
      hasAccess: source.module === null || granted.includes(source.module),
    }),
  );
  const { rows, next } = await mergeTimeline({
    of: `${caseId} ${kind ?? ''}`,
    things,
    readJournal: async after => (after === null && first) || readJournal(after),
    isWanted: ({ act }) =>
      (kind === undefined || timelineKindOf(act) === kind) && (ids.length === 1 || act !== 'case.absorbed'),
    limit,
    cursor: place,
  });
  const [told, described] = await Promise.all([
    tellThings(rows.flatMap(row => ('thing' in row ? [row.thing] : []))),
    describeEvents(
      rows.flatMap(row => ('entry' in row ? [row.entry] : [])),
      granted,
      context,
    ),
  ]);
  const shown = rows.flatMap(row => ('thing' in row ? told.splice(0, 1) : described.splice(0, 1)));
  return cursorPage(shown, { page, perPage: limit, next, total: null });
};
