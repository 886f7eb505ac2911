import { countJudged } from '../../../../shared/features/screening/results/judgement.ts';
import type { ResultRow } from '../../../../shared/features/screening/results/result.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useJudgedWords } from './use-judged-words.ts';

export function JudgedNotice({ rows }: { rows: readonly ResultRow[] }) {
  const { countsText, againLines } = useJudgedWords();
  const lines = againLines(rows);
  return (
    <Notice tone={lines.length > 0 ? 'attention' : 'quiet'}>
      {countsText(countJudged(rows))}
      {lines.map(({ test, text }) => (
        <p key={test}>{text}</p>
      ))}
    </Notice>
  );
}
