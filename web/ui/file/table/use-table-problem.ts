import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { sizeOf } from '../file-rules.ts';
import type { FileProblem, TableSource } from './table-source.ts';

/** Returns a function that says in a sentence why a file cannot be read. */
export function useTableProblem(source: TableSource): (found: FileProblem) => string {
  const { t } = useTranslation('tables');
  const rows = useRowLimit(source);
  return found =>
    t(`problem.${found.problem}`, {
      line: 'line' in found ? found.line : 0,
      rows,
      size: sizeOf(source.rule.maxBytes),
    });
}

/** Maximum number of rows of a file, as a text. */
export const useRowLimit = ({ kind }: TableSource): string =>
  new Intl.NumberFormat(useLocale()).format(kind.maxRows);
