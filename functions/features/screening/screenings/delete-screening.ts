import { AppError } from '../../../../shared/core/errors.ts';
import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import type { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import type { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import type { Handler } from '../../../composition/context.ts';
import { authorOf } from '../../../platform/author-of.ts';
import { checkOwn } from './check-screening.ts';
import { ScreeningsStore } from './screenings-store.ts';

/** Owners delete their drafts; only admins delete a screening that was ever finished. */
function checkDeletable(screening: Screening, actor: MemberRecord): void {
  checkOwn(screening, actor);
  if (screening.finishedAt !== null && actor.role !== 'admin') throw new AppError('permission.denied');
}

export const deleteScreening: Handler<typeof screenings.deleteScreening> = async (
  _,
  { actor, records: { screening, case: child }, openStore },
) => {
  checkDeletable(screening, actor);
  return openStore(ScreeningsStore).setDeleted(screening, true, authorOf(actor), idsOfCase(child));
};

export const restoreScreening: Handler<typeof screenings.restoreScreening> = async (
  _,
  { actor, records: { screening, case: child }, openStore },
) => {
  checkDeletable(screening, actor);
  return openStore(ScreeningsStore).setDeleted(screening, false, authorOf(actor), idsOfCase(child));
};
