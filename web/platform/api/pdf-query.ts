import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { fetchPdf } from './fetch-pdf.ts';

/** Query for a PDF: `open` requests a link to the PDF, from which the PDF is then fetched. */
export const pdfQuery = (
  queryKey: QueryKey,
  open: (options: { signal: AbortSignal }) => Promise<Parameters<typeof fetchPdf>[0]>,
) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }) => fetchPdf(await open({ signal }), signal),
  });
