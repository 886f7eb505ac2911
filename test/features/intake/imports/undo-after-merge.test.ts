import { expect, test } from 'vitest';
import { merges } from '../../../../shared/features/cases/merges/endpoints.ts';
import { imports } from '../../../../shared/features/intake/imports/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { openWorld } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { merge } from '../../cases/merges/samples.ts';
import { makeDoneImport, rowOf } from './samples.ts';

const rowsOf = async (caller: Principal, importId: string) =>
  (await caller.call(imports.listImportRows, { importId, limit: 100 })).data.data;

test('an undo knows that a merge which was undone is no edit', async () => {
  const { admin, slug } = await openClinic();
  const known = await makeCase(admin, { fullName: 'Kid 2', otherName: null, fileNumber: null, grade: null });
  const mergeTwice = async (from: string) => {
    const into = await makeCase(admin);
    for (const [survivor, absorbed] of [
      [known.id, from],
      [into.id, known.id],
    ] as const) {
      await merge(admin, { id: survivor }, { id: absorbed });
      await admin.call(merges.undoMerge, { caseId: survivor, absorbedId: absorbed });
    }
  };
  await mergeTwice((await makeCase(admin)).id);
  const rows = [rowOf(1), rowOf(2, { birthDate: known.birthDate, grade: 'P5' })];
  const importId = await makeDoneImport(admin, rows);
  const created = (await rowsOf(admin, importId))[0]?.case?.id ?? '';
  await mergeTwice(created);
  await admin.call(imports.undoImport, { importId });
  await (await openWorld()).backend.settled();
  expect((await rowsOf(admin, importId)).map(({ undone }) => undone)).toEqual(['removed', 'restored']);
  expect(await violationsOf(slug)).toEqual([]);
});
