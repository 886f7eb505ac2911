import { expect, test } from 'vitest';
import { decideRow } from '../../../../functions/features/intake/imports/decide-row.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { ImportRowRecord } from '../../../../shared/features/intake/imports/schema.ts';
import { rowOf } from './samples.ts';

type Person = Partial<Record<'title' | 'name' | 'email' | 'mobile' | 'relationship', string>>;
type Family = Partial<Record<'father' | 'mother' | 'guardian', Person>>;
const person = (given: Person) => ({ title: null, name: null, email: null, mobile: null, ...given });
const familyOf = (family: Family) =>
  Object.fromEntries(Object.entries(family).map(([who, given]) => [who, person(given)]));

const { child } = rowOf(1, { fullName: 'Ann Chan', birthDate: '2017-03-14' });

/**
 * Returns the decision about an import row whose child certainly has a case. `known` is the family in the
 * case, and `read` the family in the row.
 */
async function decided(
  known: Family,
  read: Family,
  inGuardianColumns: ImportRowRecord['inGuardianColumns'] = [],
) {
  const record = { ...child, ...familyOf(known), status: 'active', version: 1 } as unknown as Case;
  const importedCases = {
    check: async (fields: object) => ({ fields }),
    match: async () => ({ certain: record, likely: [] }),
  };
  const row = { child: { ...child, ...familyOf(read) }, problems: [], inGuardianColumns };
  const { outcome, filled, problems } = await decideRow(
    row as unknown as ImportRowRecord,
    () => 'created',
    {} as never,
    { importedCases } as never,
  );
  return { outcome, filled, problems };
}

const ann = { name: 'Ann Ho', relationship: 'other' };

test.each([
  ['a guardian of another name', ann, { name: 'Bea Ho', mobile: '91234567' }, 'guardianName', 'Bea Ho'],
  ['a number without a name', ann, { mobile: '91234567' }, 'guardianMobile', '91234567'],
  ['an address without a name', ann, { email: 'bea@test.example' }, 'guardianEmail', 'bea@test.example'],
  ['a name where only a number is known', { mobile: '98765432' }, ann, 'guardianName', 'Ann Ho'],
])(
  'in an import, %s counts as a different person from the guardian of the case, and the row is reported',
  async (_, known, read, field, text) => {
    const other = { relationship: 'other', ...read };
    expect(await decided({ guardian: known }, { guardian: other })).toEqual({
      ...{ outcome: 'unchanged', filled: [] },
      problems: [{ field, problem: 'otherPerson', text }],
    });
  },
);

test('an imported parent whose name differs from the parent’s in the case counts as a different person and is reported', async () => {
  const read = { mother: { name: 'Bea Ho' }, father: { name: 'Li Ming' } };
  const known = { mother: { name: 'Ann Lee' }, father: { name: 'Wong Tai' } };
  expect((await decided(known, read, ['motherName'])).problems).toEqual([
    { field: 'fatherName', problem: 'otherPerson', text: 'Li Ming' },
    { field: 'guardianName', problem: 'otherPerson', text: 'Bea Ho' },
  ]);
});

test('an import fills blank fields of a guardian if the name, email address or phone number shows that it is the same person', async () => {
  const filledBy = async (known: Person, read: Person) => {
    const { filled, problems } = await decided({ guardian: known }, { guardian: read });
    return { filled, problems };
  };
  expect(await filledBy(ann, { name: 'Ms Ann Ho', mobile: '91234567' })).toEqual({
    ...{ filled: ['guardian.mobile'], problems: [] },
  });
  expect(await filledBy({ mobile: '+852 9123 4567' }, { name: 'Ann Ho', mobile: '91234567' })).toEqual({
    ...{ filled: ['guardian.name'], problems: [] },
  });
  expect(await filledBy({ relationship: 'guardian' }, ann)).toEqual({
    ...{ filled: ['guardian.name'], problems: [] },
  });
  const own = { email: 'ann@test.example' };
  expect(await filledBy(own, own)).toEqual({ filled: [], problems: [] });
});
