import type { RecordFormat } from './record-format.ts';

/**
 * A row of the drawing of the table. `{o}` stands for an organisation's slug, `{u}` for a person's Cognito
 * sub, `{c}` for a case; `lib/restore/key-placeholders.ts` lists every placeholder. A key function calls
 * its parameters by the same names.
 */
export type KeyRow = {
  /** What stands there, in a few words. */
  record: string;
  pk: string;
  sk: string;
  /** Partition and sort key in the first index. */
  gsi1?: [pk: string, sk: string];
  gsi2?: [pk: string, sk: string];
  /** When it stands in an index, where it does not always; or when the table's own clean-up takes it away. */
  note?: string;
} & (DocumentRow | RowWithoutFormat);

/** A document that its schema reads. */
interface DocumentRow {
  format: RecordFormat;
}

/**
 * What carries no format number. `derived`: it follows from documents and is made again by
 * `npm run restore:check -- --repair`. `marker`: its key says all, and that it is there. `counter`: numbers
 * that only grow or shrink. `answer`: what a call answered, kept for a day and read by that call alone.
 */
interface RowWithoutFormat {
  holds: 'derived' | 'marker' | 'counter' | 'answer';
}
