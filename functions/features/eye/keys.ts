import type { RecallList } from '../../../shared/features/eye/recalls/recall.ts';
import { documentKeys } from '../../platform/documents/keys-of-kind.ts';
import type { Key } from '../../platform/storage/key.ts';
import { caseKey, gsi1Keys, type KeyRow } from '../../platform/storage/keys.ts';
import { eyeReportFormat, eyeSeriesFormat, frozenReportFormat } from './formats.ts';

/** Table keys of eye reports, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  {
    record: 'eye report',
    format: eyeReportFormat,
    pk: 'C#{o}#C#{c}',
    sk: 'EYE#{own}',
    gsi1: ['C#{o}#EYE', '{date}#{id}'],
    gsi2: ['C#{o}#EYEBY#{u}', '{date}#{id}'],
    note: 'a deleted one in no index',
  },
  {
    record: 'earlier version of an eye report',
    format: eyeReportFormat,
    pk: 'C#{o}#C#{c}',
    sk: 'V#EYE#{own}#{version}',
  },
  {
    record: 'printed content of a version of a finished eye report',
    format: frozenReportFormat,
    pk: 'C#{o}#C#{c}',
    sk: 'PRINT#EYE#{own}#{version}',
    note: 'never written over; version 0000 if it was frozen later than finished',
  },
  {
    record: 'series of a child’s visits',
    format: eyeSeriesFormat,
    pk: 'C#{o}#C#{c}',
    sk: 'EYES',
    gsi1: ['C#{o}#{recalls}', '{due}#{c}'],
    gsi2: ['C#{o}#PREMYOPIA', '{date}#{c}'],
    note: 'gsi1 once a visit is finished, gsi2 while the last refractions may be premyopia',
  },
  { record: 'last reference number of every year', holds: 'counter', pk: 'O#{o}', sk: 'SEQ#eye' },
  {
    record: 'recall of a case',
    format: 'recall',
    pk: 'C#{o}#C#{c}',
    sk: 'RECALL',
    gsi1: ['C#{o}#BOOKED', '{date}#{time}#{c}'],
    note: 'gsi1 while a visit is booked',
  },
  {
    record: 'comparisons chosen for eye reports by the organisation',
    format: 'eye-choices',
    pk: 'C#{o}#EYECHOICES',
    sk: 'ORGANIZATION',
  },
  {
    record: 'comparisons chosen for eye reports by a member',
    format: 'eye-choices',
    pk: 'C#{o}#EYECHOICES',
    sk: 'U#{u}',
  },
  {
    record: 'mappings of devices’ files',
    format: 'measurement-mappings',
    pk: 'O#{o}',
    sk: 'MAPPINGS#eye',
  },
  { record: 'reference number of an eye report', holds: 'marker', pk: 'C#{o}#REF#{year}', sk: '{number}' },
];

export const eyeReportKeys = documentKeys('EYE', 'EYE');
export const {
  key: eyeReportKey,
  frozenKey: frozenReportKey,
  ofCase: eyeReportsOf,
  lists: eyeReportList,
} = eyeReportKeys;

export const eyeSeriesKey = (o: string, c: string): Key => ({ pk: caseKey(o, c).pk, sk: 'EYES' });
export const eyeSequenceKey = (o: string): Key => ({ pk: `O#${o}`, sk: 'SEQ#eye' });

export const measurementMappingsKey = (o: string): Key => ({ pk: `O#${o}`, sk: 'MAPPINGS#eye' });

export const referenceKey = (o: string, year: number, number: number): Key => ({
  pk: `C#${o}#REF#${year}`,
  sk: String(number).padStart(6, '0'),
});

type RecallPartition = 'RECALL' | 'UNSCHEDULED' | 'NORECALL';
export const recallPartitions = {
  due: 'RECALL',
  unscheduled: 'UNSCHEDULED',
  notNeeded: 'NORECALL',
} as const satisfies Record<RecallList, RecallPartition>;
export const recallList = (o: string, recalls: RecallPartition) =>
  ({ index: 'gsi1', pk: `C#${o}#${recalls}` }) as const;
/** @param due `YYYY-MM-DD` */
export const recallIndex = (o: string, recalls: RecallPartition, due: string, c: string) =>
  gsi1Keys(recallList(o, recalls).pk, `${due}#${c}`);
/** Children with a booked visit, in order of day and time. */
export const bookedList = (o: string) => ({ index: 'gsi1', pk: `C#${o}#BOOKED` }) as const;
/** Replaces a missing time in sort keys; sorts after every time. */
const noTime = '~';
/** @param date `YYYY-MM-DD` @param time `HH:MM`, or null */
export const bookedPlace = (date: string, time: string | null | undefined, c: string): string =>
  `${date}#${time ?? noTime}#${c}`;
export const bookedIndex = (o: string, ...place: Parameters<typeof bookedPlace>) =>
  gsi1Keys(bookedList(o).pk, bookedPlace(...place));
/** First and last sort key of the visits booked from one day to another, `YYYY-MM-DD`. */
export const bookedBetween = (first: string, last: string): [from: string, to: string] => [
  `${first}#`,
  `${last}#${noTime}${noTime}`,
];
/** The case id at the end of a sort key. */
export const caseAtPlace = (place: unknown): string => String(place).split('#').at(-1) ?? '';
/** Children who may have premyopia, sorted by the day of their last visit. */
export const premyopiaList = (o: string) => ({ index: 'gsi2', pk: `C#${o}#PREMYOPIA` }) as const;
/** @param member null for the organisation's choices */
export const eyeChoicesKey = (o: string, member: string | null): Key => ({
  pk: `C#${o}#EYECHOICES`,
  sk: member === null ? 'ORGANIZATION' : `U#${member}`,
});
export const recallKey = (o: string, c: string): Key => ({ pk: caseKey(o, c).pk, sk: 'RECALL' });
