import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { merges } from '../../../../shared/features/cases/merges/endpoints.ts';
import { caseRights } from '../../../../shared/features/privacy/case-rights/endpoints.ts';
import { childData } from '../../../../shared/features/privacy/child-data/endpoints.ts';
import { erasures } from '../../../../shared/features/privacy/erasures/endpoints.ts';
import { retention } from '../../../../shared/features/privacy/retention/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { settled } from '../../../support/world.ts';
import { readBundle } from '../../privacy/child-data/read-zip.ts';
import { makeCase } from '../cases/samples.ts';
import { makeMerged, makePair } from './samples.ts';

const keptUntil = async (admin: Principal, caseId: string) =>
  (await admin.call(caseRights.getCaseRights, { caseId })).data.keepUntil;
const versionsOf = async (admin: Principal, ...ids: string[]) =>
  Promise.all(ids.map(async caseId => (await admin.call(cases.getCase, { caseId })).data.version));

async function merge(admin: Principal, into: string, from: string) {
  const [version = 0, otherVersion = 0] = await versionsOf(admin, into, from);
  await admin.call(merges.mergeCases, { caseId: into, version, otherId: from, otherVersion });
}

test('a merged case gets the later of the two cases’ retention dates; undoing the merge restores both dates', async () => {
  const { admin } = await openClinic();
  const days = [
    [null, '2060-01-01', '2060-01-01'],
    ['2050-01-01', '2060-01-01', '2060-01-01'],
    ['2070-01-01', '2060-01-01', '2070-01-01'],
    ['2050-01-01', null, '2050-01-01'],
  ] as const;
  const check = async ([own, moving, together]: (typeof days)[number]) => {
    const [into, from] = await makePair(admin);
    if (own) await admin.call(retention.keepCase, { caseId: into.id, keepUntil: own });
    if (moving) await admin.call(retention.keepCase, { caseId: from.id, keepUntil: moving });
    await merge(admin, into.id, from.id);
    expect(await keptUntil(admin, into.id)).toBe(together);
    await admin.call(merges.undoMerge, { caseId: into.id, absorbedId: from.id });
    expect(await keptUntil(admin, into.id)).toBe(own);
    expect(await keptUntil(admin, from.id)).toBe(moving);
  };
  await Promise.all(days.map(check));
});

test('undoing a merge keeps a retention date that an admin has set since the merge', async () => {
  const { admin } = await openClinic();
  const [into, from] = await makePair(admin);
  await admin.call(retention.keepCase, { caseId: from.id, keepUntil: '2060-01-01' });
  await merge(admin, into.id, from.id);
  await admin.call(retention.keepCase, { caseId: into.id, keepUntil: '2065-01-01' });
  await admin.call(merges.undoMerge, { caseId: into.id, absorbedId: from.id });
  expect(await keptUntil(admin, into.id)).toBe('2065-01-01');
});

testInTurn(
  'a merge cannot be undone while the case has a legal hold, a restriction or a planned erasure',
  async () => {
    const { admin } = await openClinic();
    const { survivor, other } = await makeMerged(admin);
    const undo = { caseId: survivor.id, absorbedId: other.id };
    const refused = async () => (await admin.expectError(merges.undoMerge, undo)).code;
    await admin.call(caseRights.holdCase, { caseId: survivor.id, note: 'A claim' });
    expect(await refused()).toBe('case.held');
    await admin.call(caseRights.releaseHold, { caseId: survivor.id });
    await admin.call(caseRights.restrictCase, { caseId: survivor.id, reason: 'family', note: '' });
    expect(await refused()).toBe('case.restricted');
    await admin.call(caseRights.liftRestriction, { caseId: survivor.id });
    const typedName = survivor.fullName;
    await admin.call(erasures.planErasure, { caseId: survivor.id, reason: 'family', typedName });
    expect(await refused()).toBe('case.restricted');
    await admin.call(erasures.undoErasure, { caseId: survivor.id });
    await admin.call(merges.undoMerge, undo);
    expect((await admin.call(cases.getCase, { caseId: other.id })).data.id).toBe(other.id);
  },
);

