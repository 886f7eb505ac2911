import type { RecordFormat } from './record-format.ts';

/**
 * A row of the diagram in `docs/data-model.md`. In keys, `{o}` is an organisation's slug, `{u}` a person's
 * Cognito sub, `{c}` the id of a case; `lib/restore/key-placeholders.ts` lists all placeholders. The
 * functions that build keys have parameters with the same names.
 */
export type KeyRow = {
  record: string;
  pk: string;
  sk: string;
  /** Partition and sort key in the first index. */
  gsi1?: [pk: string, sk: string];
  gsi2?: [pk: string, sk: string];
  /** Note for the diagram, for example on when an item is in an index, or when TTL deletes it. */
  note?: string;
} & (DocumentRow | RowWithoutFormat);

interface DocumentRow {
  /** Kind of the document if all its documents have format 1, otherwise its formats. */
  format: string | RecordFormat;
}

/**
 * A row for items without a format number. `derived`: computed from documents; `npm run restore:check --
 * --repair` computes them again. `marker`: only their existence matters. `counter`: numbers that requests
 * increase or decrease. `answer`: the stored response to a request; kept for a day, and read only by retries.
 */
interface RowWithoutFormat {
  holds: 'derived' | 'marker' | 'counter' | 'answer';
}
