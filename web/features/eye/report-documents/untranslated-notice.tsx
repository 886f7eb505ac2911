import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../../shared/core/fields.ts';
import { visitsOfReport } from '../../../../shared/features/eye/progression/series.ts';
import { ReportContent } from '../../../../shared/features/eye/report-documents/options.schema.ts';
import { untranslatedTexts } from '../../../../shared/features/eye/report-documents/untranslated-texts.ts';
import { treatmentPeriodsOf } from '../../../../shared/features/eye/treatments/treatment-periods.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { eyeReportQuery, eyeSeriesQuery } from '../eye-reports/queries.ts';
import { useVisitTexts } from '../eye-reports/use-visit-texts.ts';

interface UntranslatedNoticeProps {
  recordId: string;
  content: object;
  /** Language of the copy. */
  language: Locale;
}

/** Names what a copy in the other language prints as it was typed. */
export function UntranslatedNotice({ recordId, content, language }: UntranslatedNoticeProps) {
  const { t } = useTranslation(['eye', 'common']);
  const texts = useVisitTexts();
  const { data: report } = useQuery(eyeReportQuery(recordId));
  const { data: series } = useQuery({
    ...eyeSeriesQuery(report?.caseId ?? ''),
    enabled: report !== undefined,
  });
  if (!report || !series) return null;
  const { copy } = ReportContent.parse(content);
  const treatments = treatmentPeriodsOf(visitsOfReport(series.visits, report));
  const isForLab = (copy ?? report.to?.kind) === 'lab';
  const found = untranslatedTexts(report, treatments, { language, isForLab });
  if (found.length === 0) return null;
  const said = found.map(name =>
    name === 'labRemarks' || name === 'comment' ? texts[name].label : t(`field.${name}`),
  );
  return <Notice tone="attention">{t('report.asTyped', { fields: said.join(t('common:comma')) })}</Notice>;
}
