import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import type { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { authorOf } from '../../../platform/author-of.ts';
import { checkDeletable } from '../../../platform/documents/document-life.ts';
import { screeningKind } from './screening-items.ts';
import { ScreeningsStore } from './screenings-store.ts';

export const deleteScreening: Handler<typeof screenings.deleteScreening> = async (
  _,
  { actor, records: { screening, case: child }, openStore },
) => {
  checkDeletable(screeningKind, screening, actor);
  return openStore(ScreeningsStore).setDeleted(screening, true, authorOf(actor), idsOfCase(child));
};

export const restoreScreening: Handler<typeof screenings.restoreScreening> = async (
  _,
  { actor, records: { screening, case: child }, openStore },
) => {
  checkDeletable(screeningKind, screening, actor);
  return openStore(ScreeningsStore).setDeleted(screening, false, authorOf(actor), idsOfCase(child));
};
