import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { depthOf, openWorld } from '../../../support/world.ts';

const child = {
  fullName: '陈小明',
  otherName: 'Chan Siu Ming',
  birthDate: '2017-03-14',
  gender: 'male' as const,
};

test('a new case is found by name, pinyin and phone number, and can be read with every field as it was sent', async () => {
  const { admin } = await openClinic();
  const created = await admin.call(cases.createCase, { ...child, mobile: '9123 4567' });
  expect(created.data).toMatchObject({ ...child, mobile: '+85291234567', status: 'active', version: 1 });
  for (const text of ['小明', 'chen xiaoming', 'cxm', 'siu', '91234567', '陳小']) {
    const found = await admin.call(cases.searchCases, { text });
    expect(
      found.data.data.map(row => row.id),
      text,
    ).toEqual([created.data.id]);
  }
  expect((await admin.call(cases.getCase, { caseId: created.data.id })).data).toEqual(created.data);
});

test('creating a case takes one database read and one database transaction', async () => {
  const world = await openWorld();
  const { admin } = await openClinic();
  await admin.call(cases.searchCases, {});
  const { calls } = await world.recordCalls(() => admin.call(cases.createCase, child));
  expect(calls.map(call => call.operation)).toEqual(['BatchGetItem', 'TransactWriteItems']);
  expect(depthOf(calls)).toBe(2);
});

test('empty fields of a case are not stored; creating a typical case with a parent costs at most 62 DynamoDB write units', async () => {
  const world = await openWorld();
  const { admin, slug } = await openClinic();
  const { ownedBy } = await openRawTable();
  await admin.call(cases.searchCases, {});
  const address = {
    address: '旺角弥敦道 700 号 5 楼',
    country: 'HK' as const,
    school: '清溪小学',
    grade: 'P1',
  };
  const mother = { title: null, name: '李梅', email: null, mobile: '9123 4567' };
  const usual = { ...child, ...address, mobile: '9123 4567', mother };
  const { calls } = await world.recordCalls(() => admin.call(cases.createCase, usual));
  const writes = calls.filter(({ operation }) => operation === 'TransactWriteItems');
  expect(writes.reduce((sum, { units }) => sum + units, 0)).toBeLessThanOrEqual(62);
  const stored = (await ownedBy(slug)).find(({ kind }) => kind === 'case');
  expect(stored).toMatchObject({ fullName: child.fullName, mother: { name: '李梅' } });
  expect(JSON.stringify({ ...stored, row: undefined })).not.toContain('null');
});

test('a repeated request to create a case creates only one case', async () => {
  const { admin } = await openClinic();
  const once = { 'idempotency-key': 'key-number-1' };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => admin.call(cases.createCase, child, once)),
  );
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  expect((await admin.call(cases.searchCases, {})).data.meta.total).toBe(1);
  expect(await admin.expectError(cases.createCase, { fullName: 'Other' }, once)).toMatchObject({
    status: 422,
  });
});
