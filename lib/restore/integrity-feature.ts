import type { Key } from '../../functions/platform/storage/key.ts';
import type { Rule } from './integrity-violation.ts';
import type { OrganizationItems } from './organization-items.ts';

/** Journal entries that must exist for a record. */
export interface ExpectedEntries {
  at: Key;
  record: string;
  acts: RegExp;
  count: number;
  /** Whether the record may have more journal entries, such as those of an earlier membership. */
  isMinimum?: true;
}

/** What a feature's records must fulfil, which a check of a restored table finds out. */
export interface IntegrityFeature {
  rules: Rule[];
  expectedEntries?: (contents: OrganizationItems) => ExpectedEntries[];
}
