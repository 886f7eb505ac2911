import { withoutGuards } from '../formula-guard.ts';
import { withoutInvisible } from './read-name.ts';

/**
 * Matches most cells, which need no cleaning: visible ASCII without quotes and `=`, and common Chinese
 * characters.
 */
const plain = /^(?:[!-&(-<>-~\u4E00-\u9FFF](?:[ -&(-<>-~\u4E00-\u9FFF]*[!-&(-<>-~\u4E00-\u9FFF])?)?$/;
const kept = /^="(.*)"$/su;

/**
 * The text of a cell without invisible characters and without the characters that stop spreadsheets from
 * changing a value: `="24.10"`, `'-1.25`.
 */
export function cellText(cell: string): string {
  if (plain.test(cell)) return cell;
  const text = withoutInvisible(cell.normalize('NFKC')).trim();
  return (kept.exec(text)?.[1] ?? withoutGuards(text)).trim();
}
