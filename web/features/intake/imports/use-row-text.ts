import { useTranslation } from 'react-i18next';
import type { Import, ImportedRow } from '../../../../shared/features/intake/imports/schema.ts';
import { caseFieldName } from './case-field-name.ts';
import { useProblemText } from './use-problem-text.ts';

/** What becomes of a row in a word, and why in a sentence. */
export function useRowText(phase: Import['phase']) {
  const { t } = useTranslation(['imports', 'cases', 'common']);
  const problemText = useProblemText();
  const when = ({ outcome, undone }: ImportedRow): string => {
    if (phase === 'undo' && undone) return t(`undone.${undone}`);
    return outcome ? t(`outcome.${outcome}`) : '';
  };
  const told = (row: ImportedRow): string => {
    const filled = [...new Set(row.filled.map(path => t(`cases:changed.${caseFieldName(path)}`)))];
    return [
      ...(phase === 'undo' && row.undone ? [t(`undoneText.${row.undone}`)] : []),
      ...row.problems.map(problemText),
      ...(filled.length > 0 ? [t('row.filled', { fields: filled.join(t('common:comma')) })] : []),
    ].join(' ');
  };
  return { when, told };
}
