import type { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import { ScreeningIndexRow } from '../../../../shared/features/screening/screenings/schema.ts';
import type { Handler } from '../../../composition/context.ts';
import { documentsReader } from '../../../platform/documents/read-documents.ts';
import { assignmentList } from '../../cases/keys.ts';
import { screeningList } from '../keys.ts';
import { indexRowOf, screeningKind } from './screening-items.ts';

/** Whole finished screenings that the caller may see. */
export const readScreenings: Handler<typeof screenings.readScreenings> = documentsReader({
  kind: screeningKind,
  lists: screeningList,
  rowOf: indexRowOf,
  parseRow: row => ScreeningIndexRow.parse(row),
  assigned: assignmentList.all,
});
