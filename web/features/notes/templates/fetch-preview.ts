import type { InputOf } from '../../../../shared/core/endpoint.ts';
import { templatePreviews } from '../../../../shared/features/notes/template-previews/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { fetchPdf } from '../../../platform/api/fetch-pdf.ts';

export async function fetchPreview(
  wish: InputOf<typeof templatePreviews.previewTemplate>,
  signal: AbortSignal,
): Promise<{ bytes: ArrayBuffer; missing: string[] }> {
  const { missing, ...link } = await call(templatePreviews.previewTemplate, wish, { signal });
  return { ...(await fetchPdf(link, signal)), missing };
}
