import { Author } from '../../../../shared/core/author.ts';
import { EyeReportId } from '../../../../shared/features/eye/eye-reports/schema.ts';
import {
  EyeSeries,
  equivalentsOf,
  finishedVisits,
  mainMethod,
  type SeriesVisit,
} from '../../../../shared/features/eye/progression/series.ts';
import { RecallRecord } from '../../../../shared/features/eye/recalls/recall.ts';
import { treatmentPeriodsOf } from '../../../../shared/features/eye/treatments/treatment-periods.ts';
import type { StoreScope } from '../../../composition/lazy-stores.ts';
import type { EventDetails, TimelineEvent, TimelineThing } from '../../../composition/timeline-source.ts';
import { timeOfChildId } from '../../../platform/storage/new-id.ts';
import { eyeReportKey, eyeSeriesKey, recallKey } from '../keys.ts';

export async function listVisits(
  { table, organization }: StoreScope,
  caseId: string,
  today: string,
): Promise<TimelineThing[]> {
  const [item] = await table.get([eyeSeriesKey(organization, caseId)]);
  if (!item) return [];
  const { visits } = EyeSeries.parse(item);
  return [...visits.map(visitThing), ...treatmentThings(visits).filter(({ on }) => on <= today)];
}

/** Adds the authors of the visits. The series of visits does not contain them. */
export async function addAuthors(
  { table, organization }: StoreScope,
  things: TimelineThing[],
): Promise<TimelineThing[]> {
  const items = await table.get(
    things.filter(({ act }) => act === 'eye.visit').map(({ id }) => eyeReportKey(organization, id)),
  );
  const authors = new Map(items.map(item => [item?.id, Author.safeParse(item?.author).data]));
  return things.map(thing => {
    const author = authors.get(thing.id);
    return author ? { ...thing, by: { id: author.id, fullName: author.fullName } } : thing;
  });
}

/** What came of phone calls. The recall notes of the child contain it, the journal only the times of the calls. */
export async function findCallNotes(
  { table, organization }: StoreScope,
  caseIds: string[],
  events: readonly TimelineEvent[],
): Promise<EventDetails> {
  if (events.every(({ detail }) => detail.calledAt === undefined)) return new Map();
  const items = await table.get(caseIds.map(id => recallKey(organization, id)));
  const calls = items.flatMap(item => RecallRecord.safeParse(item).data?.calls ?? []);
  return new Map(
    events.flatMap(({ id, detail }) => {
      const callNote = calls.find(({ at }) => at === detail.calledAt)?.note;
      return callNote ? [[id, { callNote }] as const] : [];
    }),
  );
}

function visitThing(visit: SeriesVisit): TimelineThing {
  const { id, date, status } = visit;
  const method = mainMethod(visit);
  const powers = method ? equivalentsOf(visit, method) : { right: null, left: null };
  return {
    id,
    act: 'eye.visit',
    on: date,
    recordedAt: timeOfChildId(id),
    record: recordOf(visit),
    details: { status, method, ...powers },
    by: null,
  };
}

function treatmentThings(all: readonly SeriesVisit[]): TimelineThing[] {
  const visits = finishedVisits(all);
  const knownAfter = visits.map((_, place) => treatmentPeriodsOf(visits.slice(0, place + 1)));
  /**
   * The first visit that recorded the treatment. If `to` is given, this visit must also have recorded that
   * the treatment ended on the day `to`.
   */
  const visitOf = (id: string, to?: string) =>
    visits[knownAfter.findIndex(periods => periods.some(one => one.id === id && (!to || one.to === to)))];
  return (knownAfter.at(-1) ?? [])
    .filter(({ kind }) => kind !== 'none')
    .flatMap(({ id, kind, product, dose, from, to, reason }) => {
      const thing = (act: string, on: string, visit: SeriesVisit | undefined): TimelineThing => ({
        id: `${act}.${id}`,
        act,
        on,
        recordedAt: null,
        record: visit ? recordOf(visit) : null,
        details: { kind, product, dose, reason: act === 'eye.treatment-ended' ? reason : null },
        by: null,
      });
      return [
        thing('eye.treatment-begun', from, visitOf(id)),
        ...(to === null ? [] : [thing('eye.treatment-ended', to, visitOf(id, to))]),
      ];
    });
}

const recordOf = ({ id, reference }: SeriesVisit) => ({ id: EyeReportId.parse(id), reference });
