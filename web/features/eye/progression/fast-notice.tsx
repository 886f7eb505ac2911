import { useTranslation } from 'react-i18next';
import { fastProgressionLimits } from '../../../../shared/core/limits.ts';
import { rapidGrowth } from '../../../../shared/features/eye/optics/axial-length.ts';
import {
  type FastChange,
  fastChangesAt,
} from '../../../../shared/features/eye/progression/fast-progression.ts';
import { minReliableDays } from '../../../../shared/features/eye/progression/progression.ts';
import type { EyeSeries } from '../../../../shared/features/eye/progression/series.ts';
import { sayRate } from '../../../../shared/features/eye/report-texts/change-words.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useReportTexts } from './use-report-texts.ts';

interface FastNoticeProps {
  series: EyeSeries;
  visitId: string | undefined;
  birthDate: string | null;
}

/** Says which eye progresses fast, since when and by which criterion. For staff only; never printed. */
export function FastNotice({ series, visitId = '', birthDate }: FastNoticeProps) {
  const { t } = useTranslation('eye');
  const { organization } = useSession();
  const { date } = useCalendarDates();
  const threshold = organization?.fastProgression ?? fastProgressionLimits.default;
  const { changes: words } = useReportTexts();
  const rate = (perYear: number, unit: 'D' | 'mm') => sayRate(words, perYear, { unit, tense: 'bare' });
  const changes = fastChangesAt(series, visitId, { threshold, birthDate });
  if (changes.length === 0) return null;
  const sentence = ({ eye, method, from, perYear }: FastChange) =>
    t(`fastNotice.${eye}`, {
      change: rate(perYear, method === 'axialLength' ? 'mm' : 'D'),
      day: date(from),
      method: t(`fastNotice.by.${method}`),
    });
  const isByPower = changes.some(({ method }) => method !== 'axialLength');
  const reason = isByPower
    ? t('fastNotice.threshold', { value: rate(-threshold, 'D'), days: minReliableDays })
    : t('fastNotice.rapid', { value: rapidGrowth.mmPerYear });
  return (
    <Notice tone="attention">
      <b>{t('fastNotice.title')}</b>
      <p>{t('fastNotice.text', { changes: changes.map(sentence).join(t('fastNotice.between')), reason })}</p>
    </Notice>
  );
}
