import type { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import { ScreeningIndexRow } from '../../../../shared/features/screening/screenings/schema.ts';
import type { Handler } from '../../../composition/context.ts';
import { documentsReader } from '../../../platform/documents/read-documents.ts';
import { assignmentList } from '../../cases/keys.ts';
import { screeningList } from '../keys.ts';
import { indexRowOf, screeningKind } from './screening-items.ts';

const Reader = documentsReader({
  kind: screeningKind,
  lists: screeningList,
  rowOf: indexRowOf,
  parseRow: row => ScreeningIndexRow.parse(row),
  assigned: assignmentList.all,
});

/** Whole finished screenings that the caller may see. */
export const readScreenings: Handler<typeof screenings.readScreenings> = (
  search,
  { actor, scope, openStore },
) => openStore(Reader).read(search, { id: actor.id, scope });
