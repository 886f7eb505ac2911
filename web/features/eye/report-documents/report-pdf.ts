import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '../../../../shared/core/fields.ts';
import { EyeReportId } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import type { EyeReportKind } from '../../../../shared/features/eye/report-documents/schema.ts';
import { assertId } from '../../../platform/api/assert-id.ts';
import { call } from '../../../platform/api/call.ts';
import { fetchPdf } from '../../../platform/api/fetch-pdf.ts';
import { type ReportChoice, toRequestOptions } from './report-choice.ts';

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

/** Blank form to fill in by hand. */
export function blankPdfQuery(kind: EyeReportKind, language: Locale) {
  return queryOptions({
    queryKey: ['eye', 'blank', kind, language],
    queryFn: async ({ signal }) =>
      fetchPdf(await call(reportDocuments.openBlankEyeForm, { kind, language }, { signal }), signal),
  });
}
