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

/** The fields of a class that a person enters. */
export const ClassFields = z.strictObject({
  ...enteredFields,
  teacherIds: z.array(MemberId).max(maxTeachers).default([]),
});
export type ClassFields = z.output<typeof ClassFields>;

export const ClassMember = z.object({ id: MemberId, fullName: holds('staff', z.string()) });
export type ClassMember = z.output<typeof ClassMember>;

/** A child's stay in a class. `leftOn` is the day of leaving; null while the child is in the class. */
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
   * Increases with every change of the children, so that children and other fields can be changed at the same
   * time.
   */
  staysVersion: Version,
  /** Increases when sessions are planned for the class, so that a concurrent deletion of the class fails. */
  plans: z.int().min(0).optional(),
  /** When the class was deleted; a deleted class can be restored for a while. */
  removedAt: Instant.nullable(),
});
export type StoredClass = z.output<typeof StoredClass>;

export const StoredClassRow = z.object({
  ...sharedFields,
  childIds: z.array(CaseId),
  formerIds: z.array(CaseId),
  /** The children who left most recently, with their last day; some may still be in the class today. */
  leaving: z.array(z.object({ caseId: CaseId, leftOn: PlainDate })).optional(),
});
export type StoredClassRow = z.output<typeof StoredClassRow>;

/** The parts of a class's next session that the reader may see. */
export const NextSession = z.object({
  id: Id('session'),
  date: PlainDate,
  start: z.string(),
  end: z.string(),
});
export type NextSession = z.output<typeof NextSession>;

/** A class in a list, with the numbers of children that the reader may see and may not see. */
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

/** A class with the children that the reader may see, and the number of the others. */
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
  /** Owner or teachers who have left since the deletion; the person who restores the class replaces them. */
  withheld: z.array(ClassMember).optional(),
}).meta({ id: 'RestoredClass' });
export type RestoredClass = z.output<typeof RestoredClass>;

export const ClassStatus = z.enum(['active', 'archived']);
export type ClassStatus = z.output<typeof ClassStatus>;
