import { AppError } from '../../../../shared/core/errors.ts';
import type { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import type { StoredSession } from '../../../../shared/features/classes/sessions/record.ts';
import { mayChangeSession } from '../../../../shared/features/classes/sessions/session-rules.ts';
import type { Handler, OrganizationContext } from '../../../composition/context.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { newSession } from './new-session.ts';
import { openSession } from './open-session.ts';
import { planningWrites } from './require-plannable.ts';
import type { SessionView } from './session-view.ts';
import { SessionsStore } from './sessions-store.ts';

/**
 * The active classes and children of a session, for a copy of the session. Hidden classes and children are
 * included if the caller owns the session.
 */
export function copiedMembers(
  { classIds, caseIds, ...session }: StoredSession,
  view: SessionView,
  { actor }: Pick<OrganizationContext, 'actor'>,
): Pick<StoredSession, 'classIds' | 'caseIds'> {
  const isOwn = mayChangeSession(session, actor);
  const { classes, cases } = view.known;
  return {
    classIds: classIds.filter(id => {
      const found = isOwn ? classes.get(id) : view.classOf(id);
      return found !== undefined && found.archivedAt === null && found.removedAt === null;
    }),
    caseIds: caseIds.filter(id => {
      const child = cases.get(id);
      return child ? child.status === 'active' : isOwn;
    }),
  };
}

/** Copies a session to another time, without its series; undefined if no participant is left. */
export function copyOf(
  record: StoredSession,
  at: Pick<StoredSession, 'date' | 'start' | 'end'>,
  { view, context, id: copyId }: { view: SessionView; context: OrganizationContext; id?: string },
): StoredSession | undefined {
  const members = copiedMembers(record, view, context);
  if (members.classIds.length + members.caseIds.length === 0) return undefined;
  const { title, room, note, reminder, activities } = record;
  const { id, fullName } = context.actor;
  return newSession(
    { title, room, note, reminder, activities, ...members, ...at, owner: { id, fullName } },
    context,
    copyId,
  );
}

export const copySession: Handler<typeof classSessions.copySession> = (
  { sessionId, date, start, end },
  context,
) =>
  retryOnConflict(async () => {
    const store = context.openStore(SessionsStore);
    const { record, view, show } = await openSession(sessionId, context, { moreDates: [date] });
    const copy = copyOf(record, { date, start, end }, { view, context });
    if (!copy) throw new AppError('request.invalid', { fields: { sessionId: 'validation.class_or_case' } });
    const room = await store.requireRoom([date], view.known.rows);
    const event = { act: 'class-session.created', record: copy.id, detail: { copied: record.id } };
    const more = planningWrites(view, copy, {
      organization: context.organization.slug,
      otherWrites: 1 + room.length,
    });
    return store.add([copy], event, show(copy), [...room, ...more]);
  });
