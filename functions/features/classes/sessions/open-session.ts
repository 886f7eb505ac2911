import { AppError } from '../../../../shared/core/errors.ts';
import type { StoredSession } from '../../../../shared/features/classes/sessions/record.ts';
import type { Session } from '../../../../shared/features/classes/sessions/schema.ts';
import { mayChangeSession } from '../../../../shared/features/classes/sessions/session-rules.ts';
import { readView, type SessionContext, type Wanted } from './read-view.ts';
import type { SessionView } from './session-view.ts';
import { SessionsStore } from './sessions-store.ts';
import { showSession } from './show-session.ts';

export interface OpenSession {
  record: StoredSession;
  view: SessionView;
  show: (record: StoredSession) => Session;
}

interface Options extends Pick<Wanted, 'withOverlaps' | 'readMore'> {
  isRemovedToo?: boolean;
  /** Classes, cases and dates of the session after a planned change, which are read too. */
  moreClassIds?: readonly string[];
  moreCaseIds?: readonly string[];
  moreDates?: readonly string[];
}

/**
 * Reads a session with its children, because the caller's access to the session depends on them.
 * @throws record.missing if the caller cannot see the session, or it has been removed
 */
export async function openSession(
  id: string,
  context: SessionContext,
  { isRemovedToo = false, moreClassIds = [], moreCaseIds = [], moreDates = [], ...options }: Options = {},
): Promise<OpenSession> {
  const record = await context.openStore(SessionsStore).get(id);
  if (!record || (record.removedAt !== null && !isRemovedToo)) throw new AppError('record.missing');
  const view = await readView(context, {
    dates: [record.date, ...moreDates],
    about: [record, { classIds: [...moreClassIds], caseIds: [...moreCaseIds], participants: null }],
    ...options,
  });
  if (!view.maySee(record)) throw new AppError('record.missing');
  return { record, view, show: shown => showSession(shown, view) };
}

/** Opens a session that the caller may change. @throws record.missing, class-session.not-own */
export async function openOwnSession(
  id: string,
  context: SessionContext,
  options: Options & { refusal?: 'class-session.not-own' | 'class-session.not-own-removal' } = {},
): Promise<OpenSession> {
  const opened = await openSession(id, context, options);
  if (!mayChangeSession(opened.record, context.actor))
    throw new AppError(options.refusal ?? 'class-session.not-own');
  return opened;
}
