import type { Locale, Script } from '../../../../shared/core/fields.ts';
import { treeReports } from '../../../../shared/features/screening/tree-reports/endpoints.ts';
import { assertId } from '../../../platform/api/assert-id.ts';
import { call } from '../../../platform/api/call.ts';
import { pdfQuery } from '../../../platform/api/pdf-query.ts';

export interface TreeCopy {
  language: Locale;
  script: Script | null;
  asOf: string | null;
  before: string | null;
}

export const treePdfQuery = (caseId: string, copy: TreeCopy) =>
  pdfQuery(['neuroTree', 'pdf', caseId, copy], options => {
    assertId('case', caseId);
    return call(treeReports.openTreePdf, { caseId, ...copy }, options);
  });

export const blankTreeQuery = (language: Locale) =>
  pdfQuery(['neuroTree', 'blank', language], options =>
    call(treeReports.openBlankTree, { language }, options),
  );
