import type { Key } from '../platform/storage/key.ts';
import type { Item, Write } from '../platform/storage/write.ts';

/** Two cases that become one, or two again. */
export interface MergedCases {
  organization: string;
  survivor: string;
  absorbed: string;
  /** The absorbed case, and those that had been merged into it. */
  absorbedIds: readonly string[];
  /** The records under the keys of the part. */
  ofSurvivor: readonly (Item | undefined)[];
  ofAbsorbed: readonly (Item | undefined)[];
}

/** What a feature keeps once for each case, and moves when cases are merged. The rest is read in both places. */
export interface CaseMergePart {
  name: string;
  keys: (organization: string, caseId: string) => Key[];
  /** @returns what undoing it needs */
  merge: (cases: MergedCases) => Promise<{ writes: Write[]; kept: unknown }>;
  undo: (cases: MergedCases, kept: unknown) => Promise<Write[]>;
}
