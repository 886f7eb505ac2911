import type { CaseStatus } from '../../../shared/features/cases/cases/schema.ts';
import type { Key } from '../../platform/storage/key.ts';
import { caseKey, gsi1Keys, type KeyRow } from '../../platform/storage/keys.ts';

/** Table keys of cases, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  {
    record: 'assignment (with list row)',
    holds: 'derived',
    pk: 'C#{o}#U#{u}',
    sk: 'CASE#{c}',
    gsi1: ['C#{o}#U#{u}#{status}', '{updatedAt}#{c}'],
    gsi2: ['C#{o}#U#{u}#BYNAME#{status}', '{name}#{c}'],
  },
  {
    record: 'place of a case in the lists by visit and by addition (with list row)',
    holds: 'derived',
    pk: 'C#{o}#CASESADDED#{status}',
    sk: '{c}',
    gsi1: ['C#{o}#CASESBYDUE#{status}', '{date}#{c}'],
    gsi2: ['C#{o}#CASESBYSEEN#{status}', '{date}#{c}'],
    note: 'without a due date after the others, the newest first',
  },
  {
    record: 'registration that waits for a review',
    holds: 'derived',
    pk: 'C#{o}#REVIEW',
    sk: '{c}',
  },
  { record: 'number of registrations that wait', holds: 'derived', pk: 'C#{o}#COUNT', sk: 'REVIEW' },
  {
    record: 'search word (with list row)',
    holds: 'derived',
    pk: 'C#{o}#S#{letter}',
    sk: '{word}#{c}',
    note: 'none for an email’s first word or a last initial, which begin another word',
  },
  { record: 'birth date index', holds: 'derived', pk: 'C#{o}#DOB#{date}', sk: '{c}' },
  {
    record: 'email and phone index',
    holds: 'derived',
    pk: 'C#{o}#KIN#{contact}',
    sk: '{c}',
    note: 'also under the last four digits of each phone of a parent or guardian',
  },
  {
    record: 'index of the names of parents and guardians',
    holds: 'derived',
    pk: 'C#{o}#KIN#NAME#{letter}',
    sk: '{name}#{c}',
    note: 'the name in pinyin, beginning with each of its words',
  },
  {
    record: 'old index entries that are still to be deleted',
    holds: 'derived',
    pk: 'C#{o}#C#{c}',
    sk: 'OLDENTRIES#{version}',
    note: 'only after a change with too many for its transaction',
  },
  { record: 'file number index', holds: 'derived', pk: 'C#{o}#NO#{fileNumber}', sk: '{c}' },
  { record: 'case counters, sharded', holds: 'derived', pk: 'C#{o}#COUNT', sk: 'CASES#{shard}' },
  {
    record: 'cases that other systems created',
    holds: 'counter',
    pk: 'C#{o}#COUNT',
    sk: 'RECEIVED',
  },
  { record: 'case merged into this one', format: 'merge', pk: 'C#{o}#C#{c}', sk: 'MERGE#{c}' },
  {
    record: 'likely duplicate of a case',
    holds: 'derived',
    pk: 'C#{o}#C#{c}',
    sk: 'DUP#{c}',
    gsi1: ['C#{o}#DUPS', '{score}#{c}#{c}'],
    note: 'in gsi1 under the first of both',
  },
  {
    record: 'two cases are not duplicates',
    format: 'not-duplicates',
    pk: 'C#{o}#C#{c}',
    sk: 'NOTDUP#{c}',
  },
  { record: 'cases of a job', format: 'job-cases', pk: 'C#{o}#JOB#{job}', sk: 'PART#{part}' },
  { record: 'filter of a job’s cases', format: 'job-filter', pk: 'C#{o}#JOB#{job}', sk: 'FILTER' },
  {
    record: 'draft of a form',
    format: 'draft',
    pk: 'C#{o}#U#{u}',
    sk: 'DRAFT#{about}#{form}',
    note: 'TTL 30 d',
  },
];

export const caseList = {
  updated: (o: string, status: CaseStatus) => ({ index: 'gsi1', pk: `C#${o}#CASES#${status}` }) as const,
  name: (o: string, status: CaseStatus) => ({ index: 'gsi2', pk: `C#${o}#CASESBYNAME#${status}` }) as const,
  due: (o: string, status: CaseStatus) => ({ index: 'gsi1', pk: `C#${o}#CASESBYDUE#${status}` }) as const,
  seen: (o: string, status: CaseStatus) => ({ index: 'gsi2', pk: `C#${o}#CASESBYSEEN#${status}` }) as const,
  added: (o: string, status: CaseStatus) => ({ pk: `C#${o}#CASESADDED#${status}` }),
};
/**
 * Keys of a case's row in the lists by visit and by date added.
 * @param due sort key by next due date, see `dueKeyOf`
 * @param seen sort key by last visit, see `seenKeyOf`
 */
