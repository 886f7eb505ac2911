import type { ReportTexts } from '../../../../shared/features/eye/report-texts/report-text-types.ts';
import { reportTextsOf } from '../../../../shared/features/eye/report-texts/report-texts.ts';
import { useLanguage } from '../../../platform/i18n/use-locale.ts';

export const useReportTexts = (): ReportTexts => reportTextsOf(useLanguage());
