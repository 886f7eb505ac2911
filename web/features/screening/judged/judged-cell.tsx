import { IconAlertTriangle } from '@tabler/icons-react';
import type { JudgedCounts } from '../../../../shared/features/screening/results/judgement.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import { useJudgedWords } from './use-judged-words.ts';

export function JudgedCell({ counts }: { counts: JudgedCounts | null | undefined }) {
  const { countsText } = useJudgedWords();
  if (!counts) return '–';
  const shown = `${counts.again} / ${counts.expected} / ${counts.notJudged}`;
  return (
    <span title={countsText(counts)}>
      {counts.again > 0 ? <Status Icon={IconAlertTriangle} label={shown} tone="attention" /> : shown}
    </span>
  );
}
