import { cellText } from '../cell-text.ts';

/** Visible ASCII with single spaces, as most cells are. */
const plain = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/** The line in a cell of a file, without signs that cannot be seen. */
export function readCell(cell: string): string {
  const text = cellText(cell);
  if (plain.test(text)) return text;
  return text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
}
