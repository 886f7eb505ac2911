import type { StoreScope } from './lazy-stores.ts';

/** Number of an organisation's records of a kind, for platform statistics; contains no names. */
export interface RecordCount {
  kind: 'cases' | 'notes';
  count: (scope: StoreScope) => Promise<number>;
}