export const casePlaceKey = (o: string, c: string, status: CaseStatus): Key => ({
  pk: caseList.added(o, status).pk,
  sk: c,
});
export const casePlaceIndex = (o: string, c: string, status: CaseStatus, due: string, seen: string) => ({
  gsi1pk: caseList.due(o, status).pk,
  gsi1sk: `${due}#${c}`,
  gsi2pk: caseList.seen(o, status).pk,
  gsi2sk: `${seen}#${c}`,
});
export const caseIndex = (o: string, c: string, status: CaseStatus, updatedAt: string, name: string) => ({
  gsi1pk: caseList.updated(o, status).pk,
  gsi1sk: `${updatedAt}#${c}`,
  gsi2pk: caseList.name(o, status).pk,
  gsi2sk: `${name}#${c}`,
});

export const assignmentKey = (o: string, u: string, c: string): Key => ({
  pk: `C#${o}#U#${u}`,
  sk: `CASE#${c}`,
});
export const assignmentList = {
  all: (o: string, u: string) => ({ pk: `C#${o}#U#${u}`, prefix: 'CASE#' }),
  updated: (o: string, u: string, status: CaseStatus) =>
    ({ index: 'gsi1', pk: `C#${o}#U#${u}#${status}` }) as const,
  name: (o: string, u: string, status: CaseStatus) =>
    ({ index: 'gsi2', pk: `C#${o}#U#${u}#BYNAME#${status}` }) as const,
};
export const assignmentIndex = (
  o: string,
  u: string,
  c: string,
  status: CaseStatus,
  updatedAt: string,
  name: string,
) => ({
  gsi1pk: assignmentList.updated(o, u, status).pk,
  gsi1sk: `${updatedAt}#${c}`,
  gsi2pk: assignmentList.name(o, u, status).pk,
  gsi2sk: `${name}#${c}`,
});

export const birthdayKey = (o: string, date: string, c: string): Key => ({ pk: `C#${o}#DOB#${date}`, sk: c });
export const birthdaysOf = (o: string, date: string) => ({ pk: `C#${o}#DOB#${date}` });
export const contactKey = (o: string, contact: string, c: string): Key => ({
  pk: `C#${o}#KIN#${contact}`,
  sk: c,
});
export const contactsOf = (o: string, contact: string) => ({ pk: `C#${o}#KIN#${contact}` });

export const familyNameKey = (o: string, name: string, c: string): Key => ({
  pk: familyNamesOf(o, name).pk,
  sk: `${name}#${c}`,
});
export const familyNamesOf = (o: string, name: string) => ({
  pk: `C#${o}#KIN#NAME#${firstLetter(name)}`,
  prefix: name,
});

export const oldEntriesKey = (o: string, c: string, version: number): Key => ({
  pk: caseKey(o, c).pk,
  sk: `OLDENTRIES#${String(version).padStart(4, '0')}`,
});
export const oldEntriesOf = (o: string, c: string) => ({ pk: caseKey(o, c).pk, prefix: 'OLDENTRIES#' });

