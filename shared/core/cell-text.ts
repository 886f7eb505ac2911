import { withoutGuards } from './formula-guard.ts';

const kept = /^="(.*)"$/su;

/** The text of a cell without the signs that make spreadsheets keep it unchanged: `="24.10"`, `'-1.25`. */
export function cellText(cell: string): string {
  const text = cell.normalize('NFKC').trim();
  return (kept.exec(text)?.[1] ?? withoutGuards(text)).trim();
}
