import type { ScreeningCopy } from '../../../../shared/features/screening/screening-reports/copies.ts';
import { screeningReports } from '../../../../shared/features/screening/screening-reports/endpoints.ts';
import type { Band } from '../../../../shared/features/screening/screenings/bands.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import { assertId } from '../../../platform/api/assert-id.ts';
import { call } from '../../../platform/api/call.ts';
import { pdfQuery } from '../../../platform/api/pdf-query.ts';
import type { ReportLanguage } from '../../../platform/features/report-places.ts';
import { languageInput } from '../../../platform/i18n/written-languages.ts';
import { screeningQuery } from '../queries.ts';

/** PDF of a screening report exactly as it is sent; cached by version. */
export const screeningPdfQuery = (
  { id, version }: Pick<Screening, 'id'> & { version?: number },
  copy: ReportLanguage & { copy: ScreeningCopy },
) =>
  pdfQuery([...screeningQuery(id).queryKey, 'pdf', version, copy], options => {
    assertId('screening', id);
    return call(
      screeningReports.openScreeningPdf,
      { screeningId: id, copy: copy.copy, ...languageInput(copy) },
      options,
    );
  });

export const blankScreeningQuery = (band: Band, copy: ReportLanguage) =>
  pdfQuery(['screening-forms', band, copy], options =>
    call(screeningReports.openBlankScreeningForm, { band, ...languageInput(copy) }, options),
  );
