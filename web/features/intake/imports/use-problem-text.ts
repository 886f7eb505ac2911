import { useTranslation } from 'react-i18next';
import type { ImportProblem } from '../../../../shared/features/intake/imports/schema.ts';

/** Returns a sentence that says why a row cannot be imported and names the cell. */
export function useProblemText(): (problem: ImportProblem) => string {
  const { t } = useTranslation('imports');
  return ({ field, problem, text }) =>
    t(`rowProblem.${problem}`, { field: field === 'row' ? '' : t(`field.${field}`), text });
}
