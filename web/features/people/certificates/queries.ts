import { infiniteQueryOptions } from '@tanstack/react-query';
import { certificates } from '../../../../shared/features/people/certificates/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';

/** Root of the organisations' queries: a decision changes module access there, and access the certificates. */
const root = ['organizations'];

export const refreshWaitingCertificates = () => queryClient.invalidateQueries({ queryKey: root });

/** Certificates awaiting verification, oldest first. */
export function waitingCertificatesQuery() {
  return infiniteQueryOptions({
    queryKey: [...root, 'certificates'],
    queryFn: ({ pageParam, signal }) =>
      call(
        certificates.listWaitingCertificates,
        { ...(pageParam !== null && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
  });
}
