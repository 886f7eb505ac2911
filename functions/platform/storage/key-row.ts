import type { RecordFormat } from './record-format.ts';

/**
 * A row in the diagram of the table. `{o}` stands for an organisation's slug, `{u}` for a person's Cognito
 * sub, `{c}` for a case; `lib/restore/key-placeholders.ts` lists every placeholder. Parameters of key
 * functions have the same names.
 */
export type KeyRow = {
  /** Short description of the record. */
  record: string;
  pk: string;
  sk: string;
  /** Partition and sort key in the first index. */
  gsi1?: [pk: string, sk: string];
  gsi2?: [pk: string, sk: string];
  /** Note for the diagram: when the row is in an index, if not always, or when TTL deletes the row. */
  note?: string;
} & (DocumentRow | RowWithoutFormat);

/** A row that is a document: it has a format, and is parsed with a schema whenever it is read. */
interface DocumentRow {
  format: RecordFormat;
}

/**
 * A row without a format number. `derived`: computed from documents; `npm run restore:check -- --repair`
 * computes it again. `marker`: only its existence matters. `counter`: numbers that requests increase or
 * decrease. `answer`: the stored response to a request, kept for a day and read only by retries of the
 * request.
 */
interface RowWithoutFormat {
  holds: 'derived' | 'marker' | 'counter' | 'answer';
}
