import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { visitsOfReport } from '../../../../shared/features/eye/progression/series.ts';
import { copyKindIn } from '../../../../shared/features/eye/report-documents/copies.ts';
import { untranslatedTexts } from '../../../../shared/features/eye/report-documents/untranslated-texts.ts';
import type { CopyNoticeProps } from '../../../platform/features/report-places.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { eyeReportQuery, eyeSeriesQuery } from '../eye-reports/queries.ts';
import { useVisitTexts } from '../eye-reports/use-visit-texts.ts';

/** Names what a copy in the other language prints as it was typed. */
export function UntranslatedNotice({ recordId, content, kinds, language }: CopyNoticeProps) {
  const { t } = useTranslation(['eye', 'common']);
  const texts = useVisitTexts();
  const { data: report } = useQuery(eyeReportQuery(recordId));
  const { data: series } = useQuery({
    ...eyeSeriesQuery(report?.caseId ?? ''),
    enabled: report !== undefined,
  });
  if (!report || !series) return null;
  const copy = copyKindIn(content);
  const visits = visitsOfReport(series.visits, report);
  const found = untranslatedTexts(report, visits, { language, copy, kinds });
  if (found.length === 0) return null;
  const said = found.map(name =>
    name === 'labRemarks' || name === 'comment' ? texts[name].label : t(`field.${name}`),
  );
  return <Notice tone="attention">{t('report.asTyped', { fields: said.join(t('common:comma')) })}</Notice>;
}
