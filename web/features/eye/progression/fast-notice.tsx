import { useTranslation } from 'react-i18next';
import { rapidGrowth } from '../../../../shared/features/eye/optics/axial-length.ts';
import {
  type FastChange,
  fastChangesAt,
} from '../../../../shared/features/eye/progression/fast-progression.ts';
import { minReliableDays } from '../../../../shared/features/eye/progression/progression.ts';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import { sayFastChange, sayThreshold } from '../../../../shared/features/eye/report-texts/describe-fast.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useFastThreshold } from './use-fast-threshold.ts';
import { useReportTexts } from './use-report-texts.ts';

interface FastNoticeProps {
  visits: readonly SeriesVisit[];
  visitId: string | undefined;
  birthDate: string | null;
}

/** Says which eye progresses fast, since when and by which criterion. For staff only; never printed. */
export function FastNotice({ visits, visitId = '', birthDate }: FastNoticeProps) {
  const { t } = useTranslation('eye');
  const { date } = useCalendarDates();
  const threshold = useFastThreshold();
  const { changes: words } = useReportTexts();
  const changes = fastChangesAt({ visits }, visitId, { threshold, birthDate });
  if (changes.length === 0) return null;
  const sentence = (change: FastChange) =>
    t(`fastNotice.${change.eye}`, {
      change: sayFastChange(words, change),
      day: date(change.from),
      method: t(`fastNotice.by.${change.method}`),
    });
  const isByPower = changes.some(({ method }) => method !== 'axialLength');
  const reason = isByPower
    ? t('fastNotice.threshold', { value: sayThreshold(words, threshold), days: minReliableDays })
    : t('fastNotice.rapid', { value: rapidGrowth.mmPerYear });
  return (
    <Notice tone="attention">
      <b>{t('fastNotice.title')}</b>
      <p>{t('fastNotice.text', { changes: changes.map(sentence).join(t('fastNotice.between')), reason })}</p>
    </Notice>
  );
}
