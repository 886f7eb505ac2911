import { commit } from '../../../../functions/platform/storage/commit.ts';
import { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import type { Clinic, Principal } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { makeSession } from './samples.ts';

/** As an admin, plans a session for a colleague and makes every kind of change that a session allows. */
export async function planForColleague({ slug, admin }: Clinic, owner: Principal): Promise<void> {
  const { id: sessionId, version, date, start } = await makeSession(admin, { ownerId: owner.person.id });
  const changes = { room: 'Gym' };
  await admin.call(classSessions.changeSession, { sessionId, version, changes });
  const cancel = (isCancelled: boolean, at: number) =>
    admin.call(classSessions.cancelSession, { sessionId, version: version + at, isCancelled });
  await cancel(true, 1);
  await cancel(false, 2);
  await admin.call(classSessions.removeSession, { sessionId });
  await admin.call(classSessions.restoreSession, { sessionId });
  const { table } = await openRawTable();
  const organization = slug;
  const origin = { organization, by: 'test', requestId: 'test', idempotency: undefined, now: Date.now };
  const event = { act: 'class-session.reminded', record: sessionId, detail: { date, start } };
  await commit(table, origin, [event], [], undefined);
}
