import { useQuery } from '@tanstack/react-query';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { nextScreeningDue } from '../../../../shared/features/screening/results/next-due.ts';
import {
  previousOf,
  type ResultRow,
  resultOf,
} from '../../../../shared/features/screening/results/result.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import {
  type SuggestedEntry,
  suggestEntries,
} from '../../../../shared/features/screening/tree-entries/suggest-entries.ts';
import { lastFinished } from '../form/last-answers.ts';
import { caseScreeningsQuery } from '../queries.ts';
import { normsQuery } from '../settings/queries.ts';
import type { TreeView } from './use-tree.ts';

interface ScreeningHints {
  dueOn: string | null;
  screening: Screening;
  result: ResultRow[];
  suggested: SuggestedEntry[];
}

export function useScreeningHints(
  child: Case,
  { all: entries, today }: Pick<TreeView, 'all' | 'today'>,
): ScreeningHints | undefined {
  const { data: all } = useQuery(caseScreeningsQuery(child.id));
  const { data: norms } = useQuery(normsQuery);
  const screening = all && lastFinished(all, { id: undefined, date: today });
  if (!all || !norms || !screening) return undefined;
  const result = resultOf(screening, previousOf(screening, all), norms.sets, child);
  const suggested = suggestEntries(result, screening, entries);
  return { dueOn: nextScreeningDue(all), screening, result, suggested };
}
