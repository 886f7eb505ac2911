import { newId } from '../../functions/platform/storage/new-id.ts';
import type { Caller } from '../../shared/core/permissions.ts';
import type { Clinic } from './clinic.ts';

/** Ids of one kind that must reveal nothing to a caller. */
export interface ReferenceSample {
  /** Of the other organisation. */
  foreign: (other: Clinic) => Promise<string>;
  /** Of the caller's own organisation, but not for the caller to see; undefined where they see all. */
  hidden: (own: Clinic, caller: Caller) => Promise<string | undefined>;
  /** Well formed, but of no record; `statusOfMissing` is the expected status. */
  missing: () => string;
  statusOfMissing: number;
  /** Well formed, but of something else. */
  otherKind: () => string;
  malformed: string[];
}

/** As long as an id after its prefix. */
export const letters = '0123456789ABCDEFGHIJKL';

/** What is alike of the places of all lists. */
export const cursorSample = {
  missing: () => Buffer.from('{"sk":"CASE"}').toString('base64url'),
  statusOfMissing: 400,
  otherKind: () => newId('case', Date.now()),
  malformed: ['', 'x', '0.', '1.e30', `2.${Buffer.from('[]').toString('base64url')}`],
};

/** Where the second page of a list starts. */
export function secondPage({ next }: { next: string | null }): string {
  if (next === null) throw new Error('there is no second page');
  return next;
}

export const malformedFileIds = [
  'file',
  'file_',
  `FILE_${letters}`,
  `file_${letters}0`,
  `file_${letters}\n`,
  '..%2f..',
  'null',
];
