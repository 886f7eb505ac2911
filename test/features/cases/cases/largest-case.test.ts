import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { mirrorWrites } from '../../../../functions/features/cases/cases/case-items.ts';
import { CasesStore } from '../../../../functions/features/cases/cases/cases-store.ts';
import { newCase } from '../../../../functions/features/cases/cases/new-case.ts';
import { caseKey } from '../../../../functions/platform/storage/keys.ts';
import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { isAbsent } from '../../../../functions/platform/storage/write.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { maxAssignees } from '../../../../shared/features/cases/cases/schema.ts';
import { openClinic } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { openRawTable } from '../../../support/raw-table.ts';
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

test('all names and contacts of a child and the family can be replaced at once', async () => {
  const { admin, slug } = await openClinic();
  const { id: caseId, version } = await makeCase(admin, before);
  const after = bilingual('欧阳大文华', 'Benjamin Lok', 'Tsui', 5);
  const { data } = await admin.call(cases.changeCase, { ...after, caseId, version });
  expect(data).toMatchObject({ fullName: after.fullName, guardian: { name: after.guardian.name } });
  const found = async (text: string) => (await admin.call(cases.searchCases, { text })).data.data.length;
  expect([await found('Benjamin Tsui'), await found('bob tsui')]).toEqual([1, 1]);
  expect([await found('Alexander Chan'), await found('bob chan')]).toEqual([0, 0]);
  expect(await violationsOf(slug)).toEqual([]);
});

test('a case into which many were merged is erased with all index entries, the last ones with the case', async () => {
  const { table, ownedBy } = await openRawTable();
  const slug = randomUUID();
  const merged = Array.from({ length: 10 }, (_, at) => ({
    ...bilingual('李明', 'Ming', 'Li', at),
    of: newId('case', 0),
  }));
  const record = {
    ...newCase(before, 'staff', Date.now()),
    mergedIdentifiers: merged.map(({ of, fileNumber, contactEmail, mobile }) => ({
      of,
      fileNumber,
      contactEmail,
      mobile,
    })),
    assigned: Array.from({ length: maxAssignees }, () => ({ id: randomUUID(), fullName: 'Uma User' })),
  };
  await table.transact([{ put: { ...caseKey(slug, record.id), ...record }, when: isAbsent }]);
  for (const write of mirrorWrites(slug, undefined, record)) await table.transact([write]);
  const origin = { organization: slug, by: 'jobs', requestId: 'test', idempotency: undefined, now: Date.now };
  const writes = await new CasesStore(table, slug, origin).eraseWrites(record);
  expect(writes.length).toBeLessThanOrEqual(80);
  await table.transact(writes);
  const left = (await ownedBy(slug)).map(({ pk, sk }) => `${pk} ${sk}`);
  expect(left.filter(key => key.includes(record.id))).toEqual([]);
});
