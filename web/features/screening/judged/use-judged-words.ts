import { useTranslation } from 'react-i18next';
import type { AgainReason, JudgedCounts } from '../../../../shared/features/screening/results/judgement.ts';
import type { ResultRow } from '../../../../shared/features/screening/results/result.ts';
import { useTestWords } from '../form/use-test-words.ts';

export function useJudgedWords() {
  const { t } = useTranslation('learning');
  const { nameOf } = useTestWords();
  const countsText = (counts: JudgedCounts): string => t('judged.counts', counts);
  const reasonsText = (reasons: readonly AgainReason[]): string =>
    reasons.map(reason => t(`judged.reason.${reason}`)).join(t('judged.comma'));
  const againLines = (rows: readonly ResultRow[]) =>
    rows
      .filter(({ judgement }) => judgement === 'again')
      .map(({ test, reasons }) => ({
        test,
        text: t('judged.again', { test: nameOf(test), reasons: reasonsText(reasons) }),
      }));
  return { t, countsText, reasonsText, againLines };
}
