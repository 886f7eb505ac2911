import * as z from 'zod';
import { ImportId, maxImportRows, maxRowsAsNew } from './schema.ts';

/** Input of an import job: rows are checked, imported, or what they made is undone. */
export const ImportTask = z.object({
  kind: z.literal('import'),
  importId: ImportId,
  phase: z.enum(['check', 'commit', 'undo']),
  /** Numbers of rows that make a new case though they may be of another. */
  asNew: z.array(z.int().min(1).max(maxImportRows)).max(maxRowsAsNew),
});
export type ImportTask = z.output<typeof ImportTask>;
