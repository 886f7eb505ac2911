import type { StoreScope } from './lazy-stores.ts';

/** Counts an organisation's records of one kind, for the platform statistics. */
export interface RecordCount {
  kind: 'cases' | 'notes';
  count: (scope: StoreScope) => Promise<number>;
}
