import { queryOptions } from '@tanstack/react-query';
import { qrCodes } from '../../../../shared/features/intake/qr-codes/endpoints.ts';
import { qrPosters } from '../../../../shared/features/intake/qr-posters/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { fetchPdf, type Pdf } from '../../../platform/api/fetch-pdf.ts';
import { queryClient } from '../../../platform/api/query-client.ts';

const root = ['qr-code'];

export const refreshQrCode = () => queryClient.invalidateQueries({ queryKey: root });

export const qrCodeQuery = (organizationId: string) =>
  queryOptions({
    queryKey: [...root, organizationId],
    queryFn: async ({ signal }) => (await call(qrCodes.getQrCode, { organizationId }, { signal })).code,
  });

export const fetchPoster = async (organizationId: string): Promise<Pdf> =>
  fetchPdf(await call(qrPosters.openQrPoster, { organizationId }), new AbortController().signal);
