import type { Locale } from '../../../../shared/core/fields.ts';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import type { EyeReportKind } from '../../../../shared/features/eye/report-documents/schema.ts';
import { assertId } from '../../../platform/api/assert-id.ts';
import { call } from '../../../platform/api/call.ts';
import { pdfQuery } from '../../../platform/api/pdf-query.ts';
import { languageInput } from '../../../platform/i18n/written-languages.ts';
import type { ReportChoice } from './report-choice.ts';

export const reportPdfQuery = (kind: EyeReportKind, id: string, choice: ReportChoice) =>
  pdfQuery(['eye', 'pdf', kind, id, choice], options => {
    assertId('eyeReport', id);
    const input = { ...choice, ...languageInput(choice), eyeReportId: id, kind };
    return call(reportDocuments.openEyeReportPdf, input, options);
  });

export const blankPdfQuery = (kind: EyeReportKind, language: Locale) =>
  pdfQuery(['eye', 'blank', kind, language], options =>
    call(reportDocuments.openBlankEyeForm, { kind, language }, options),
  );
