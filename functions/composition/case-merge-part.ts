import type { Key } from '../platform/storage/key.ts';
import type { Item, Write } from '../platform/storage/write.ts';

/** Two cases that are being merged, or separated again. */
export interface MergedCases {
  organization: string;
  survivor: string;
  absorbed: string;
  /** The absorbed case, and the cases that had been merged into it before. */
  absorbedIds: readonly string[];
  /** The surviving case's records under this part's keys; undefined for a key without a record. */
  ofSurvivor: readonly (Item | undefined)[];
  ofAbsorbed: readonly (Item | undefined)[];
}

/**
 * Merges records of which a feature has one per case. The surviving case keeps the merged record; all other
 * records stay where they are, and are read from both cases.
 */
export interface CaseMergePart {
  name: string;
  keys: (organization: string, caseId: string) => Key[];
  /** @returns `kept`: data needed to undo the merge */
  merge: (cases: MergedCases) => Promise<{ writes: Write[]; kept: unknown }>;
  undo: (cases: MergedCases, kept: unknown) => Promise<Write[]>;
}
