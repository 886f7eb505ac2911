import type { KeyRow } from '../../functions/platform/storage/keys.ts';
import {
  formatNamed,
  newestFormat,
  type RecordFormat,
} from '../../functions/platform/storage/record-format.ts';
import { keyPlaceholders } from './key-placeholders.ts';
import { keyFiles, keyRows } from './key-rows.ts';

type Table = (head: string[], rows: string[][]) => string;

/** Paragraphs of docs/data-model.md: the diagram of the table, generated from `keyRows` of all key files. */
export function dataModelPage(table: Table): string[] {
  const rows = keyRows.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b), 'en'));
  return [
    'The one table. The first letter of a key is its key space: O an organisation’s administration, C its' +
      ' clinical and teaching data, P a person, T a token, L the library, X the platform. Who may access' +
      ' which is in `lib/cloud/table-policies.ts`. In a region with several cells, `shared/core/place-of.ts`' +
      ' decides which table holds an item ([scale](scale.md)).',
    table(['record', 'format', 'pk', 'sk', 'gsi1 pk / sk', 'gsi2 pk / sk', 'note'], rows.map(cellsOf)),
    formatNote,
    'Both indexes project only `row`, the list row of a record. Decisions never read an index.',
    table(['placeholder', 'stands for'], placeholderRows()),
    `Keys are made only by ${keyFiles.map(code).join(', ')}.`,
  ];
}

const keyOf = ({ pk, sk }: KeyRow) => `${pk} ${sk}`;

const formatNote =
  'For a document, the table shows its kind and the number of its newest format. The number is stored as' +
  ' `fmt`; a document without it has format 1 ([deploying a new format](operations.md)). Other items have no' +
  ' format: a *derived* item, which `npm run restore:check -- --repair` rebuilds from documents; a *marker*,' +
  ' whose key contains everything; a *counter*; or an *answer*, a response stored for a day. A `row` in an' +
  ' index is derived from its document: it is written with it and has no format number of its own.';

function cellsOf(row: KeyRow): string[] {
  const { record, pk, sk, gsi1, gsi2, note = '' } = row;
  const index = (keys: [string, string] | undefined) => keys?.map(code).join(' / ') ?? '';
  const format = 'format' in row ? formatText(formatNamed(row.format)) : `*${row.holds}*`;
  return [record, format, code(pk), code(sk), index(gsi1), index(gsi2), note];
}

const formatText = (format: RecordFormat) => `${code(format.kind)} ${newestFormat(format)}`;

function placeholderRows(): string[][] {
  return Object.entries(keyPlaceholders).map(([name, { meaning }]) => [code(`{${name}}`), meaning]);
}

const code = (text: string) => `\`${text}\``;
