import { useTranslation } from 'react-i18next';
import { sizeOf } from '../file-rules.ts';
import type { FileProblem, TableSource } from './table-source.ts';

/** Why a file cannot be read, in a sentence. */
export function useTableProblem({ rule, kind }: TableSource): (found: FileProblem) => string {
  const { t } = useTranslation('tables');
  return found =>
    t(`problem.${found.problem}`, {
      line: 'line' in found ? found.line : 0,
      rows: kind.maxRows.toLocaleString(),
      size: sizeOf(rule.maxBytes),
    });
}
