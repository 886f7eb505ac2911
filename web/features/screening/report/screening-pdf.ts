import { queryOptions } from '@tanstack/react-query';
import { screeningReports } from '../../../../shared/features/screening/screening-reports/endpoints.ts';
import type { Band } from '../../../../shared/features/screening/screenings/bands.ts';
import { type Screening, ScreeningId } from '../../../../shared/features/screening/screenings/schema.ts';
import { assertId } from '../../../platform/api/assert-id.ts';
import { call } from '../../../platform/api/call.ts';
import { fetchPdf } from '../../../platform/api/fetch-pdf.ts';
import type { ReportLanguage } from '../../../platform/features/report-places.ts';
import { screeningQuery } from '../queries.ts';

/** PDF of a screening report exactly as it is sent; cached by version. */
export const screeningPdfQuery = (
  { id, version }: Pick<Screening, 'id'> & { version?: number },
  { language, script }: ReportLanguage,
) =>
  queryOptions({
    queryKey: [...screeningQuery(id).queryKey, 'pdf', version, language, script],
    queryFn: async ({ signal }) => {
      assertId(ScreeningId, id);
      const copy = { screeningId: id, language, script: language === 'zh' ? script : null };
      return fetchPdf(await call(screeningReports.openScreeningPdf, copy, { signal }), signal);
    },
  });

export const blankScreeningQuery = (band: Band, { language, script }: ReportLanguage) =>
  queryOptions({
    queryKey: ['screening-forms', band, language, script],
    queryFn: async ({ signal }) => {
      const copy = { band, language, script: language === 'zh' ? script : null };
      return fetchPdf(await call(screeningReports.openBlankScreeningForm, copy, { signal }), signal);
    },
  });
