import { nameOfCopy } from '../../../../shared/core/name-of-copy.ts';
import type { classes } from '../../../../shared/features/classes/classes/endpoints.ts';
import type { ClassMember } from '../../../../shared/features/classes/classes/schema.ts';
import { join } from '../../../../shared/features/classes/classes/stays.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler, OrganizationContext } from '../../../composition/context.ts';
import { personOf } from '../../../platform/person-of.ts';
import { readAssignable } from '../../cases/feature.ts';
import { ClassesStore } from './classes-store.ts';
import { openClass, openOwnClass, requireActive } from './open-class.ts';
import { showClass } from './show-class.ts';

const nobody = new Map();

/** Reads teachers, in the given order. Existing teachers may be suspended. @throws record.missing */
async function readTeachers(
  ids: readonly string[],
  known: readonly ClassMember[],
  context: Pick<OrganizationContext, 'members'>,
): Promise<ClassMember[]> {
  const unique = [...new Set(ids)];
  const added = await readAssignable(
    context,
    unique.filter(id => !known.some(teacher => teacher.id === id)),
  );
  const all = new Map([...known, ...added].map(teacher => [teacher.id, teacher]));
  return unique.flatMap(id => all.get(id) ?? []);
}

export const createClass: Handler<typeof classes.createClass> = async (
  { teacherIds, ...fields },
  context,
) => {
  const teachers = await readTeachers(teacherIds, [], context);
  return context
    .openStore(ClassesStore)
    .create({ ...fields, teachers }, personOf(context.actor), [], record => showClass(record, nobody));
};

export const changeClass: Handler<typeof classes.changeClass> = async (
  { classId, version, teacherIds, ...fields },
  context,
) => {
  const { record, show } = await openOwnClass(classId, context);
  requireActive(record);
  const teachers = await readTeachers(teacherIds, record.teachers, context);
  return context.openStore(ClassesStore).change(record, version, { ...fields, teachers }, show);
};

/** Copies a class; leaves out children whose cases are archived or hidden from the caller. */
export const copyClass: Handler<typeof classes.copyClass> = async ({ classId, locale }, context) => {
  const { organization, now } = context;
  const { record, cases, show } = await openClass(classId, context);
  const { name, note, color } = record;
  const children = show(record).children.filter(({ status }) => status === 'active');
  const stays = join(
    [],
    children.map(({ id }) => id),
    todayIn(organization.timeZone, now()),
  );
  const byId = new Map([...cases.values()].map(child => [child.id, child]));
  const members = await context.members.getAll(record.teachers.map(({ id }) => id));
  const teachers = members.flatMap(member => (member?.status === 'active' ? [personOf(member)] : []));
  return context
    .openStore(ClassesStore)
    .create({ name: nameOfCopy(name, locale), note, color, teachers }, personOf(context.actor), stays, copy =>
      showClass(copy, byId),
    );
};
