import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '../../../../shared/core/fields.ts';
import { EyeReportId } from '../../../../shared/features/eye/eye-reports/schema.ts';
import {
  type LinkedPdf,
  reportDocuments,
} from '../../../../shared/features/eye/report-documents/endpoints.ts';
import type { EyeReportKind } from '../../../../shared/features/eye/report-documents/schema.ts';
import { assertId } from '../../../platform/api/assert-id.ts';
import { call } from '../../../platform/api/call.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { type ReportChoice, toRequestOptions } from './report-choice.ts';

/** A PDF with its file name. */
export interface ReportPdf {
  name: string;
  bytes: ArrayBuffer;
}

/** The PDF of a report, exactly as it is sent. */
export function reportPdfQuery(kind: EyeReportKind, id: string, choice: ReportChoice) {
  return queryOptions({
    queryKey: ['eye', 'pdf', kind, id, choice],
    queryFn: async ({ signal }) => {
      assertId(EyeReportId, id);
      const input = { eyeReportId: id, kind, ...toRequestOptions(choice) };
      return fetchPdf(await call(reportDocuments.openEyeReportPdf, input, { signal }), signal);
    },
  });
}

/** A form to be filled in by hand. */
export function blankPdfQuery(kind: EyeReportKind, language: Locale) {
  return queryOptions({
    queryKey: ['eye', 'blank', kind, language],
    queryFn: async ({ signal }) =>
      fetchPdf(await call(reportDocuments.openBlankEyeForm, { kind, language }, { signal }), signal),
  });
}

/** Downloads a PDF from a URL. */
export async function fetchPdf(
  { url, name }: Pick<LinkedPdf, 'url' | 'name'>,
  signal: AbortSignal,
): Promise<ReportPdf> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new CallError('server.failed', response.status);
  return { name, bytes: await response.arrayBuffer() };
}
