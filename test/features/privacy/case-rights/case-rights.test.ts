import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { drafts } from '../../../../shared/features/cases/drafts/endpoints.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { caseRights } from '../../../../shared/features/privacy/case-rights/endpoints.ts';
import { erasures } from '../../../../shared/features/privacy/erasures/endpoints.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeEyeReport, visit } from '../../eye/eye-reports/samples.ts';
import { makeSendableReport } from '../../eye/report-documents/samples.ts';

const why = { reason: 'accuracy', note: null } as const;

const listed = async (who: Principal, status: 'active' | 'archived' | 'restricted', text = '') => {
  const { data } = await who.call(cases.searchCases, { status, text });
  return { ids: data.data.map(({ id }) => id), total: data.meta.total };
};

test('only admins see a restricted case in lists, by a search or by the case’s ID', async () => {
  const { admin, join } = await openClinic();
  const colleague = await join();
  const { id: caseId } = await makeCase(colleague, { fullName: 'Rare Bird', otherName: null });
  await admin.call(caseRights.restrictCase, { caseId, ...why });
  expect((await colleague.expectError(cases.getCase, { caseId })).status).toBe(404);
  for (const text of ['', 'rare']) {
    expect((await listed(colleague, 'active', text)).ids).toEqual([]);
    expect(await listed(colleague, 'restricted', text)).toMatchObject({ ids: [] });
    expect((await listed(admin, 'restricted', text)).ids).toEqual([caseId]);
  }
  expect((await admin.call(cases.getCase, { caseId })).data.status).toBe('restricted');
});

testInTurn(
  'nobody, not even an admin, can change a restricted case, add records to the case or send reports of the case',
  async () => {
    const { slug, admin } = await openClinic();
    const { id: caseId } = await makeCase(admin);
    const sendable = await makeSendableReport(admin, {}, caseId);
    const draft = await makeEyeReport(admin, {}, caseId);
    await admin.call(caseRights.restrictCase, { caseId, ...why });
    const { version, ...child } = (await admin.call(cases.getCase, { caseId })).data;
    const refusals = await Promise.all([
      admin.expectError(cases.changeCase, { ...fieldsOf(child), caseId, version }),
      admin.expectError(cases.archiveCase, { caseId }),
      admin.expectError(cases.restoreCase, { caseId }),
      admin.expectError(eyeReports.createEyeReport, { ...visit, caseId }),
      admin.expectError(eyeReports.finishEyeReport, { eyeReportId: draft.id, version: draft.version }),
      admin.expectError(drafts.saveCaseDraft, { caseId, form: 'case', body: '{}' }),
      admin.expectError(reportDocuments.sendEyeReport, {
        eyeReportId: sendable.id,
        language: 'en',
        kinds: ['refraction'],
        addressesConfirmed: true,
        to: [uniqueEmail()],
      }),
    ]);
    expect(refusals.map(({ code }) => code)).toEqual(refusals.map(() => 'case.restricted'));
    expect(await violationsOf(slug)).toEqual([]);
  },
);

testInTurn(
  'when a restriction is lifted, the case has its earlier status again and is listed in its earlier place',
  async () => {
    const { slug, admin, join } = await openClinic();
    const colleague = await join();
    const { id: caseId } = await makeCase(colleague);
    await colleague.call(cases.archiveCase, { caseId });
    await admin.call(caseRights.restrictCase, { caseId, ...why });
    await admin.call(caseRights.restrictCase, { caseId, reason: 'claim', note: 'Letter of 3 May' });
    const { data } = await admin.call(caseRights.liftRestriction, { caseId });
    expect(data).toMatchObject({ restriction: null, version: 3 });
    expect((await admin.call(caseRights.liftRestriction, { caseId })).data.version).toBe(3);
    expect(await listed(colleague, 'archived')).toEqual({ ids: [caseId], total: 1 });
    expect(await violationsOf(slug)).toEqual([]);
  },
);

test('a legal hold prevents the erasure of a case until the hold is released', async () => {
  const { admin } = await openClinic();
  const { id: caseId, fullName: typedName } = await makeCase(admin);
  await admin.call(caseRights.holdCase, { caseId, note: 'A dispute about fees' });
  const wish = { caseId, reason: 'family', typedName } as const;
  expect((await admin.expectError(erasures.planErasure, wish)).code).toBe('case.held');
  await admin.call(caseRights.releaseHold, { caseId });
  const { data } = await admin.call(erasures.planErasure, wish);
  expect(data.erasure).toMatchObject({ reason: 'family', by: { id: admin.person.id } });
  const late = await admin.expectError(caseRights.holdCase, { caseId, note: 'Too late' });
  expect(late.code).toBe('case.erasure-planned');
});

test('if two admins concurrently set a restriction and a legal hold for a case, both take effect', async () => {
  const { admin, join } = await openClinic();
  const other = await join({ role: 'admin' });
  const { id: caseId } = await makeCase(admin);
  await Promise.all([
    admin.call(caseRights.restrictCase, { caseId, ...why }),
    other.call(caseRights.holdCase, { caseId, note: 'A dispute' }),
  ]);
  const { data } = await admin.call(caseRights.getCaseRights, { caseId });
  expect(data).toMatchObject({
    version: 2,
    restriction: { reason: 'accuracy' },
    hold: { note: 'A dispute' },
  });
  expect((await admin.call(cases.getCase, { caseId })).data.status).toBe('restricted');
});

function fieldsOf(record: object) {
  const days = ['lastSeenOn', 'nextDueOn', 'bookedFor', 'createdAt', 'updatedAt'];
  const own = ['id', 'status', 'source', 'assigned', ...days];
  return Object.fromEntries(
    Object.entries(record).filter(([name]) => !own.includes(name)),
  ) as never as object & { fullName: string };
}
