import * as z from 'zod';
import { Instant, PlainDate, RequiredLine, Text, Version } from '../../../core/fields.ts';
import { CaseId, Id, MemberId } from '../../../core/ids.ts';
import { holds } from '../../../core/personal-data.ts';
import { CaseName } from '../../cases/cases/schema.ts';

export const ClassId = Id('class');

/** Most classes of one organisation, archived ones too. */
export const maxClasses = 1000;
/** Most children of a class at a time, and of all who were ever in it. */
export const maxChildren = 200;
export const maxStays = 400;
export const maxTeachers = 12;

/** Colours of classes; the red, amber and blue of the product mean something else. */
export const ClassColor = z.enum(['teal', 'plum', 'clay', 'olive']);
export type ClassColor = z.output<typeof ClassColor>;

const enteredFields = {
  name: RequiredLine,
  note: Text.default(''),
  color: ClassColor.default('teal'),
};

/** What a person enters about a class. */
export const ClassFields = z.strictObject({
  ...enteredFields,
  teacherIds: z.array(MemberId).max(maxTeachers).default([]),
});
export type ClassFields = z.output<typeof ClassFields>;

export const ClassMember = z.object({ id: MemberId, fullName: holds('staff', z.string()) });
export type ClassMember = z.output<typeof ClassMember>;

/** A child in a class, from a day until before another; null while it is still there. */
export const Stay = z.object({ caseId: CaseId, joinedOn: PlainDate, leftOn: PlainDate.nullable() });
export type Stay = z.output<typeof Stay>;

const sharedFields = {
  id: ClassId,
  name: RequiredLine,
  color: ClassColor,
  /** Who made it, or has taken it over. */
  owner: ClassMember,
  teachers: z.array(ClassMember),
  archivedAt: Instant.nullable(),
  /** Counts changes of everything but the children. */
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
};

/** A class as it is stored. */
export const StoredClass = z.object({
  ...sharedFields,
  note: Text,
  stays: z.array(Stay),
  /** Counts changes of the children, so that they and the rest are changed beside each other. */
  staysVersion: Version,
  /** Counts how often sessions were planned for it, so that it is not removed meanwhile. */
  plans: z.int().min(0).optional(),
  /** Removed ones can be brought back for a while. */
  removedAt: Instant.nullable(),
});
export type StoredClass = z.output<typeof StoredClass>;

/** A class in a list, as it is stored. */
export const StoredClassRow = z.object({
  ...sharedFields,
  childIds: z.array(CaseId),
  formerIds: z.array(CaseId),
  /** Of the former ones those who left last, and when: nobody else can still be about to leave. */
  leaving: z.array(z.object({ caseId: CaseId, leftOn: PlainDate })).optional(),
});
export type StoredClassRow = z.output<typeof StoredClassRow>;

/** When a class meets next, as far as the reader may see it. */
export const NextSession = z.object({
  id: Id('session'),
  date: PlainDate,
  start: z.string(),
  end: z.string(),
});
export type NextSession = z.output<typeof NextSession>;

/** A class in a list, with how many of its children the reader may see, and may not. */
export const ClassRow = z
  .object({
    ...sharedFields,
    children: z.int(),
    hidden: z.int(),
    /** Within two months, where that was asked for. */
    next: NextSession.nullable(),
  })
  .meta({ id: 'ClassRow' });
export type ClassRow = z.output<typeof ClassRow>;

/** A child of a class under its name. */
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

/** A class that was brought back. */
export const RestoredClass = Class.extend({
  /** Who made or taught it and has left since it was removed: the person who restores it takes over. */
  withheld: z.array(ClassMember).optional(),
}).meta({ id: 'RestoredClass' });
export type RestoredClass = z.output<typeof RestoredClass>;

export const ClassStatus = z.enum(['active', 'archived']);
export type ClassStatus = z.output<typeof ClassStatus>;
