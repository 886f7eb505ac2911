import {
  evaluationIdOf,
  progressOf,
  unrated,
} from '../../../../shared/features/classes/evaluations/evaluation-rules.ts';
import type { StoredSessionRow } from '../../../../shared/features/classes/sessions/record.ts';
import type { SessionRow } from '../../../../shared/features/classes/sessions/schema.ts';
import type { OrganizationContext } from '../../../composition/context.ts';
import type { SessionView } from '../sessions/session-view.ts';
import { EvaluationsStore } from './evaluations-store.ts';

type Progress = NonNullable<SessionRow['progress']>;

/** Maximum evaluations read per list. Progress is shown only for the latest sessions. */
const maxRead = 400;

export async function readProgressOfRows(
  rows: readonly StoredSessionRow[],
  view: SessionView,
  { openStore }: Pick<OrganizationContext, 'openStore'>,
): Promise<Map<string, Progress>> {
  const counted: { row: StoredSessionRow; ids: string[] }[] = [];
  let count = 0;
  for (const row of rows.toSorted((one, other) => other.date.localeCompare(one.date))) {
    const caseIds = [...view.participants(row).keys()].filter(id => view.isSeen(id));
    count += caseIds.length;
    if (count > maxRead) break;
    counted.push({ row, ids: caseIds.map(id => evaluationIdOf(id, row.id)) });
  }
  const stored = await openStore(EvaluationsStore).ofAll(counted.flatMap(({ ids }) => ids));
  return new Map(
    counted.map(({ row, ids }) => {
      const rated = ids.map(id => stored.get(id) ?? unrated);
      const { done, present } = progressOf(rated, row.activities);
      return [row.id, { done, present }];
    }),
  );
}
