import * as z from 'zod';
import { caseIdFromChildId } from '../../../../shared/core/ids.ts';
import {
  type EyeSeries,
  finishedVisits,
  type SeriesVisit,
  sortVisits,
} from '../../../../shared/features/eye/progression/series.ts';
import { RecallRecord } from '../../../../shared/features/eye/recalls/recall.ts';
import { RecallDecision } from '../../../../shared/features/eye/recalls/recall-decision.ts';
import { nextRecallOf } from '../../../../shared/features/eye/recalls/recall-of.ts';
import type { MergedCases } from '../../../composition/case-merge-part.ts';
import { StaleWrite } from '../../../platform/storage/retry-on-conflict.ts';
import { type Item, isAbsent, type Write } from '../../../platform/storage/write.ts';
import { eyeSeriesKey, recallKey } from '../keys.ts';
import { recallItem, seriesItem } from './eye-items.ts';
import { readSeries } from './series-write.ts';

/**
 * Data for undoing a merge: which cases had a series of visits, their earlier recall decisions, and the
 * survivor's earlier recall note.
 */
const Kept = z.object({
  hadSeries: z.object({ survivor: z.boolean(), absorbed: z.boolean() }),
  decisions: z.object({ survivor: RecallDecision.optional(), absorbed: RecallDecision.optional() }),
  /** The case whose decision the surviving case got; absent in merges by older versions of the product. */
  taken: z.enum(['survivor', 'absorbed']).optional(),
  recall: RecallRecord.nullable(),
});
type Kept = z.output<typeof Kept>;
type Side = NonNullable<Kept['taken']>;

/**
 * Moves the visits of the absorbed case to the surviving one. The recall decision and the recall note come
 * from the case with the later last visit.
 */
export async function mergeSeries(cases: MergedCases): Promise<{ writes: Write[]; kept: Kept }> {
  const { organization, survivor, absorbed, ofSurvivor, ofAbsorbed } = cases;
  const [own, moving] = [readSeries(ofSurvivor[0]), readSeries(ofAbsorbed[0])];
  const taken = later(own, moving);
  const decision = taken.recall;
  const merged: EyeSeries = {
    revision: own.revision + moving.revision + 1,
    visits: sortVisits([...own.visits, ...moving.visits]),
    ...(decision && { recall: decision }),
    moves: (own.moves ?? 0) + 1,
  };
  const left: EyeSeries = {
    revision: moving.revision + 1,
    visits: [],
    ...(moving.recall && { recall: moving.recall }),
    moves: (moving.moves ?? 0) + 1,
    movedTo: survivor,
  };
  const [before, moved] = [ofSurvivor[1], ofAbsorbed[1]].map(item => RecallRecord.safeParse(item).data);
  const about = nextRecallOf(survivor, merged).visit.reportId;
  const isNoteMoved = moved !== undefined && moved.reportId === about && before?.reportId !== about;
  return {
    kept: {
      hadSeries: { survivor: ofSurvivor[0] !== undefined, absorbed: ofAbsorbed[0] !== undefined },
      decisions: {
        ...(own.recall && { survivor: own.recall }),
        ...(moving.recall && { absorbed: moving.recall }),
      },
      taken: taken === own ? 'survivor' : 'absorbed',
      recall: before ?? null,
    },
    writes: [
      ...(merged.visits.length > 0 || ofSurvivor[0]
        ? [replaceSeries(organization, survivor, ofSurvivor[0], merged)]
        : []),
      replaceSeries(organization, absorbed, ofAbsorbed[0], left),
      ...(isNoteMoved
        ? [
            replaceRecall(organization, survivor, ofSurvivor[1], {
              ...moved,
              ...(before?.calls && { calls: inOrder([...before.calls, ...(moved.calls ?? [])]) }),
              caseId: survivor,
              revision: (before?.revision ?? 0) + moved.revision + 1,
            }),
          ]
        : []),
    ],
  };
}

