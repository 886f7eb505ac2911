import { expect } from 'vitest';
import { progressReports } from '../../../../shared/features/classes/progress-reports/endpoints.ts';
import { offboarding } from '../../../../shared/features/organizations/offboarding/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { finishedJob } from '../../operations/jobs/samples.ts';
import { makeFinishedReport, makeProgressReport } from './samples.ts';

testInTurn(
  'a removed member’s report drafts go to the new owner; finished reports keep their author',
  async () => {
    const { admin, join, slug } = await openClinic();
    const [leaves, stays, child] = [await join(), await join(), await makeCase(admin)];
    const memberId = leaves.person.id;
    const draft = await makeProgressReport(leaves, child.id);
    const finished = await makeFinishedReport(leaves, child.id);
    const removed = await makeProgressReport(leaves, child.id);
    await leaves.call(progressReports.removeProgressReport, { progressReportId: removed.id });
    expect((await admin.call(offboarding.listBelongings, { memberId })).data.belongings).toEqual([
      { kind: 'progress-drafts', count: 1 },
    ]);
    const { data } = await admin.call(offboarding.removeMember, { memberId, heirId: stays.person.id });
    expect(await finishedJob(admin, data.id)).toMatchObject({ state: 'done', done: 1 });
    const authorOf = async (progressReportId: string) =>
      (await stays.call(progressReports.getProgressReport, { progressReportId })).data.author.id;
    expect([await authorOf(draft.id), await authorOf(finished.id)]).toEqual([stays.person.id, memberId]);
    const finish = { progressReportId: draft.id, version: draft.version + 1 };
    const { data: done } = await stays.call(progressReports.finishProgressReport, finish);
    expect(done).toMatchObject({ status: 'finished', author: { id: stays.person.id } });
    expect(await violationsOf(slug)).toEqual([]);
  },
);
