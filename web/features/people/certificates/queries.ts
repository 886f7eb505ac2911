import { certificates } from '../../../../shared/features/people/certificates/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import type { ListSearch } from '../../../ui/list/use-list.ts';

/** Root of the organisations' queries: a decision changes module access there, and access the certificates. */
const root = ['organizations'];

export const refreshWaitingCertificates = () => queryClient.invalidateQueries({ queryKey: root });

/** Certificates awaiting verification, oldest first. */
export const waitingCertificatesList = {
  queryKey: [...root, 'certificates'],
  fetchPage: ({ cursor }: ListSearch, signal?: AbortSignal) =>
    call(certificates.listWaitingCertificates, { ...(cursor !== null && { cursor }) }, { signal }),
};
