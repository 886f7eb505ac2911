import { expect, test } from 'vitest';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { imports } from '../../../../shared/features/intake/imports/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { settled } from '../../../support/world.ts';
import { countCases, importOf, type ListedChild, listOf, rowsOf } from './lists.ts';
import { makeCheckedImport } from './samples.ts';

const timeoutMs = 300_000;
/** The day of a year with this number; 0 is 1 January. */
const dayOf = (year: number, at: number) =>
  new Date(Date.UTC(year, 0, 1) + at * dayMs).toISOString().slice(0, 10);
const han = (at: number) => String.fromCodePoint(0x4e00 + at);
const latin = (at: number) => String.fromCodePoint(97 + at);
const groups = { twins: 20, triplets: 5, namesakes: 10, families: 20, others: 65 };
/**
 * Number of children about whom the import must ask the user: one of each two twins, two of each three
 * triplets, and one of each two namesakes.
 */
const toDecide = groups.twins + 2 * groups.triplets + groups.namesakes;
const many = <One>(count: number, make: (at: number) => One[]) =>
  Array.from({ length: count }, (_, at) => make(at)).flat();

/** Makes the list of a school with two hundred children. */
function schoolList(): ListedChild[] {
  return [
    ...many(groups.twins, at =>
      ['明', '红'].map(given => ({ fullName: `陈小${given}${han(at)}`, birthDate: dayOf(2016, at) })),
    ),
    ...many(groups.triplets, at =>
      ['Maya', 'Mara', 'Mala'].map(given => ({
        fullName: `${given} Anderson`,
        birthDate: dayOf(2015, 63 * at),
      })),
    ),
    ...many(groups.namesakes, at =>
      (['female', 'male'] as const).map((gender, index) => ({
        ...{ fullName: 'Alex Lee', birthDate: dayOf(2014, 33 * at), gender },
        ...(at % 2 === 0 && { fileNumber: `A-${at}-${index}` }),
      })),
    ),
    ...many(groups.families, at =>
      ['Tom', 'Susan', 'Peter'].map((given, index) => ({
        ...{ fullName: `${given} Hill${latin(at)}`, birthDate: dayOf(2008 + index, 11 * at + index) },
        mobile: `+8529123${String(at).padStart(4, '0')}`,
      })),
    ),
    ...many(groups.others, at => [
      { fullName: `Nora ${latin(Math.floor(at / 10))}${latin(at % 10)}sen`, birthDate: dayOf(2012, 5 * at) },
    ]),
  ];
}

async function numbersToDecide(who: Principal, importId: string): Promise<number[]> {
  const rows = await rowsOf(who, importId);
  return rows.filter(({ outcome }) => outcome === 'duplicate').map(({ number }) => number);
}

test.each([
  ['in file order', toDecide],
  ['in reverse order', toDecide / 2],
])(
  'a list of 200 children %s becomes exactly the cases that the import’s check and %i decisions of the user announce',
  async (order, decided) => {
    const { admin, slug } = await openClinic();
    const children = schoolList();
    expect(children).toHaveLength(200);
    const rows = listOf(order === 'in reverse order' ? children.toReversed() : children);
    const importId = await makeCheckedImport(admin, rows);
    expect(await importOf(admin, importId)).toMatchObject({ created: 200 - toDecide, duplicate: toDecide });
    const asNew = (await numbersToDecide(admin, importId)).slice(0, decided);
    await admin.call(imports.commitImport, { importId, asNew });
    const made = 200 - toDecide + decided;
    expect(await importOf(admin, importId)).toMatchObject({ created: made, duplicate: toDecide - decided });
    expect(await countCases(admin)).toBe(made);
    expect(await violationsOf(slug)).toEqual([]);
    console.log(`a list of 200 ${order}: ${made} cases, as the check and ${decided} decisions said`);
  },
  timeoutMs,
);

test(
  'two hundred children whom two admins import at the same time become two hundred cases',
  async () => {
    const { admin, join, slug } = await openClinic();
    const other = await join({ role: 'admin' });
    const rows = listOf(schoolList());
    const [mine = '', theirs = ''] = await Promise.all(
      [admin, other].map(who => makeCheckedImport(who, rows)),
    );
    await settled();
    const asNew = await numbersToDecide(admin, mine);
    expect(asNew).toHaveLength(toDecide);
    await Promise.all([
      admin.call(imports.commitImport, { importId: mine, asNew }),
      other.call(imports.commitImport, { importId: theirs, asNew }),
    ]);
    await settled();
    const both = await Promise.all([mine, theirs].map(id => importOf(admin, id)));
    expect(both.map(({ state }) => state)).toEqual(['done', 'done']);
    expect(both.reduce((sum, { created }) => sum + created, 0)).toBe(200);
    expect(both.reduce((sum, { unchanged }) => sum + unchanged, 0)).toBe(200);
    expect(await countCases(admin)).toBe(200);
    expect(await violationsOf(slug)).toEqual([]);
    console.log(`a list of 200 by two at once: ${both.map(({ created }) => created).join(' and ')} made`);
  },
  timeoutMs,
);
