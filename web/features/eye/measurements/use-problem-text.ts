import { useTranslation } from 'react-i18next';
import { maxImportColumns, maxImportRows } from '../../../../shared/features/eye/measurements/read-table.ts';
import { sizeOf } from '../../../ui/file/file-rules.ts';
import { type FileProblem, importRule } from './read-file.ts';

/** Why a file cannot be read, and what to do. */
export function useProblemText(): (problem: FileProblem) => string {
  const { t } = useTranslation('measurements');
  return found => {
    const key =
      found.problem === 'unsupportedImage' || found.problem === 'unsupportedVideo'
        ? 'unsupportedFile'
        : found.problem;
    return t(`problem.${key}`, {
      line: 'line' in found ? found.line : 0,
      rows: maxImportRows.toLocaleString(),
      columns: maxImportColumns,
      size: sizeOf(importRule.maxBytes),
    });
  };
}
