import { useTranslation } from 'react-i18next';
import type { Eye } from '../../../../shared/core/optics/eyes.ts';
import {
  type FastMismatch,
  judgeFastAt,
  maxAgeDays,
} from '../../../../shared/features/eye/progression/fast-progression.ts';
import { minReliableDays } from '../../../../shared/features/eye/progression/progression.ts';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import { sayThreshold } from '../../../../shared/features/eye/report-texts/describe-fast.ts';
import layout from '../../../ui/layout/layout.module.css';
import { FastNotice } from './fast-notice.tsx';
import { useFastThreshold } from './use-fast-threshold.ts';
import { useReportTexts } from './use-report-texts.ts';

interface FastJudgementProps {
  /** Finished visits of the child, the earliest first. */
  visits: readonly SeriesVisit[];
  visitId: string;
  birthDate: string | null;
}

/** The notice of fast progression, or that no eye reaches the threshold, or why this cannot be told. */
export function FastJudgement({ visits, visitId, birthDate }: FastJudgementProps) {
  const { t } = useTranslation('eye');
  const { changes } = useReportTexts();
  const threshold = useFastThreshold();
  const judged = judgeFastAt({ visits }, visitId, { threshold, birthDate });
  const isFast = judged.some(({ change }) => change !== null);
  const below = judged.filter(({ change, mismatch }) => change === null && mismatch === null);
  const value = sayThreshold(changes, threshold);
  const why = (reason: FastMismatch) =>
    t(`fastNotice.why.${reason}`, { days: reason === 'unmeasured' ? maxAgeDays : minReliableDays });
  const unknown = judged.flatMap(({ eye, mismatch }) => (mismatch ? [{ eye, reason: why(mismatch) }] : []));
  const reasons = [...new Set(unknown.map(({ reason }) => reason))];
  const sentences = [
    ...(isFast || below.length === 0
      ? []
      : [t(`fastNotice.below.${named(below)}`, { value, days: minReliableDays })]),
    ...reasons.map(reason =>
      t(`fastNotice.unknown.${named(unknown.filter(one => one.reason === reason))}`, { reason }),
    ),
  ];
  return (
    <>
      <FastNotice {...{ visits, visitId, birthDate }} />
      {sentences.map(sentence => (
        <p key={sentence} className={layout.soft}>
          {sentence}
        </p>
      ))}
    </>
  );
}

const named = ([first, second]: readonly { eye: Eye }[]): Eye | 'both' =>
  second ? 'both' : (first?.eye ?? 'both');
