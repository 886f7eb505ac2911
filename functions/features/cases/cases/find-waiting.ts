import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { reviewCountKey, reviewsOf } from '../keys.ts';

export interface WaitingCases {
  cases: Case[];
  next: string | null;
  total: number;
}

export async function findWaiting(
  table: Table,
  organization: string,
  getAll: (ids: string[]) => Promise<(Case | undefined)[]>,
  { limit, cursor }: { limit: number; cursor: string | null },
): Promise<WaitingCases> {
  const [{ items, next }, [count]] = await Promise.all([
    table.query(reviewsOf(organization), { limit, cursor, newestFirst: true }),
    table.get([reviewCountKey(organization)]),
  ]);
  const cases = (await getAll(items.map(({ sk }) => sk))).filter(record => record !== undefined);
  return { cases, next, total: Number(count?.waiting ?? 0) };
}
