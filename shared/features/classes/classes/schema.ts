import * as z from 'zod';
import { Instant, PlainDate, RequiredLine, Text, Version } from '../../../core/fields.ts';
import { CaseId, Id, MemberId } from '../../../core/ids.ts';
import { holds } from '../../../core/personal-data.ts';
import { CaseName } from '../../cases/cases/schema.ts';

export const ClassId = Id('class');

/** Maximum number of classes of one organisation, including archived ones. */
export const maxClasses = 1000;
export const maxTeachers = 12;

/** Colours of classes. Not red, amber and blue, because these have fixed meanings in the product. */
export const ClassColor = z.enum(['teal', 'plum', 'clay', 'olive']);
export type ClassColor = z.output<typeof ClassColor>;

const enteredFields = {
  name: RequiredLine,
  note: Text.default(''),
  color: ClassColor.default('teal'),
};

export const ClassFields = z.strictObject({
  ...enteredFields,
  teacherIds: z.array(MemberId).max(maxTeachers).default([]),
});
export type ClassFields = z.output<typeof ClassFields>;

export const ClassMember = z.object({ id: MemberId, fullName: holds('staff', z.string()) });
export type ClassMember = z.output<typeof ClassMember>;

/**
 * A child's stay in a class. `leftOn` is the first day on which the child is no longer in the class; null
 * while the child stays.
 */
export const Stay = z.object({ caseId: CaseId, joinedOn: PlainDate, leftOn: PlainDate.nullable() });
export type Stay = z.output<typeof Stay>;

const sharedFields = {
  id: ClassId,
  name: RequiredLine,
  color: ClassColor,
  /** The person who created the class or took it over. */
  owner: ClassMember,
  teachers: z.array(ClassMember),
  archivedAt: Instant.nullable(),
  /** Increases with every change of the class except changes of its children. */
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
};

export const StoredClass = z.object({
  ...sharedFields,
  note: Text,
  stays: z.array(Stay),
  /**
   * Increases with every change of the children. It is separate from `version`, so that children and other
   * fields can be changed at the same time.
   */
  staysVersion: Version,
  /** Increases when sessions are planned for the class, so that deleting the class at the same time fails. */
  plans: z.int().min(0).optional(),
  /** When the class was deleted; a deleted class can be restored for a while. */
  removedAt: Instant.nullable(),
});
export type StoredClass = z.output<typeof StoredClass>;

export const StoredClassRow = z.object({
  ...sharedFields,
  childIds: z.array(CaseId),
  formerIds: z.array(CaseId),
  /**
   * The children who left most recently, with the first day on which they are no longer in the class; that
   * day may be in the future.
   */
  leaving: z.array(z.object({ caseId: CaseId, leftOn: PlainDate })).optional(),
});
export type StoredClassRow = z.output<typeof StoredClassRow>;

export const NextSession = z.object({
  id: Id('session'),
  date: PlainDate,
  start: z.string(),
  end: z.string(),
});
export type NextSession = z.output<typeof NextSession>;

/**
 * A class in a list: `children` is the number of children that the caller may see, `hidden` the number of
 * others.
 */
export const ClassRow = z
  .object({
    ...sharedFields,
    children: z.int(),
    hidden: z.int(),
    /** The next session of the class within two months; null unless the caller requested it. */
    next: NextSession.nullable(),
  })
  .meta({ id: 'ClassRow' });
export type ClassRow = z.output<typeof ClassRow>;

export const ClassChild = CaseName.extend({ joinedOn: PlainDate, leftOn: PlainDate.nullable() }).meta({
  id: 'ClassChild',
});
export type ClassChild = z.output<typeof ClassChild>;

/** A class with the children that the caller may see; `hidden` is the number of other children. */
export const Class = z
  .object({
    ...sharedFields,
    note: Text,
    children: z.array(ClassChild),
    former: z.array(ClassChild),
    hidden: z.int(),
  })
  .meta({ id: 'Class' });
export type Class = z.output<typeof Class>;

export const RestoredClass = Class.extend({
  /**
   * The owner or teachers who have left the organisation since the class was deleted. The person who restores
   * the class takes their place.
   */
  withheld: z.array(ClassMember).optional(),
}).meta({ id: 'RestoredClass' });
export type RestoredClass = z.output<typeof RestoredClass>;

export const ClassStatus = z.enum(['active', 'archived']);
export type ClassStatus = z.output<typeof ClassStatus>;
