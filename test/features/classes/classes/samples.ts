import { randomUUID } from 'node:crypto';
import { classes as calls, type classes } from '../../../../shared/features/classes/classes/endpoints.ts';
import type { Class } from '../../../../shared/features/classes/classes/schema.ts';
import type { Principal } from '../../../support/clinic.ts';
import { menuItem } from '../../../support/form.ts';
import type { SampleContext, Samples } from '../../../support/sample.ts';
import { makeCase } from '../../cases/cases/samples.ts';

const fieldsOf = (name = `Class ${randomUUID()}`, teacherIds: string[] = []) => ({
  name,
  note: 'First line\nSecond',
  color: 'plum' as const,
  teacherIds,
});

/** Fields of a class taught by an admin. */
const taughtFields = ({ clinic }: SampleContext) => fieldsOf(undefined, [clinic.admin.person.id]);

export async function makeClass(maker: Principal, name?: string): Promise<Class> {
  return (await maker.call(calls.createClass, fieldsOf(name))).data;
}

export async function makeClassWithChild(
  maker: Principal,
  { name, caseId }: { name?: string; caseId?: string } = {},
): Promise<Class> {
  const { id: classId } = await makeClass(maker, name);
  const child = caseId ?? (await makeCase(maker)).id;
  return (await maker.call(calls.addClassChildren, { classId, caseIds: [child] })).data;
}

/** A class made by `maker`: the caller or, if the caller must not see the class, an admin. */
const own = ({ maker }: SampleContext): Promise<Class> => makeClass(maker);

const named = { classId: 'class' } as const;
const whileMoved = ['record.missing', 'class.archived', 'version.conflict'] as const;

export const classesSamples: Samples<typeof classes> = {
  searchClasses: {
    input: async () => ({}),
    references: { caseId: 'caseFilter' },
    costGrowsWithData: true,
  },
  getClass: {
    input: async context => ({ classId: (await own(context)).id }),
    references: named,
  },
  createClass: {
    form: async ({ page, name, open }) => {
      await open('/classes?new=1');
      await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(name);
      return page.getByRole('button', { name: 'Add class' });
    },

    input: async context => taughtFields(context),
    references: { teacherIds: 'member' },
    fixedFields: ['teacherIds'],
    expectedOutput: ({ name, note }) => ({ name, note }),
    costGrowsWithData: true,
  },
  changeClass: {
    input: async context => ({
      ...taughtFields(context),
      classId: (await own(context)).id,
      version: 1,
    }),
    references: { ...named, teacherIds: 'member' },
    fixedFields: ['version', 'teacherIds'],
    expectedOutput: ({ name, note }) => ({ name, note }),
    allowedRaceErrors: [...whileMoved],
  },
  addClassChildren: {
    input: async context => ({
      classId: (await own(context)).id,
      caseIds: [(await makeCase(context.maker)).id],
    }),
    references: { ...named, caseIds: 'case' },
    fixedFields: ['caseIds'],
    allowedRaceErrors: [...whileMoved],
  },
  removeClassChild: {
    input: async context => {
      const { id: caseId } = await makeCase(context.maker);
      const { id: classId } = await own(context);
      await context.maker.call(calls.addClassChildren, { classId, caseIds: [caseId] });
      return { classId, caseId };
    },
    references: { ...named, caseId: 'case' },
    allowedRaceErrors: [...whileMoved],
    /** The endpoint reads all sessions of today, so its costs grow with their number. */
    costGrowsWithData: true,
  },
  copyClass: {
    form: async ({ page, maker, name, open }) => {
      await open(`/classes/${(await makeClass(maker, name)).id}`);
      return menuItem(page, `Actions for ${name}`, 'Copy');
    },

    input: async context => ({ classId: (await own(context)).id, locale: 'en' as const }),
    references: named,
    allowedRaceErrors: ['record.missing'],
    costGrowsWithData: true,
  },
  archiveClass: {
    input: async context => ({ classId: (await own(context)).id, version: 1, isArchived: true }),
    references: named,
    fixedFields: ['version', 'isArchived'],
    allowedRaceErrors: [...whileMoved],
  },
  removeClass: {
    input: async context => ({ classId: (await own(context)).id }),
    references: named,
    allowedRaceErrors: ['record.missing', 'class.in-use'],
  },
  restoreClass: {
    input: async context => {
      const { id: classId } = await own(context);
      await context.maker.call(calls.removeClass, { classId });
      return { classId };
    },
    references: named,
    allowedRaceErrors: ['record.missing'],
    costGrowsWithData: true,
  },
};
