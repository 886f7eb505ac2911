import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { screeningCopyIn } from '../../../../shared/features/screening/screening-reports/copies.ts';
import type { CopyNoticeProps } from '../../../platform/features/report-places.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { screeningChangesQuery } from '../queries.ts';

/** Says before a summary goes to the family that nothing in it is judged. */
export function UnjudgedNotice({ recordId, content }: Pick<CopyNoticeProps, 'recordId' | 'content'>) {
  const { t } = useTranslation('learning');
  const { data } = useQuery(screeningChangesQuery(recordId));
  if (screeningCopyIn(content) !== 'family' || data?.isJudged !== false) return null;
  return <Notice tone="attention">{t('report.unjudged')}</Notice>;
}
