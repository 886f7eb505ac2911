import { queryOptions } from '@tanstack/react-query';
import type { Locale, Script } from '../../../../shared/core/fields.ts';
import { CaseId } from '../../../../shared/core/ids.ts';
import { treeReports } from '../../../../shared/features/screening/tree-reports/endpoints.ts';
import { assertId } from '../../../platform/api/assert-id.ts';
import { call } from '../../../platform/api/call.ts';
import { fetchPdf } from '../../../platform/api/fetch-pdf.ts';

export interface TreeCopy {
  language: Locale;
  script: Script | null;
  asOf: string | null;
  before: string | null;
}

export const treePdfQuery = (caseId: string, copy: TreeCopy) =>
  queryOptions({
    queryKey: ['neuroTree', 'pdf', caseId, copy],
    queryFn: async ({ signal }) => {
      assertId(CaseId, caseId);
      return fetchPdf(await call(treeReports.openTreePdf, { caseId, ...copy }, { signal }), signal);
    },
  });

export const blankTreeQuery = (language: Locale) =>
  queryOptions({
    queryKey: ['neuroTree', 'blank', language],
    queryFn: async ({ signal }) =>
      fetchPdf(await call(treeReports.openBlankTree, { language }, { signal }), signal),
  });
