import { certificates } from '../../../../shared/features/people/certificates/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import type { ListSearch } from '../../../ui/list/use-list.ts';

/** The same query key as for organisations, because certificates change module access, and vice versa. */
const root = ['organizations'];

export const refreshWaitingCertificates = () => queryClient.invalidateQueries({ queryKey: root });

export const waitingCertificatesList = {
  queryKey: [...root, 'certificates'],
  fetchPage: ({ cursor }: ListSearch, signal?: AbortSignal) =>
    call(certificates.listWaitingCertificates, { ...(cursor !== null && { cursor }) }, { signal }),
};

export const countWaitingCertificates = async (signal: AbortSignal): Promise<number> =>
  (await call(certificates.listWaitingCertificates, {}, { signal })).data.length;
