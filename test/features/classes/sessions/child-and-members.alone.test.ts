import { expect } from 'vitest';
import { daysAfter } from '../../../../shared/core/dates/days.ts';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import { offboarding } from '../../../../shared/features/organizations/offboarding/endpoints.ts';
import { childData } from '../../../../shared/features/privacy/child-data/endpoints.ts';
import { erasures } from '../../../../shared/features/privacy/erasures/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { tickJobs } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { finishedJob } from '../../operations/jobs/samples.ts';
import { readBundle } from '../../privacy/child-data/read-zip.ts';
import { makeClassWithChild } from '../classes/samples.ts';
import { makeSession, monday } from './samples.ts';

testInTurn(
  'the export of a child’s data lists the child’s sessions; an erased child is in no session, even a deleted one',
  { timeout: 60_000 },
  async () => {
    const { slug, admin } = await openClinic();
    const { id: caseId, fullName: typedName } = await makeCase(admin);
    const stays = await makeCase(admin);
    const { id: classId } = await makeClassWithChild(admin, { caseId });
    const { id: sessionId } = await makeSession(admin, { title: 'Alone', caseIds: [caseId, stays.id] });
    await makeSession(admin, { title: 'With the class', classIds: [classId], date: daysAfter(monday, 400) });
    const { id: removed } = await makeSession(admin, { title: 'Removed', caseIds: [caseId] });
    await admin.call(classSessions.removeSession, { sessionId: removed });
    await admin.call(childData.prepareBundle, { caseId });
    const files = await readBundle(admin, caseId);
    const told = JSON.parse(String(files.get('class-sessions.json')));
    expect(told.map(({ title }: { title: string }) => title)).toEqual(
      expect.arrayContaining(['Alone', 'With the class']),
    );
    await admin.call(erasures.planErasure, { caseId, reason: 'family', typedName });
    await tickJobs(8 * dayMs);
    const items = await (await openRawTable()).everything();
    const ofSessions = items.filter(({ pk }) => pk.startsWith(`C#${slug}#SESSION#`));
    expect(ofSessions).toHaveLength(3);
    expect(JSON.stringify(ofSessions)).not.toContain(caseId);
    const { data } = await admin.call(classSessions.getSession, { sessionId });
    expect(data).toMatchObject({ children: [{ id: stays.id }], hidden: 0 });
  },
);

testInTurn(
  'future sessions of a removed member, and past ones without an evaluation, go to the new owner',
  async () => {
    const clinic = await openClinic();
    const { admin } = clinic;
    const [leaves, stays] = await Promise.all([clinic.join(), clinic.join()]);
    const child = await makeCase(admin);
    const { id: sessionId } = await makeSession(leaves, { caseIds: [child.id] });
    const { id: waiting } = await makeSession(leaves, { caseIds: [child.id], date: '2025-03-03' });
    const { id: past } = await makeSession(leaves, { caseIds: [child.id], date: '2025-03-04' });
    await leaves.call(classSessions.cancelSession, { sessionId: past, version: 1, isCancelled: true });
    /**
     * Number of additional sessions. With them, transferring all sessions to the new owner needs two
     * transactions.
     */
    const further = 25;
    for (let day = 1; day <= further; day++)
      await makeSession(leaves, { caseIds: [child.id], date: daysAfter(monday, day) });
    const memberId = leaves.person.id;
    expect((await admin.call(offboarding.listBelongings, { memberId })).data.belongings).toEqual([
      { kind: 'class-sessions', count: 2 + further },
    ]);
    const { data } = await admin.call(offboarding.removeMember, { memberId, heirId: stays.person.id });
    expect(await finishedJob(admin, data.id)).toMatchObject({ state: 'done', done: 2 + further });
    const read = async (id: string) =>
      (await stays.call(classSessions.getSession, { sessionId: id })).data.owner.id;
    const newOwner = stays.person.id;
    expect([await read(sessionId), await read(waiting), await read(past)]).toEqual([
      newOwner,
      newOwner,
      memberId,
    ]);
    const change = { sessionId, version: 2, changes: { room: 'Hall' } };
    expect((await stays.call(classSessions.changeSession, change)).data.room).toBe('Hall');
    const days = { from: monday, to: daysAfter(monday, further), isMine: true };
    const { data: found } = await stays.call(classSessions.searchSessions, days);
    expect(found.data).toHaveLength(1 + further);
    expect(found.data[0]).toMatchObject({ id: sessionId, room: 'Hall' });
  },
);
