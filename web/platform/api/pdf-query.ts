import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { fetchPdf } from './fetch-pdf.ts';

/** A PDF whose link a call returns. */
export const pdfQuery = (
  queryKey: QueryKey,
  open: (options: { signal: AbortSignal }) => Promise<Parameters<typeof fetchPdf>[0]>,
) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }) => fetchPdf(await open({ signal }), signal),
  });