export const reviewsOf = (o: string) => ({ pk: `C#${o}#REVIEW` });
export const reviewKey = (o: string, c: string): Key => ({ ...reviewsOf(o), sk: c });
export const reviewCountKey = (o: string): Key => ({ pk: `C#${o}#COUNT`, sk: 'REVIEW' });
/** A file number in lower case and half-width letters, so that different spellings of it are equal. */
export const foldedNumber = (fileNumber: string) => fileNumber.normalize('NFKC').toLowerCase();
export const fileNumberKey = (o: string, fileNumber: string, c: string): Key => ({
  pk: `C#${o}#NO#${foldedNumber(fileNumber)}`,
  sk: c,
});
export const fileNumbersOf = (o: string, fileNumber: string) => ({
  pk: `C#${o}#NO#${foldedNumber(fileNumber)}`,
});

const firstLetter = (word: string) => [...word][0] ?? '';
export const postingKey = (o: string, word: string, c: string): Key => ({
  pk: `C#${o}#S#${firstLetter(word)}`,
  sk: `${word}#${c}`,
});
export const postingsOf = (o: string, word: string) => ({
  pk: `C#${o}#S#${firstLetter(word)}`,
  prefix: word,
});

export const receivedCountKey = (o: string): Key => ({ pk: `C#${o}#COUNT`, sk: 'RECEIVED' });

export const caseCountKey = (o: string, shard: number): Key => ({ pk: `C#${o}#COUNT`, sk: `CASES#${shard}` });

export const mergeKey = (o: string, survivor: string, absorbed: string): Key => ({
  pk: caseKey(o, survivor).pk,
  sk: `MERGE#${absorbed}`,
});
export const mergesOf = (o: string, c: string) => ({ pk: caseKey(o, c).pk, prefix: 'MERGE#' });

export const duplicateKey = (o: string, c: string, other: string): Key => ({
  pk: caseKey(o, c).pk,
  sk: `DUP#${other}`,
});
export const duplicatesOf = (o: string, c: string) => ({ pk: caseKey(o, c).pk, prefix: 'DUP#' });
/** Key of a pair of cases marked as no duplicates. @param one the smaller of the two case ids */
export const notDuplicateKey = (o: string, one: string, other: string): Key => ({
  pk: caseKey(o, one).pk,
  sk: `NOTDUP#${other}`,
});
/** Key range of a case's pairs marked as no duplicates. A pair is stored under the smaller case id. */
export const notDuplicatesOf = (o: string, c: string) => ({ pk: caseKey(o, c).pk, prefix: 'NOTDUP#' });
export const duplicateList = (o: string) => ({ index: 'gsi1', pk: `C#${o}#DUPS` }) as const;
/** Index keys that sort possible duplicates by score, the most likely pair first. @param score at most 99 */
export const duplicatePairs = (o: string, one: string, other: string, score: number) =>
  gsi1Keys(duplicateList(o).pk, `${(99 - score).toFixed(1).padStart(5, '0')}#${one}#${other}`);

export const jobPartKey = (o: string, job: string, part: number): Key => ({
  pk: `C#${o}#JOB#${job}`,
  sk: `PART#${String(part).padStart(4, '0')}`,
});
export const jobFilterKey = (o: string, job: string): Key => ({ pk: `C#${o}#JOB#${job}`, sk: 'FILTER' });

/** @param c the case that the draft is about; null if it is about no case */
export const draftKey = (o: string, u: string, c: string | null, form: string): Key => ({
  pk: `C#${o}#U#${u}`,
  sk: `DRAFT#${c ?? ''}#${form}`,
});
export const draftsOf = (o: string, u: string) => ({ pk: `C#${o}#U#${u}`, prefix: 'DRAFT#' });
