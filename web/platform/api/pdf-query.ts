import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { fetchPdf } from './fetch-pdf.ts';

/** Query for a PDF: requests a link with `open` and fetches the PDF from it. */
export const pdfQuery = (
  queryKey: QueryKey,
  open: (options: { signal: AbortSignal }) => Promise<Parameters<typeof fetchPdf>[0]>,
) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }) => fetchPdf(await open({ signal }), signal),
  });
