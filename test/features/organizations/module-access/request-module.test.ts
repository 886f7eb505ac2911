import { expect, test } from 'vitest';
import { moduleKey } from '../../../../functions/platform/storage/keys.ts';
import { moduleAccess } from '../../../../shared/features/organizations/module-access/endpoints.ts';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';

const stateOf = async (caller: Awaited<ReturnType<typeof openClinic>>['admin'], module: string) =>
  (await caller.call(account.getCurrentUser, {})).data.modules.find(state => state.module === module);

test('a member can request a module and cancel the request; a second request for the same module has no effect', async () => {
  const { admin } = await openClinic({ modules: [] });
  expect(await stateOf(admin, 'eye')).toMatchObject({ status: 'none', changedAt: null });
  const asked = await admin.call(moduleAccess.requestModule, { module: 'eye' });
  expect(asked.data).toMatchObject({ module: 'eye', status: 'requested' });
  expect((await admin.call(moduleAccess.requestModule, { module: 'eye' })).data).toEqual(asked.data);
  expect(await stateOf(admin, 'eye')).toEqual({ ...asked.data, isCertified: false, lastAnswer: null });
  expect((await admin.call(moduleAccess.withdrawModuleRequest, { module: 'eye' })).data.status).toBe('none');
  expect(await stateOf(admin, 'eye')).toMatchObject({ status: 'none' });
});

testInTurn(
  'the last decision about a module stays visible while a new request is pending, and after this request is cancelled',
  async () => {
    const { admin, slug } = await openClinic();
    const { table } = await openRawTable();
    const lastAnswer = {
      reason: 'Please add your registration certificate first',
      at: '2026-01-03T00:00:00.000Z',
    };
    await admin.call(moduleAccess.requestModule, { module: 'eye' });
    const declined = { status: 'none', changedAt: lastAnswer.at, lastAnswer };
    await table.transact([{ update: moduleKey(slug, admin.person.id, 'eye'), set: declined }]);
    expect(await stateOf(admin, 'eye')).toMatchObject({
      status: 'none',
      changedAt: lastAnswer.at,
      lastAnswer,
    });
    await admin.call(moduleAccess.requestModule, { module: 'eye' });
    expect(await stateOf(admin, 'eye')).toMatchObject({ status: 'requested', lastAnswer });
    await admin.call(moduleAccess.withdrawModuleRequest, { module: 'eye' });
    expect(await stateOf(admin, 'eye')).toMatchObject({ status: 'none', lastAnswer });
  },
);

testInTurn(
  'the first admin has access to all licensed modules, and a request for one of these modules changes nothing',
  async () => {
    const { admin, join } = await openClinic({ modules: ['eye'] });
    const open = await stateOf(admin, 'eye');
    expect(open).toMatchObject({ status: 'granted', until: null });
    const { lastAnswer: _, isCertified: __, ...change } = open ?? {};
    expect((await admin.call(moduleAccess.requestModule, { module: 'eye' })).data).toEqual(change);
    expect((await admin.call(moduleAccess.withdrawModuleRequest, { module: 'eye' })).data).toEqual(change);
    expect(await stateOf(admin, 'eye')).toEqual(open);
    const user = await join({ role: 'user', modules: [] });
    expect(await stateOf(user, 'eye')).toMatchObject({ status: 'none' });
  },
);

test('an organisation’s Chinese script is that of its country, and a person can choose the other script', async () => {
  const hongKong = await openClinic({ country: 'HK', modules: [] });
  const mainland = await openClinic({ country: 'CN', modules: [] });
  const scriptOf = async ({ admin }: typeof hongKong) =>
    (await admin.call(account.getCurrentUser, {})).data.organization?.script;
  expect([await scriptOf(hongKong), await scriptOf(mainland)]).toEqual(['traditional', 'simplified']);
  const chosen = await hongKong.admin.call(account.changeLanguage, { locale: 'zh', script: 'simplified' });
  expect(chosen.data).toEqual({ locale: 'zh', script: 'simplified' });
  const kept = await hongKong.admin.call(account.changeLanguage, { locale: 'en' });
  expect(kept.data).toEqual({ locale: 'en', script: 'simplified' });
});
