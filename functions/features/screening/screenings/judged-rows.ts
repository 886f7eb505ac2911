import { countJudged } from '../../../../shared/features/screening/results/judgement.ts';
import { resultOf } from '../../../../shared/features/screening/results/result.ts';
import { Screening, type ScreeningRow } from '../../../../shared/features/screening/screenings/schema.ts';
import { getInBatches } from '../../../platform/storage/get-in-batches.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { screeningKey } from '../keys.ts';
import { fetchNorms } from '../settings/settings-store.ts';
import type { FoundScreening } from './screening-search.ts';

/** Rows of finished screenings with their judgements. The results are included only on request. */
export async function judgedRows(
  table: Table,
  organization: string,
  found: readonly FoundScreening[],
  withResults: boolean,
): Promise<ScreeningRow[]> {
  const finished = found.filter(({ row }) => row.status !== 'draft').map(({ row }) => row.id);
  if (finished.length === 0) return found.map(({ row }) => row);
  const [items, { sets }] = await Promise.all([
    getInBatches(
      table,
      finished.map(id => screeningKey(organization, id)),
    ),
    fetchNorms(table, organization),
  ]);
  const recorded = new Map(finished.map((id, at) => [id, Screening.safeParse(items[at]).data]));
  return found.map(({ row, child }) => {
    const screening = recorded.get(row.id);
    if (!screening) return row;
    const judged = countJudged(resultOf(screening, undefined, sets, child));
    return { ...row, judged, tests: withResults ? screening.tests : null };
  });
}
