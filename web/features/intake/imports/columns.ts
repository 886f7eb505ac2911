import type { DateOrder } from '../../../../shared/core/dates/date-order.ts';
import { type OrderOfFile, orderOfFile } from '../../../../shared/core/reading/date-orders-of-file.ts';
import { type ImportTable, plainHeading } from '../../../../shared/core/reading/read-table.ts';
import { type ImportField, joinedFields } from '../../../../shared/features/intake/imports/fields.ts';
import { guessFields } from '../../../../shared/features/intake/imports/guess-fields.ts';
import {
  columnsOfProgram,
  findProgram,
  type KnownProgram,
} from '../../../../shared/features/intake/imports/known-programs.ts';
import { type ImportMapping, maxMappedColumns } from '../../../../shared/features/intake/imports/schema.ts';

export interface Columns {
  fields: ReadonlyMap<string, ImportField>;
  dateOrder: DateOrder | null;
  source: 'remembered' | KnownProgram | 'guessed';
}

/**
 * Initial fields of columns: those of an earlier mapping with these headings or of a known program, or
 * guesses.
 */
export function startColumns({ headings }: ImportTable, mappings: readonly ImportMapping[]): Columns {
  const named = headings.slice(0, maxMappedColumns).join('\n');
  const kept = mappings.find(mapping => mapping.headings.map(plainHeading).join('\n') === named);
  if (kept) {
    const fields = new Map(kept.columns.map(({ heading, field }) => [plainHeading(heading), field]));
    return { fields, dateOrder: kept.dateOrder, source: 'remembered' };
  }
  const program = findProgram(headings);
  if (!program) return { fields: guessFields(headings), dateOrder: null, source: 'guessed' };
  return { fields: columnsOfProgram(program, headings, joinedFields), dateOrder: null, source: program };
}

/** Assigns a field to a heading; most fields can have only one column. */
export function withField(
  fields: Columns['fields'],
  heading: string,
  field: ImportField | null,
): Columns['fields'] {
  const others = [...fields].filter(
    ([name, known]) => name !== heading && (known !== field || joinedFields.includes(known)),
  );
  return new Map(field ? [...others, [heading, field]] : others);
}

export function orderIn({ headings, rows }: ImportTable, { fields, dateOrder }: Columns): OrderOfFile {
  const places = headings.flatMap((heading, at) => (fields.get(heading) === 'birthDate' ? [at] : []));
  return orderOfFile(
    rows.flatMap(({ cells }) => places.map(at => cells[at] ?? '')),
    dateOrder,
  );
}

export function missingIn(table: ImportTable, columns: Columns): ('name' | 'dateOrder')[] {
  const known = new Set(columns.fields.values());
  const { order, choices } = orderIn(table, columns);
  return [
    ...(known.has('fullName') || known.has('firstName') || known.has('lastName') ? [] : ['name' as const]),
    ...(choices.length > 0 && order === null ? ['dateOrder' as const] : []),
  ];
}
