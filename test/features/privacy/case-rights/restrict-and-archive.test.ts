import { expect, test } from 'vitest';
import { CasesStore } from '../../../../functions/features/cases/cases/cases-store.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { caseRights } from '../../../../shared/features/privacy/case-rights/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';

const why = { reason: 'objection', note: null } as const;

testInTurn('a case that is archived or restored while it is being restricted stays restricted', async () => {
  const { admin, join, slug } = await openClinic();
  const ben = await join();
  for (const act of [cases.archiveCase, cases.restoreCase]) {
    const { id: caseId } = await makeCase(ben);
    if (act === cases.restoreCase) await admin.call(cases.archiveCase, { caseId });
    await Promise.allSettled([
      admin.call(caseRights.restrictCase, { caseId, ...why }),
      admin.call(act, { caseId }),
    ]);
    expect((await admin.call(cases.getCase, { caseId })).data.status).toBe('restricted');
    expect(await ben.expectError(cases.getCase, { caseId })).toMatchObject({ status: 404 });
  }
  expect(await violationsOf(slug)).toEqual([]);
});

test('a request to archive or restore a case does not change it if the case was restricted after the request started', async () => {
  const { admin, slug } = await openClinic();
  const [{ table }, { now }] = await Promise.all([openRawTable(), openWorld()]);
  const origin = { organization: slug, by: 'test', requestId: 'late', idempotency: undefined, now };
  const store = new CasesStore(table, slug, origin);
  for (const [was, wanted] of [
    ['active', 'archived'],
    ['archived', 'active'],
  ] as const) {
    const { id: caseId } = await makeCase(admin);
    if (was === 'archived') await admin.call(cases.archiveCase, { caseId });
    const before = await store.get(caseId);
    if (!before) throw new Error('there is no case');
    await admin.call(caseRights.restrictCase, { caseId, ...why });
    const late = store.changeStatus(before, wanted, { act: 'case.restored', record: caseId });
    await expect(late).rejects.toMatchObject({ code: 'case.restricted' });
    expect((await store.get(caseId))?.status).toBe('restricted');
    await admin.call(caseRights.liftRestriction, { caseId });
    expect((await store.get(caseId))?.status).toBe(was);
  }
});