test('if a legal hold is set while a merge is being undone, the hold blocks the undo or applies to the surviving case', async () => {
  const { admin } = await openClinic();
  const { survivor, other } = await makeMerged(admin);
  const [held, undone] = await Promise.allSettled([
    admin.call(caseRights.holdCase, { caseId: survivor.id, note: 'A claim' }),
    admin.call(merges.undoMerge, { caseId: survivor.id, absorbedId: other.id }),
  ]);
  expect(held.status).toBe('fulfilled');
  const now = (await admin.call(cases.getCase, { caseId: other.id })).data.id;
  expect(now).toBe(undone.status === 'fulfilled' ? other.id : survivor.id);
});

testInTurn(
  'when two people merge the same two cases at the same time, in either direction, one merge succeeds and can be undone',
  async () => {
    const { admin, join } = await openClinic();
    const colleague = await join();
    for (const isCrosswise of [false, true]) {
      const [one, other] = [await makeCase(admin), await makeCase(admin)];
      const [a = 0, b = 0] = await versionsOf(admin, one.id, other.id);
      const straight = { caseId: one.id, version: a, otherId: other.id, otherVersion: b };
      const across = { caseId: other.id, version: b, otherId: one.id, otherVersion: a };
      const answers = await Promise.allSettled([
        admin.call(merges.mergeCases, straight),
        colleague.call(merges.mergeCases, isCrosswise ? across : straight),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const home = (await admin.call(cases.getCase, { caseId: one.id })).data.id;
      const absorbedId = home === one.id ? other.id : one.id;
      await admin.call(merges.undoMerge, { caseId: home, absorbedId });
      for (const { id } of [one, other])
        expect((await admin.call(cases.getCase, { caseId: id })).data).toMatchObject({
          id,
          status: 'active',
        });
    }
  },
);

test('merging with a hidden case returns the same error as merging with a missing one', async () => {
  const { admin, join } = await openClinic();
  const user = await join({ visibility: 'selected' });
  const own = await makeCase(user);
  const hidden = await makeCase(admin);
  const missing = `${hidden.id.slice(0, -4)}AAAA`;
  const errors = await Promise.all(
    [hidden.id, missing].map(otherId =>
      user.expectError(merges.mergeCases, {
        ...{ caseId: own.id, version: own.version, otherId, otherVersion: hidden.version },
      }),
    ),
  );
  const [one, other] = errors.map(({ status, code }) => ({ status, code }));
  expect(one).toEqual({ status: 404, code: 'record.missing' });
  expect(other).toEqual(one);
});

test('a ready copy of a child’s data ends when another case is merged into the case, and when the merge is undone', async () => {
  const { admin } = await openClinic();
  const [into, from] = await makePair(admin);
  const caseId = into.id;
  const prepare = async () => {
    await admin.call(childData.prepareBundle, { caseId });
    return [...(await readBundle(admin, caseId)).keys()].some(name => name.startsWith(`merged/${from.id}/`));
  };
  const isGone = async () => {
    const { data } = await admin.call(caseRights.getCaseRights, { caseId });
    const { status } = await admin.expectError(childData.openBundle, { caseId });
    return data.bundle === null && status === 404;
  };
  expect(await prepare()).toBe(false);
  await merge(admin, caseId, from.id);
  expect(await isGone()).toBe(true);
  expect(await prepare()).toBe(true);
  await admin.call(merges.undoMerge, { caseId, absorbedId: from.id });
  expect(await isGone()).toBe(true);
  expect(await prepare()).toBe(false);
});

test('a copy of a child’s data that is in preparation while a merge is undone is never ready', async () => {
  const { admin } = await openClinic();
  const { survivor, other } = await makeMerged(admin);
  await admin.call(childData.prepareBundle, { caseId: survivor.id });
  await admin.call(merges.undoMerge, { caseId: survivor.id, absorbedId: other.id });
  await settled();
  const { data } = await admin.call(caseRights.getCaseRights, { caseId: survivor.id });
  expect(data.bundle).toBe(null);
});
