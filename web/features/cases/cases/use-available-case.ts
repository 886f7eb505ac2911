import { useSuspenseQuery } from '@tanstack/react-query';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { caseQuery } from './queries.ts';

/** The case of the page; undefined once the user can no longer see it. */
export function useAvailableCase(id: string): Case | undefined {
  const { data, error } = useSuspenseQuery(caseQuery(id));
  const isGone = error instanceof CallError && error.status === 404;
  return isGone ? undefined : data;
}
