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
 * Checks the classes of sessions that become future sessions again, even classes hidden from the caller. An
 * archived class is accepted only if it was archived before the session was removed or cancelled.
 * @param plannedIds classes that other writes of the transaction check
 * @returns writes that make the transaction fail if a class is removed concurrently
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
  const found = new Map(classes.map(record => [record.id, record]));
  for (const { before, after } of back) for (const id of after.classIds) requireClass(found.get(id), before);
  return classes
    .filter(({ id }) => !plannedIds.includes(id))
    .map(record => planWrite(organization.slug, record));
}

function requireClass(found: StoredClass | undefined, { removedAt, cancelled }: Planned): void {
  if (!found || found.removedAt !== null) throw new AppError('record.missing');
  const wentAt = removedAt ?? cancelled?.at;
  if (found.archivedAt !== null && wentAt !== undefined && found.archivedAt > wentAt)
    throw new AppError('class.archived');
}
