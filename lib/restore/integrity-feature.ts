import type { Key } from '../../functions/platform/storage/key.ts';
import type { Rule } from './integrity-violation.ts';
import type { OrganizationItems } from './organization-items.ts';

/** How many journal entries a record must have. */
export interface ExpectedEntries {
  at: Key;
  record: string;
  acts: RegExp;
  count: number;
  /** Whether the record may have more journal entries, such as those of an earlier membership. */
  isMinimum?: true;
}

/** Rules for a feature's records. The check of a restored table applies them. */
export interface IntegrityFeature {
  rules: Rule[];
  expectedEntries?: (contents: OrganizationItems) => ExpectedEntries[];
}
