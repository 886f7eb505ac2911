import { fetchPdf } from '../../../platform/api/fetch-pdf.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import type { SentDocumentRef } from '../../../platform/features/report-places.ts';
import { savePdf } from '../../../ui/file/save-pdf.ts';
import { sourceOfKindQuery } from './queries.ts';

/** Saves the PDF of a report as it was sent. */
export async function saveSent(document: SentDocumentRef): Promise<void> {
  const source = await queryClient.fetchQuery(sourceOfKindQuery(document.kind));
  if (source) savePdf(await fetchPdf(await source.openSent(document)));
}
