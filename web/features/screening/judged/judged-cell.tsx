import { IconAlertTriangle } from '@tabler/icons-react';
import type { JudgedCounts } from '../../../../shared/features/screening/results/judgement.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { useJudgedWords } from './use-judged-words.ts';

export function JudgedCell({ counts }: { counts: JudgedCounts | null | undefined }) {
  const { t, countsText } = useJudgedWords();
  if (!counts) return '–';
  const { again, expected, notJudged } = counts;
  return (
    <span title={countsText(counts)}>
      {again > 0 && (
        <Status Icon={IconAlertTriangle} label={t('judged.againShort', { count: again })} tone="attention" />
      )}
      {expected > 0 && <span className={layout.block}>{t('judged.expectedShort', { count: expected })}</span>}
      {notJudged > 0 && (
        <span className={`${layout.block} ${layout.soft} ${layout.smaller}`}>
          {t('judged.notJudgedShort', { count: notJudged })}
        </span>
      )}
    </span>
  );
}
