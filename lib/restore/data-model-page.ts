import type { KeyRow } from '../../functions/platform/storage/key-row.ts';
import { keyPlaceholders } from './key-placeholders.ts';
import { keyFiles, keyRows } from './key-rows.ts';

type Table = (head: string[], rows: string[][]) => string;

/** Paragraphs of docs/data-model.md: the drawing of the table, from the rows that stand beside the keys. */
export function dataModelPage(table: Table): string[] {
  const rows = keyRows.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b), 'en'));
  return [
    'The one table. The first letter of a key is its key space: O an organisation’s administration, C its' +
      ' clinical and teaching data, P a person, T a token, L the library, X the platform. Who may access' +
      ' which one is in `lib/cloud/table-policies.ts`.',
    table(['record', 'pk', 'sk', 'gsi1 pk / sk', 'gsi2 pk / sk', 'note'], rows.map(cellsOf)),
    'Both indexes project `row` only, the list line of a record. No decision reads an index.',
    table(['placeholder', 'stands for'], placeholderRows()),
    `Keys are made only by ${keyFiles.map(code).join(', ')}.`,
  ];
}

const keyOf = ({ pk, sk }: KeyRow) => `${pk} ${sk}`;

function cellsOf({ record, pk, sk, gsi1, gsi2, note = '' }: KeyRow): string[] {
  const index = (keys: [string, string] | undefined) => keys?.map(code).join(' / ') ?? '';
  return [record, code(pk), code(sk), index(gsi1), index(gsi2), note];
}

function placeholderRows(): string[][] {
  return Object.entries(keyPlaceholders).map(([name, { meaning }]) => [code(`{${name}}`), meaning]);
}

const code = (text: string) => `\`${text}\``;
