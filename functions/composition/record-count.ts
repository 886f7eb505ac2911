import type { StoreScope } from './lazy-stores.ts';

/** How many records of a kind an organisation has, for the numbers of the platform: names nothing and nobody. */
export interface RecordCount {
  kind: 'cases' | 'notes';
  count: (scope: StoreScope) => Promise<number>;
}
