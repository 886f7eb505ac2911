import { queryOptions } from '@tanstack/react-query';
import { qrErrorCorrection } from '../../../shared/core/qr-path.ts';

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