/** Undoes a merge: each case gets its own visits back, including those added since the merge. */
export async function splitSeries(cases: MergedCases, stored: unknown): Promise<Write[]> {
  const { organization, survivor, absorbed, absorbedIds, ofSurvivor, ofAbsorbed } = cases;
  const kept = Kept.parse(stored);
  const [merged, left] = [readSeries(ofSurvivor[0]), readSeries(ofAbsorbed[0])];
  const isOfAbsorbed = (id: string) => absorbedIds.includes(caseIdFromChildId(id));
  const decisionFor = (side: Side, isOwn: (id: string) => boolean) => {
    const now = merged.recall;
    const isNowOwn = now?.notNeeded ? isOwn(now.notNeeded.after) : now && kept.taken === side;
    return isNowOwn ? now : kept.decisions[side];
  };
  const seriesFor = (side: Side, from: EyeSeries, isOwn: (id: string) => boolean) => {
    const recall = decisionFor(side, isOwn);
    return {
      revision: Math.max(merged.revision, from.revision) + 1,
      visits: merged.visits.filter(({ id }) => isOwn(id)),
      ...(recall && { recall }),
      moves: (from.moves ?? 0) + 1,
    };
  };
  const own = seriesFor('survivor', merged, id => !isOfAbsorbed(id));
  const back = seriesFor('absorbed', left, isOfAbsorbed);
  return [
    ...seriesBack(organization, survivor, ofSurvivor[0], own, kept.hadSeries.survivor),
    ...seriesBack(organization, absorbed, ofAbsorbed[0], back, kept.hadSeries.absorbed),
    ...recallBack(cases, kept, isOfAbsorbed),
  ];
}

function recallBack(
  { organization, survivor, absorbed, ofSurvivor, ofAbsorbed }: MergedCases,
  kept: Kept,
  isOfAbsorbed: (id: string) => boolean,
): Write[] {
  const noted = RecallRecord.safeParse(ofSurvivor[1]).data;
  const own = RecallRecord.safeParse(ofAbsorbed[1]).data;
  /** Without a visit, the note is that of the absorbed case if only this case had one before the merge. */
  const isOfFirstVisit = own?.reportId === null && kept.recall?.reportId !== null;
  const isMoved = noted?.reportId ? isOfAbsorbed(noted.reportId) : isOfFirstVisit;
  if (!noted || !isMoved) return [];
  const isNewer =
    !own || own.at !== noted.at || own.called?.at !== noted.called?.at || own.state !== noted.state;
  return [
    kept.recall
      ? replaceRecall(organization, survivor, ofSurvivor[1], {
          ...kept.recall,
          ...callsWithout(noted.calls, own?.calls),
          revision: noted.revision + 1,
        })
      : { delete: recallKey(organization, survivor), ...asRead(ofSurvivor[1]) },
    ...(isNewer
      ? [
          replaceRecall(organization, absorbed, ofAbsorbed[1], {
            ...noted,
            ...callsWithout(noted.calls, kept.recall?.calls),
            caseId: absorbed,
            revision: Math.max(own?.revision ?? 0, noted.revision) + 1,
          }),
        ]
      : []),
  ];
}

type Calls = NonNullable<RecallRecord['calls']>;

const inOrder = (calls: Calls) => calls.toSorted((one, other) => (one.at < other.at ? -1 : 1));

/** The calls of a merged case, except those that only the other case had before. */
const callsWithout = (merged: Calls | undefined, others: Calls = []): Pick<RecallRecord, 'calls'> =>
  merged ? { calls: merged.filter(({ at }) => !others.some(other => other.at === at)) } : {};

/** The series whose last finished visit is later. Its recall decision applies to the surviving case. */
function later(one: EyeSeries, other: EyeSeries): EyeSeries {
  const lastOf = ({ visits }: EyeSeries) =>
    (finishedVisits(visits).at(-1) as SeriesVisit | undefined)?.date ?? '';
  return lastOf(other) > lastOf(one) ? other : one;
}

function seriesBack(
  organization: string,
  caseId: string,
  item: Item | undefined,
  series: EyeSeries,
  wasThere: boolean,
): Write[] {
  if (wasThere || series.visits.length > 0) return [replaceSeries(organization, caseId, item, series)];
  return item ? [{ delete: eyeSeriesKey(organization, caseId), ...asRead(item) }] : [];
}

const replaceSeries = (o: string, caseId: string, item: Item | undefined, series: EyeSeries): Write => ({
  put: seriesItem(o, caseId, series),
  ...asRead(item),
});

const replaceRecall = (o: string, caseId: string, item: Item | undefined, record: RecallRecord): Write => ({
  put: recallItem(o, { ...record, caseId }),
  ...asRead(item),
});

const asRead = (item: Item | undefined) => ({
  when: item
    ? { text: '#revision = :revision', values: { ':revision': Number(item.revision ?? 0) } }
    : isAbsent,
  onConditionFailed: () => new StaleWrite({}),
});
