import { expect, test } from 'vitest';
import * as z from 'zod';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { CaseFields } from '../../../../shared/features/cases/cases/schema.ts';
import { merges } from '../../../../shared/features/cases/merges/endpoints.ts';
import { imports } from '../../../../shared/features/intake/imports/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { sampleUpTo } from '../../../support/sampling/sample-in-turn.ts';
import { settled } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { merge } from '../../cases/merges/samples.ts';
import { rowsOf } from './lists.ts';
import { makeDoneImport, rowOf } from './samples.ts';

async function undoImport(admin: Principal, importId: string) {
  await admin.call(imports.undoImport, { importId });
  await settled();
  return (await rowsOf(admin, importId)).map(({ undone }) => undone);
}

test('when an import is undone, a merge that was undone before does not count as a change that a user made', async () => {
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
  expect(await undoImport(admin, importId)).toEqual(['removed', 'restored']);
  expect(await violationsOf(slug)).toEqual([]);
});

/** Removes the fields about merges, which version 1.0.0 did not write. */
async function uncount(slug: string): Promise<void> {
  const { ownedBy, table } = await openRawTable();
  for (const { mergeSteps, editedVersion, ...put } of await ownedBy(slug))
    if (mergeSteps !== undefined || editedVersion !== undefined) await table.transact([{ put }]);
}

/**
 * Each line: steps around an import that fills the blank grade of a case with P5; what undoing the import
 * does; and the grade afterwards. `edit` sets the grade to P6; `uncount` makes earlier steps look as if
 * version 1.0.0 had done them.
 */
const runs = [
  ['merge 1, fill', 'restored', null],
  ['merge 1, fill, undo 1', 'restored', null],
  ['merge 1, fill, undo 1, edit', 'kept', 'P6'],
  ['merge 1, fill, edit, undo 1', 'kept', 'P6'],
  ['fill, merge 1', 'kept', 'P5'],
  ['fill, merge 1, undo 1', 'restored', null],
  ['fill, merge 1, undo 1, edit', 'kept', 'P6'],
  ['fill, merge 1, edit, undo 1', 'kept', 'P6'],
  ['fill, edit, merge 1, undo 1', 'kept', 'P6'],
  ['merge 1, fill, merge 2', 'kept', 'P5'],
  ['merge 1, fill, merge 2, undo 1', 'kept', 'P5'],
  ['merge 1, fill, merge 2, undo 2', 'restored', null],
  ['merge 1, merge 2, fill, undo 1, undo 2', 'restored', null],
  ['merge 1, merge 2, fill, undo 2, undo 1, edit', 'kept', 'P6'],
  ['merge 1, uncount, fill, undo 1', 'restored', null],
  ['merge 1, uncount, fill, undo 1, edit', 'kept', 'P6'],
  ['merge 1, undo 1, uncount, fill', 'restored', null],
  ['fill, merge 1, uncount', 'kept', 'P5'],
  ['fill, merge 1, uncount, undo 1', 'kept', 'P5'],
] as const;

test.each(sampleUpTo('undo after merge', 4, runs))(
  'undoing an import gives the expected result after: %s',
  async (run, undone, grade) => {
    const { admin, slug } = await openClinic();
    const known = await makeCase(admin, {
      fullName: 'Kid 1',
      otherName: null,
      fileNumber: null,
      grade: null,
    });
    const others = [await makeCase(admin, { grade: null }), await makeCase(admin, { grade: null })];
    const caseId = known.id;
    let importId = '';
    for (const step of run.split(', ')) {
      const [name, number] = step.split(' ');
      const absorbedId = others[Number(number) - 1]?.id ?? '';
      if (name === 'merge') await merge(admin, known, { id: absorbedId });
      if (name === 'undo') await admin.call(merges.undoMerge, { caseId, absorbedId });
      if (name === 'uncount') await uncount(slug);
      if (name === 'fill')
        importId = await makeDoneImport(admin, [rowOf(1, { birthDate: known.birthDate, grade: 'P5' })]);
      if (name === 'edit') {
        const { data } = await admin.call(cases.getCase, { caseId });
        const fields = z.object(CaseFields.shape).parse(data);
        await admin.call(cases.changeCase, { ...fields, grade: 'P6', caseId, version: data.version });
      }
    }
    expect(await undoImport(admin, importId)).toEqual([undone]);
    expect((await admin.call(cases.getCase, { caseId })).data.grade).toBe(grade);
    expect(await violationsOf(slug)).toEqual([]);
  },
);

test('undoing an import keeps a case that was merged into another case', async () => {
  const { admin, slug } = await openClinic();
  const importId = await makeDoneImport(admin, [rowOf(1)]);
  const [created] = await rowsOf(admin, importId);
  const into = await makeCase(admin);
  await merge(admin, into, { id: created?.case?.id ?? '' }, ['grade']);
  expect(await undoImport(admin, importId)).toEqual(['kept']);
  expect(await violationsOf(slug)).toEqual([]);
});
