import { useQuery } from '@tanstack/react-query';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { useSession } from '../../../platform/auth/session.ts';

/** Whether the organisation has no case yet. Whoever sees only some cases cannot know. */
export function useIsNewClinic(): boolean {
  const seesAll = useSession().organizationUser?.visibility === 'all';
  const { data } = useQuery({
    queryKey: ['cases', 'count'],
    queryFn: () => call(cases.searchCases, { limit: 1, withTotal: true }),
    enabled: seesAll,
  });
  return seesAll && data?.meta.total === 0;
}
