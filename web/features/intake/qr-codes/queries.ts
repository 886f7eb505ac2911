import { queryOptions } from '@tanstack/react-query';
import { qrCodes } from '../../../../shared/features/intake/qr-codes/endpoints.ts';
import { qrErrorCorrection } from '../../../../shared/features/intake/qr-codes/qr-path.ts';
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

/** The modules of the symbol that stands for an address. */
export const qrModulesQuery = (address: string) =>
  queryOptions({
    queryKey: ['qr-modules', address],
    queryFn: async () => {
      const { create } = await import('qrcode');
      const { size, data } = create(address, { errorCorrectionLevel: qrErrorCorrection }).modules;
      return { size, data: new Uint8Array(data) };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

export const fetchPoster = async (organizationId: string): Promise<Pdf> =>
  fetchPdf(await call(qrPosters.openQrPoster, { organizationId }), new AbortController().signal);
