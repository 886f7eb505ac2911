import * as z from 'zod';
import { ImportId, maxImportRows, maxRowsAsNew } from './schema.ts';

export const ImportTask = z.object({
  kind: z.literal('import'),
  importId: ImportId,
  phase: z.enum(['check', 'commit', 'undo']),
  /** Numbers of the rows that create a new case although they may match an existing case. */
  asNew: z.array(z.int().min(1).max(maxImportRows)).max(maxRowsAsNew),
});
export type ImportTask = z.output<typeof ImportTask>;
