import type { ReportTexts } from '../../../../shared/features/eye/report-texts/report-text-types.ts';
import { reportTextsOf } from '../../../../shared/features/eye/report-texts/report-texts.ts';
import { useLocale, useScript } from '../../../platform/i18n/use-locale.ts';

/** The words of printed reports in the language of the page, for what both say alike. */
export const useReportTexts = (): ReportTexts => reportTextsOf(useLocale(), useScript());
