import type { StoreScope } from './lazy-stores.ts';

/** Number of an organisation's records of one kind, for platform statistics, which contain no names. */
export interface RecordCount {
  kind: 'cases' | 'notes';
  count: (scope: StoreScope) => Promise<number>;
}
