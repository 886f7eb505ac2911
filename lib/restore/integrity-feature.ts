import type { Key } from '../../functions/platform/storage/keys.ts';
import type { Rule } from './integrity-violation.ts';
import type { OrganizationItems } from './organization-items.ts';

/** Keys of a kind of record, as the feature's key functions make them: partition and sort key. */
export type KnownRecord = [partition: RegExp, sortKey: RegExp];

/** Journal entries that a record must have. */
export interface ExpectedEntries {
  at: Key;
  record: string;
  acts: RegExp;
  count: number;
  /** There may be more, such as those of an earlier membership. */
  isMinimum?: true;
}

/** What a feature stores, and what must hold of it. */
export interface IntegrityFeature {
  knownRecords: KnownRecord[];
  rules: Rule[];
  expectedEntries?: (contents: OrganizationItems) => ExpectedEntries[];
}
