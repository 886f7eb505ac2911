import { newChildId, newId } from '../../functions/platform/storage/new-id.ts';
import { type IdKind, idPrefixes } from '../../shared/core/ids.ts';
import type { Caller } from '../../shared/core/permissions.ts';
import { makeCase } from '../features/cases/cases/samples.ts';
import { type Canary, caseWithCanary, foreignCanary, hiddenCanary } from './canary.ts';
import type { Clinic, Principal } from './clinic.ts';

/** Example ids of one kind of record, for which responses must reveal nothing to a caller. */
export interface ReferenceSample {
  /** An id of the other organisation. */
  foreign: (other: Clinic) => Promise<string>;
  /** An id of the caller's own organisation that the caller must not see; undefined if they see all. */
  hidden: (own: Clinic, caller: Caller) => Promise<string | undefined>;
  /** A well-formed id that belongs to no record. */
  missing: () => string;
  /** Expected status for a missing id; 404 by default. */
  statusOfMissing?: number;
  /** A well-formed id of another kind of record; the id of a case by default. */
  otherKind?: () => string;
  malformed?: string[];
}

export interface ChildReference<Made> extends ReferenceSample {
  /** Creates a record about a child. @param word a word for its texts, which others must not see */
  make: (maker: Principal, caseId: string, word: string) => Promise<Made>;
  /** Creates a record about a new child; the texts of both contain the canary. */
  makeMarked: (maker: Principal, marks: Canary) => Promise<Made>;
}

/** Ids of records about children whom the caller must not see. */
export function referenceOfChild<Made extends { id: string }>(
  kind: IdKind,
  make: ChildReference<Made>['make'],
): ChildReference<Made> {
  const makeMarked = async (maker: Principal, marks: Canary) => {
    const { id: caseId } = await makeCase(maker, caseWithCanary(marks));
    return make(maker, caseId, marks.word);
  };
  return {
    make,
    makeMarked,
    foreign: async other => (await makeMarked(other.admin, foreignCanary)).id,
    hidden: async (own, { visibility }) =>
      visibility === 'selected' ? (await makeMarked(own.admin, hiddenCanary)).id : undefined,
    missing: () => newChildId(kind, newId('case', Date.now()), Date.now()),
    malformed: ['x', `${idPrefixes[kind]}_`, '*', '..%2f..', 'null'],
  };
}

interface PagedList {
  /** Adds a record with the canary to the list that the maker sees. */
  make?: (maker: Principal, marks: Canary) => Promise<unknown>;
  /** Reads the first page, which one record fills. */
  readFirstPage: (reader: Principal) => Promise<{ data: { meta: { next: string | null } } }>;
  /** Whether some callers must not see all of the list; true by default. */
  isHidden?: boolean;
}

/** Cursors of a list, including a cursor of another organisation’s list. */
export function referenceOfCursor({ make, readFirstPage, isHidden = true }: PagedList): ReferenceSample {
  const cursorOf = async (reader: Principal, marks: Canary): Promise<string> => {
    for (let left = 2; left > 0; left--) await make?.(reader, marks);
    const { next } = (await readFirstPage(reader)).data.meta;
    if (next === null) throw new Error('there is no second page');
    return next;
  };
  return {
    foreign: other => cursorOf(other.admin, foreignCanary),
    hidden: async (own, { visibility }) =>
      isHidden && visibility === 'selected' ? cursorOf(own.admin, hiddenCanary) : undefined,
    missing: () => Buffer.from('{"sk":"CASE"}').toString('base64url'),
    statusOfMissing: 400,
    malformed: ['', 'x', '0.', '1.e30', `2.${Buffer.from('[]').toString('base64url')}`],
  };
}

/** A text as long as an id without its prefix. */
export const letters = '0123456789ABCDEFGHIJKL';

export const malformedFileIds = [
  'file',
  'file_',
  `FILE_${letters}`,
  `file_${letters}0`,
  `file_${letters}\n`,
  '..%2f..',
  'null',
];
