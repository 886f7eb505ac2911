import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { JobContext } from '../../../../functions/composition/job-context.ts';
import { mirrorKeys, mirrorWrites } from '../../../../functions/features/cases/cases/case-items.ts';
import { CasesStore } from '../../../../functions/features/cases/cases/cases-store.ts';
import { newCase } from '../../../../functions/features/cases/cases/new-case.ts';
import { deleteOldEntries } from '../../../../functions/features/cases/cases/search/old-entries.ts';
import { takeErasureStep } from '../../../../functions/features/privacy/erasures/take-erasure-step.ts';
import { caseRightsKey } from '../../../../functions/features/privacy/keys.ts';
import { caseKey } from '../../../../functions/platform/storage/keys.ts';
import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { isAbsent } from '../../../../functions/platform/storage/write.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { type Case, CaseFields, maxAssignees } from '../../../../shared/features/cases/cases/schema.ts';
import type { JobRecord } from '../../../../shared/features/operations/jobs/record.ts';
import { openClinic } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { openWorld, settled } from '../../../support/world.ts';
import { child, makeCase } from './samples.ts';

const person = (name: string, at: number) => {
  const email = `${name.replaceAll(' ', '.').toLowerCase()}@home.example`;
  return { title: null, name, email, mobile: `+8529${String(at).repeat(7)}` };
};

/** A child with names in two languages and all contacts; `at` is a digit. */
const bilingual = (fullName: string, otherName: string, surname: string, at: number) => ({
  ...{ ...child, fullName, otherName: `${otherName} ${surname}` },
  ...{
    birthDate: `2015-01-0${at}`,
    fileNumber: `${surname}-${at}023`,
    mobile: `+8526${String(at).repeat(7)}`,
  },
  contactEmail: `${otherName.replace(' ', '.')}.${surname}@home.example`,
  mother: person(`Ann May ${surname}`, at),
  father: person(`Bob Lee ${surname}`, at + 1),
  guardian: { ...person(`Cy Dee ${surname}`, at + 2), relationship: 'guardian' as const },
});

const before = bilingual('司马小明光', 'Alexander Ming', 'Chan', 1);

test('all names and contacts of a child and the family can be replaced at once, in one transaction', async () => {
  const { admin, slug } = await openClinic();
  const { id: caseId, version } = await makeCase(admin, before);
  const after = bilingual('欧阳大文华', 'Benjamin Lok', 'Tsui', 5);
  let transactions = 0;
  const { withFaults } = await openWorld();
  const { data } = await withFaults(
    ({ lambda, operation }) =>
      lambda === 'api' && operation === 'TransactWriteItems' && ++transactions > 1 ? 'fail' : undefined,
    () => admin.call(cases.changeCase, { ...after, caseId, version }),
  );
  expect(data).toMatchObject({ fullName: after.fullName, guardian: { name: after.guardian.name } });
  await settled();
  const found = async (text: string) => (await admin.call(cases.searchCases, { text })).data.data.length;
  expect([await found('Benjamin Tsui'), await found('bob tsui')]).toEqual([1, 1]);
  expect([await found('Alexander Chan'), await found('bob chan')]).toEqual([0, 0]);
  expect(await violationsOf(slug)).toEqual([]);
});

test('old index entries that a later change has written again are kept', async () => {
  const { table, ownedBy } = await openRawTable();
  const slug = randomUUID();
  const first = { ...newCase(CaseFields.parse(before), 'staff', Date.now()) };
  const second: Case = {
    ...first,
    ...CaseFields.parse(bilingual('欧阳大文华', 'Benjamin Lok', 'Tsui', 5)),
    version: 2,
  };
  const third: Case = { ...first, version: 3 };
  const save = async (from: Case | undefined, to: Case) => {
    const put = { ...caseKey(slug, to.id), ...to };
    await table.transact([{ put, replaces: true }, ...mirrorWrites(slug, from, to)]);
  };
  await save(undefined, first);
  await save(first, second);
  await save(second, third);
  await deleteOldEntries(table, slug, first.id, record => mirrorKeys(slug, record));
  const left = (await ownedBy(slug)).map(({ pk, sk }) => `${pk} ${sk}`).filter(key => !key.endsWith(' CASE'));
  expect(left.toSorted()).toEqual(
    mirrorKeys(slug, third)
      .map(({ pk, sk }) => `${pk} ${sk}`)
      .toSorted(),
  );
});

test('a case into which many were merged is erased with all index entries, the last ones with the case', async () => {
  const { table, ownedBy } = await openRawTable();
  const slug = randomUUID();
  const merged = Array.from({ length: 40 }, (_, at) => ({
    of: newId('case', 0),
    fileNumber: `F-${at}`,
    contactEmail: `family-${at}@home.example`,
    mobile: `+85291000${String(at).padStart(3, '0')}`,
  }));
  const record: Case = {
    ...newCase(CaseFields.parse(before), 'staff', Date.now()),
    mergedIdentifiers: merged,
    assigned: Array.from({ length: maxAssignees }, () => ({ id: randomUUID(), fullName: 'Uma User' })),
  };
  const erasure = { job: 'job', reason: 'family', by: { id: 'id', fullName: 'Ann' }, at: '2026-01-01' };
  const rights = { id: record.id, version: 1, erasure, erasureJob: 'job', hold: null };
  await table.transact([
    { put: { ...caseKey(slug, record.id), ...record }, when: isAbsent },
    { put: { ...caseRightsKey(slug, record.id), version: 1 }, when: isAbsent },
  ]);
  for (const write of mirrorWrites(slug, undefined, record)) await table.transact([write]);
  const origin = { organization: slug, by: 'jobs', requestId: 'test', idempotency: undefined, now: Date.now };
  const caseDataOf = async () => ({
    organization: slug,
    items: await table.queryAll({ pk: caseKey(slug, record.id).pk }),
  });
  const context = {
    ...{ organization: slug, now: Date.now, caseDataParts: [], caseDataOf },
    ...{ cases: new CasesStore(table, slug, origin), caseRights: { get: async () => rights } },
  } as unknown as JobContext;
  const left = async () =>
    (await ownedBy(slug)).filter(
      ({ pk, sk, kind }) => `${pk} ${sk}`.includes(record.id) && kind !== 'erasure',
    );
  let cursor: string | null = '0';
  const sizes: number[] = [];
  while (cursor !== null) {
    const job = { id: 'job', task: { kind: 'erasure', caseId: record.id }, cursor } as unknown as JobRecord;
    const step = await takeErasureStep(job, context);
    await table.transact(step.writes);
    sizes.push((await left()).length);
    cursor = step.cursor;
  }
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.at(-1)).toBe(0);
});
