import { AppError } from '../../../../shared/core/errors.ts';
import type { classes } from '../../../../shared/features/classes/classes/endpoints.ts';
import type { StoredClass } from '../../../../shared/features/classes/classes/schema.ts';
import { childIdsOf } from '../../../../shared/features/classes/classes/stays.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler, OrganizationContext } from '../../../composition/context.ts';
import { personOf } from '../../../platform/person-of.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { SessionsStore } from '../sessions/sessions-store.ts';
import { ClassesStore } from './classes-store.ts';
import { openOwnClass } from './open-class.ts';

export const archiveClass: Handler<typeof classes.archiveClass> = (
  { classId, version, isArchived },
  context,
) =>
  retryOnConflict(async () => {
    const { record, show } = await openOwnClass(classId, context);
    const store = context.openStore(ClassesStore);
    if ((record.archivedAt !== null) !== isArchived) return store.archive(record, version, isArchived, show);
    if (record.version !== version) return store.refuseOutdated(record, version, show);
    return show(record);
  });

export const removeClass: Handler<typeof classes.removeClass> = ({ classId }, context) =>
  retryOnConflict(async () => {
    const { record } = await openOwnClass(classId, context, { isRemovedToo: true });
    const store = context.openStore(ClassesStore);
    if (record.removedAt !== null) return { removed: true as const };
    const today = todayIn(context.organization.timeZone, context.now());
    const planned = await context.openStore(SessionsStore).since(today);
    const isPlanned = planned.some(({ classIds, cancelled }) => !cancelled && classIds.includes(classId));
    if (isPlanned || childIdsOf(record.stays).length > 0) throw new AppError('class.in-use');
    return store.remove(record);
  });

export const restoreClass: Handler<typeof classes.restoreClass> = ({ classId }, context) =>
  retryOnConflict(async () => {
    const { record, show } = await openOwnClass(classId, context, { isRemovedToo: true });
    const store = context.openStore(ClassesStore);
    if (record.removedAt === null) return show(record);
    return store.restore(record, await staffNow(record, record.removedAt, context), show);
  });

/**
 * The owner and teachers of a restored class who are still members. If the owner has left, the member who
 * restores the class becomes its owner.
 */
async function staffNow(
  { owner, teachers }: StoredClass,
  removedAt: string,
  { members, actor }: Pick<OrganizationContext, 'members' | 'actor'>,
): Promise<Pick<StoredClass, 'owner' | 'teachers'>> {
  const ids = [...new Set([owner, ...teachers].map(({ id }) => id))];
  const stayed = await members.membersSince(ids, removedAt);
  return {
    owner: stayed.has(owner.id) ? owner : personOf(actor),
    teachers: teachers.filter(({ id }) => stayed.has(id)),
  };
}
