import { expect, test } from 'vitest';
import { duplicates } from '../../../../shared/features/cases/duplicates/endpoints.ts';
import { imports } from '../../../../shared/features/intake/imports/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { settled } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { countCases, importOf, type ListedChild, listOf, rowsOf } from './lists.ts';
import { makeCheckedImport } from './samples.ts';

const born = (at: number) =>
  `2016-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`;

/**
 * Children of families with twins, with triplets, with namesakes, and with siblings who have the same phone
 * number.
 */
function familiesOf(twins: number): ListedChild[] {
  const given = ['明', '红'];
  const pairs = Array.from({ length: twins }, (_, at) => [
    { fullName: `陈小${given[0]}${String.fromCodePoint(0x4e00 + at)}`, birthDate: born(at) },
    { fullName: `陈小${given[1]}${String.fromCodePoint(0x4e00 + at)}`, birthDate: born(at) },
  ]);
  return [
    ...pairs.flat(),
    ...['Maya', 'Mara', 'Mala'].map(name => ({ fullName: `${name} Anderson`, birthDate: '2015-05-05' })),
    { fullName: 'Ann Lee', birthDate: '2014-04-04', fileNumber: 'A-1', gender: 'female' as const },
    { fullName: 'Ann Lee', birthDate: '2014-04-04', fileNumber: 'A-2', gender: 'female' as const },
    { fullName: 'Tom Hill', birthDate: '2013-03-03', mobile: '+85291234567' },
    { fullName: 'Sue Hill', birthDate: '2011-01-31', mobile: '+85291234567' },
  ];
}

test.each(['in file order', 'in reverse order'])(
  'a list %s with twins, triplets and namesakes becomes exactly the cases that the import’s check announces',
  async order => {
    const { admin, slug } = await openClinic();
    const children = familiesOf(20);
    const rows = listOf(order === 'in reverse order' ? children.toReversed() : children);
    const importId = await makeCheckedImport(admin, rows);
    const checked = await importOf(admin, importId);
    expect(checked).toMatchObject({ created: rows.length - 23, duplicate: 23 });
    const toDecide = (await rowsOf(admin, importId)).filter(({ outcome }) => outcome === 'duplicate');
    for (const row of toDecide) {
      expect(row.likelyRows[0]).toMatchObject({ birthDate: row.birthDate });
      expect(row.likelyRows[0]?.line).toBeLessThan(row.line);
    }
    const asNew = toDecide.slice(0, 10).map(({ number }) => number);
    await admin.call(imports.commitImport, { importId, asNew });
    expect(await importOf(admin, importId)).toMatchObject({
      ...{ state: 'done', created: checked.created + 10, duplicate: 13, unchanged: 0 },
    });
    expect(await countCases(admin)).toBe(checked.created + 10);
    expect(await violationsOf(slug)).toEqual([]);
  },
);

test('if the user marks twins as different children, two concurrent imports create one case per twin', async () => {
  const { admin, join, slug } = await openClinic();
  const other = await join({ role: 'admin' });
  const rows = listOf(familiesOf(6));
  const ids = await Promise.all([admin, other].map(who => makeCheckedImport(who, rows)));
  const asNew = (await rowsOf(admin, ids[0] ?? ''))
    .filter(({ outcome }) => outcome === 'duplicate')
    .map(({ number }) => number);
  await Promise.all([
    admin.call(imports.commitImport, { importId: ids[0] ?? '', asNew }),
    other.call(imports.commitImport, { importId: ids[1] ?? '', asNew }),
  ]);
  await settled();
  const both = await Promise.all(ids.map(id => importOf(admin, id)));
  expect(both.map(({ state }) => state)).toEqual(['done', 'done']);
  expect(both.reduce((sum, { created }) => sum + created, 0)).toBe(rows.length);
  expect(await countCases(admin)).toBe(rows.length);
  expect(await violationsOf(slug)).toEqual([]);
});

test('twins in two lists get a case each, even if both lists were checked before either list was imported', async () => {
  const { admin } = await openClinic();
  const [one = '', two = ''] = await Promise.all(
    ['陈小明', '陈小红'].map(fullName =>
      makeCheckedImport(admin, listOf([{ fullName, birthDate: '2016-06-06' }])),
    ),
  );
  await admin.call(imports.commitImport, { importId: one });
  await settled();
  await admin.call(imports.commitImport, { importId: two });
  expect(await importOf(admin, two)).toMatchObject({ created: 1, duplicate: 0 });
  expect(await countCases(admin)).toBe(2);
});

test('if a row has the name and birthday of an existing case but another file number or gender, the user must decide', async () => {
  const { admin } = await openClinic();
  const ann = { fullName: 'Ann Lee', birthDate: '2014-04-04', otherName: null };
  await makeCase(admin, { ...ann, gender: 'female', fileNumber: 'A-1' });
  const outcomeOf = async (child: ListedChild) => {
    const [row] = await rowsOf(admin, await makeCheckedImport(admin, listOf([{ ...ann, ...child }])));
    return row?.outcome;
  };
  expect(await outcomeOf({ gender: 'male' })).toBe('duplicate');
  expect(await outcomeOf({ fileNumber: 'A-2' })).toBe('duplicate');
  expect(await outcomeOf({ fileNumber: 'a-1', gender: 'male' })).not.toBe('created');
  expect(await outcomeOf({ gender: 'female' })).not.toBe('duplicate');
});

testInTurn('undoing an import also removes twins that were reported as likely duplicates', async () => {
  const { admin, slug } = await openClinic();
  const rows = listOf(familiesOf(3));
  const importId = await makeCheckedImport(admin, rows);
  const asNew = rows.map(({ number }) => number);
  await admin.call(imports.commitImport, { importId, asNew });
  expect(await importOf(admin, importId)).toMatchObject({ created: rows.length });
  expect((await admin.call(duplicates.listDuplicates, {})).data.data).not.toEqual([]);
  await admin.call(imports.undoImport, { importId });
  expect(await importOf(admin, importId)).toMatchObject({ removed: rows.length, kept: 0 });
  await settled();
  expect(await countCases(admin)).toBe(0);
  expect((await admin.call(duplicates.listDuplicates, {})).data.data).toEqual([]);
  expect(await violationsOf(slug)).toEqual([]);
});
