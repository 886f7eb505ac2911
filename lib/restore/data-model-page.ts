import type { KeyRow } from '../../functions/platform/storage/key-row.ts';
import { newestFormat } from '../../functions/platform/storage/record-format.ts';
import { keyPlaceholders } from './key-placeholders.ts';
import { keyFiles, keyRows } from './key-rows.ts';

type Table = (head: string[], rows: string[][]) => string;

/** Paragraphs of docs/data-model.md: the drawing of the table, from the rows that stand beside the keys. */
export function dataModelPage(table: Table): string[] {
  const rows = keyRows.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b), 'en'));
  return [
    'The one table. The first letter of a key is its key space: O an organisation’s administration, C its' +
      ' clinical and teaching data, P a person, T a token, L the library, X the platform. Who may access' +
      ' which one is in `lib/cloud/table-policies.ts`. Where a region has several cells, which table holds what' +
      ' is in `shared/core/place-of.ts` ([scale](scale.md)).',
    table(['record', 'format', 'pk', 'sk', 'gsi1 pk / sk', 'gsi2 pk / sk', 'note'], rows.map(cellsOf)),
    formatNote,
    'Both indexes project `row` only, the list line of a record. No decision reads an index.',
    table(['placeholder', 'stands for'], placeholderRows()),
    `Keys are made only by ${keyFiles.map(code).join(', ')}.`,
  ];
}

const keyOf = ({ pk, sk }: KeyRow) => `${pk} ${sk}`;

const formatNote =
  'A document has the kind and the number of its newest format; the number is stored as `fmt`, and a' +
  ' document without it is of format 1 ([deploying a new format](operations.md)). What has none is' +
  ' *derived* from documents and made again by `npm run restore:check -- --repair`, a *marker* whose key' +
  ' says all, a *counter*, or an *answer* that is kept for a day. A `row` in an index is derived from its' +
  ' document: it is written with it, and has no number of its own.';

function cellsOf(row: KeyRow): string[] {
  const { record, pk, sk, gsi1, gsi2, note = '' } = row;
  const index = (keys: [string, string] | undefined) => keys?.map(code).join(' / ') ?? '';
  const format = 'format' in row ? `${code(row.format.kind)} ${newestFormat(row.format)}` : `*${row.holds}*`;
  return [record, format, code(pk), code(sk), index(gsi1), index(gsi2), note];
}

function placeholderRows(): string[][] {
  return Object.entries(keyPlaceholders).map(([name, { meaning }]) => [code(`{${name}}`), meaning]);
}

const code = (text: string) => `\`${text}\``;
