import type { StoreScope } from './lazy-stores.ts';

export interface RecordCount {
  kind: 'cases' | 'notes';
  count: (scope: StoreScope) => Promise<number>;
}
