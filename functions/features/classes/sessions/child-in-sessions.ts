import { participantsOf } from '../../../../shared/features/classes/sessions/participants.ts';
import { byStart } from '../../../../shared/features/classes/sessions/session-rules.ts';
import type { CaseDataScope } from '../../../composition/case-data-part.ts';
import { jsonEntry, type ZipEntry } from '../../../platform/files/write-zip.ts';
import { ConflictError, retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { hasVersion, type Write } from '../../../platform/storage/write.ts';
import { ClassesStore } from '../classes/classes-store.ts';
import { sessionKey } from '../session-keys.ts';
import { sessionRow } from './session-items.ts';
import { SessionsStore } from './sessions-store.ts';

const openStore = ({ table, organization, origin }: CaseDataScope) =>
  new SessionsStore(table, organization, origin);

export async function copySessions(scope: CaseDataScope): Promise<ZipEntry[]> {
  const { table, organization, origin, caseId } = scope;
  const rows = await openStore(scope).everything();
  const classIds = [...new Set(rows.flatMap(row => row.classIds))];
  const classes = await new ClassesStore(table, organization, origin).getAll(classIds);
  const stays = new Map(classes.map(record => [record.id, record.stays]));
  const lines = rows
    .filter(row => participantsOf(row, id => stays.get(id) ?? []).has(caseId))
    .toSorted(byStart)
    .map(({ title, date, start, end, room, cancelled }) => ({
      ...{ title, date, start, end, room, isCancelled: cancelled !== null },
    }));
  return lines.length === 0 ? [] : [jsonEntry('class-sessions.json', lines)];
}

export async function eraseFromSessions(scope: CaseDataScope): Promise<void> {
  const { table, organization, caseId } = scope;
  const store = openStore(scope);
  await retryOnConflict(async () => {
    const rows = await store.everything();
    const named = rows.filter(
      ({ caseIds, participants }) =>
        caseIds.includes(caseId) || participants?.some(participant => participant.caseId === caseId) === true,
    );
    for (const before of await store.getAll(named.map(({ id }) => id))) {
      const after = {
        ...before,
        caseIds: before.caseIds.filter(id => id !== caseId),
        participants: before.participants?.filter(participant => participant.caseId !== caseId) ?? null,
        version: before.version + 1,
      };
      const { caseIds, participants, version } = after;
      const write: Write = {
        update: sessionKey(organization, before.id),
        set: { caseIds, participants, version, row: sessionRow(after) },
        when: hasVersion(before.version),
        onConditionFailed: () => new ConflictError(),
      };
      await table.transact([write]);
    }
  });
}
