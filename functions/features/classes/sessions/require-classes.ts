import { AppError } from '../../../../shared/core/errors.ts';
import type { StoredClass } from '../../../../shared/features/classes/classes/schema.ts';
import type { StoredSession } from '../../../../shared/features/classes/sessions/record.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { ClassesStore } from '../classes/classes-store.ts';
import type { SessionContext } from './read-view.ts';
import { planWrite } from './require-plannable.ts';

type Planned = Pick<StoredSession, 'classIds' | 'date' | 'cancelled' | 'removedAt'>;

/**
 * Sessions that a change brings back among those to come need their classes, which may have gone meanwhile, seen by
 * the caller or not. A class that was archived before they went may still be.
 * @param plannedIds classes that the transaction plans for already
 * @returns what belongs to the transaction, so that no class is removed beside it
 * @throws record.missing, class.archived
 */
export async function requireClasses(
  changed: readonly { before: Planned; after: Planned }[],
  { openStore, organization, now }: Pick<SessionContext, 'openStore' | 'organization' | 'now'>,
  plannedIds: readonly string[] = [],
): Promise<Write[]> {
  const today = todayIn(organization.timeZone, now());
  const isAhead = ({ date, cancelled, removedAt }: Planned) =>
    date >= today && cancelled === null && removedAt === null;
  const back = changed.filter(({ before, after }) => isAhead(after) && !isAhead(before));
  const ids = new Set(back.flatMap(({ after }) => after.classIds));
  const classes = await openStore(ClassesStore).getAll([...ids]);
  const found = new Map(classes.map(one => [one.id, one]));
  for (const { before, after } of back) for (const id of after.classIds) requireClass(found.get(id), before);
  return classes.filter(({ id }) => !plannedIds.includes(id)).map(one => planWrite(organization.slug, one));
}

function requireClass(found: StoredClass | undefined, { removedAt, cancelled }: Planned): void {
  if (!found || found.removedAt !== null) throw new AppError('record.missing');
  const wentAt = removedAt ?? cancelled?.at;
  if (found.archivedAt !== null && wentAt !== undefined && found.archivedAt > wentAt)
    throw new AppError('class.archived');
}
