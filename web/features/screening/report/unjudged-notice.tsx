import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { testsOf } from '../../../../shared/features/screening/results/judgement.ts';
import { resultOf } from '../../../../shared/features/screening/results/result.ts';
import { SentScreeningReports } from '../../../../shared/features/screening/screening-reports/endpoints.ts';
import type { CopyNoticeProps } from '../../../platform/features/report-places.ts';
import { childQuery } from '../../../platform/lookups/child-query.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { screeningQuery } from '../queries.ts';
import { normsQuery } from '../settings/queries.ts';

/** Says before a summary goes to the family that nothing in it is judged. */
export function UnjudgedNotice({ recordId, content }: Pick<CopyNoticeProps, 'recordId' | 'content'>) {
  const { t } = useTranslation('learning');
  const { data: screening } = useQuery(screeningQuery(recordId));
  const { data: child } = useQuery({
    ...childQuery(screening?.caseId ?? ''),
    enabled: screening !== undefined,
  });
  const { data: norms } = useQuery(normsQuery);
  if (SentScreeningReports.shape.content.parse(content).copy !== 'family') return null;
  if (!screening || !child || !norms) return null;
  const rows = resultOf(screening, undefined, norms.sets, child);
  if (testsOf(rows, 'notJudged').length < rows.length) return null;
  return <Notice tone="attention">{t('report.unjudged')}</Notice>;
}
