import type { Key } from '../platform/storage/key.ts';
import type { Item, Write } from '../platform/storage/write.ts';

export interface MergedCases {
  organization: string;
  survivor: string;
  absorbed: string;
  /** Ids of the absorbed case, and of the cases that were merged into it before. */
  absorbedIds: readonly string[];
  /** The surviving case's records that this part merges; undefined for a record that does not exist. */
  ofSurvivor: readonly (Item | undefined)[];
  ofAbsorbed: readonly (Item | undefined)[];
}

/**
 * How a feature merges the kinds of records that a case can have only once. The surviving case gets the
 * merged record. All other records stay where they are, and are read from both cases.
 */
export interface CaseMergePart {
  name: string;
  keys: (organization: string, caseId: string) => Key[];
  /** Merges the two cases' records. @returns `kept`: the data that undoing the merge needs */
  merge: (cases: MergedCases) => Promise<{ writes: Write[]; kept: unknown }>;
  undo: (cases: MergedCases, kept: unknown) => Promise<Write[]>;
}
