import { cellText } from '../cell-text.ts';

/** The line in a cell of a file, without signs that cannot be seen. */
export const readCell = (cell: string): string =>
  cellText(cell)
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
