import { useQuery } from '@tanstack/react-query';
import { cases } from '../../../../../shared/features/cases/cases/endpoints.ts';
import type { Case } from '../../../../../shared/features/cases/cases/schema.ts';
import { call } from '../../../../platform/api/call.ts';
import type { OtherSave } from '../../../../ui/dialog/field-conflict-dialog.tsx';

const entriesRead = 10;

/** Who saved a version of a case, and when, from its timeline; undefined while that is read. */
export function useLastSave({ id, version }: Case): OtherSave | undefined {
  const { data, isError } = useQuery({
    queryKey: ['case-last-save', id, version],
    queryFn: ({ signal }) => call(cases.listTimeline, { caseId: id, limit: entriesRead }, { signal }),
    retry: false,
  });
  if (isError) return {};
  const last = data?.data.find(({ act }) => act.startsWith('case.'));
  return data && { by: last?.by ?? undefined, at: last?.at };
}
