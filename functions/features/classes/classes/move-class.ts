import { AppError } from '../../../../shared/core/errors.ts';
import type { classes } from '../../../../shared/features/classes/classes/endpoints.ts';
import { childIdsOf } from '../../../../shared/features/classes/classes/stays.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { SessionsStore } from '../sessions/sessions-store.ts';
import { ClassesStore } from './classes-store.ts';
import { openOwnClass } from './open-class.ts';

export const archiveClassHandler: Handler<typeof classes.archiveClass> = (
  { classId, version, isArchived },
  context,
) =>
  retryOnConflict(async () => {
    const { record, show } = await openOwnClass(classId, context);
    const store = context.openStore(ClassesStore);
    if ((record.archivedAt !== null) !== isArchived) return store.archive(record, version, isArchived, show);
    return record.version === version ? show(record) : store.refuseOutdated(record, version, show);
  });

export const removeClassHandler: Handler<typeof classes.removeClass> = ({ classId }, context) =>
  retryOnConflict(async () => {
    const { record } = await openOwnClass(classId, context, { isRemovedToo: true });
    if (record.removedAt !== null) return { removed: true as const };
    const today = todayIn(context.organization.timeZone, context.now());
    const planned = await context.openStore(SessionsStore).since(today);
    const isPlanned = planned.some(({ classIds, cancelled }) => !cancelled && classIds.includes(classId));
    if (isPlanned || childIdsOf(record.stays).length > 0) throw new AppError('class.in-use');
    return context.openStore(ClassesStore).remove(record);
  });

export const restoreClassHandler: Handler<typeof classes.restoreClass> = ({ classId }, context) =>
  retryOnConflict(async () => {
    const { record, show } = await openOwnClass(classId, context, { isRemovedToo: true });
    return record.removedAt === null ? show(record) : context.openStore(ClassesStore).restore(record, show);
  });
