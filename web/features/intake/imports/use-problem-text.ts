import { useTranslation } from 'react-i18next';
import type { ImportProblem } from '../../../../shared/features/intake/imports/schema.ts';

export function useProblemText(): (problem: ImportProblem) => string {
  const { t } = useTranslation('imports');
  return ({ field, problem, text }) =>
    t(`rowProblem.${problem}`, { field: field === 'row' ? '' : t(`field.${field}`), text });
}
