import { useTranslation } from 'react-i18next';
import { sizeOf } from '../file-rules.ts';
import type { FileProblem, TableSource } from './table-source.ts';

/** Returns a function that says in a sentence why a file cannot be read. */
export function useTableProblem({ rule, kind }: TableSource): (found: FileProblem) => string {
  const { t } = useTranslation('tables');
  return found =>
    t(`problem.${found.problem}`, {
      line: 'line' in found ? found.line : 0,
      rows: kind.maxRows.toLocaleString(),
      size: sizeOf(rule.maxBytes),
    });
}
