import { listedChildOf } from '../../../../shared/features/cases/cases/listed-child.schema.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { countJudged } from '../../../../shared/features/screening/results/judgement.ts';
import { resultOf } from '../../../../shared/features/screening/results/result.ts';
import {
  Screening,
  type ScreeningIndexRow,
  type ScreeningRow,
} from '../../../../shared/features/screening/screenings/schema.ts';
import { getInBatches } from '../../../platform/storage/get-in-batches.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { screeningKey } from '../keys.ts';
import { fetchNorms } from '../settings/settings-store.ts';

/** The age and sex of the child decide how the result is judged. */
export interface FoundScreening {
  row: ScreeningIndexRow;
  child: Case;
}

/** Rows of screenings. Those of finished ones have judgements, and on request the results. */
export async function judgedRows(
  table: Table,
  organization: string,
  found: readonly FoundScreening[],
  withResults: boolean,
): Promise<ScreeningRow[]> {
  const finished = found.filter(({ row }) => row.status !== 'draft').map(({ row }) => row.id);
  if (finished.length === 0) return found.map(unjudgedRow);
  const [items, { sets }] = await Promise.all([
    getInBatches(
      table,
      finished.map(id => screeningKey(organization, id)),
    ),
    fetchNorms(table, organization),
  ]);
  const recorded = new Map(finished.map((id, at) => [id, Screening.safeParse(items[at]).data]));
  return found.map(one => {
    const row = unjudgedRow(one);
    const screening = recorded.get(row.id);
    if (!screening) return row;
    const judged = countJudged(resultOf(screening, undefined, sets, one.child));
    return { ...row, judged, tests: withResults ? screening.tests : null };
  });
}

const unjudgedRow = ({ row, child }: FoundScreening): ScreeningRow => ({
  ...row,
  ...{ case: listedChildOf(child), tests: null, judged: null },
});
