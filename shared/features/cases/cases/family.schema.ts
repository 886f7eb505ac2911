import * as z from 'zod';
import { Email, Line, optional, PersonName, Phone } from '../../../core/fields.ts';
import { holds } from '../../../core/personal-data.ts';

export const familyKinds = ['mother', 'father', 'guardian'] as const;
export type FamilyKind = (typeof familyKinds)[number];

/** How a guardian who is not a parent is related to the child. */
export const guardianRelationships = ['guardian', 'grandparent', 'other'] as const;

/** Father or mother. A parent without any field filled in is not recorded. */
export const Parent = z.strictObject({
  title: holds('family', optional(Line)),
  name: holds('family', optional(PersonName)),
  email: holds('contact', optional(Email)),
  mobile: holds('contact', optional(Phone)),
});

/** A guardian other than the parents, such as a grandparent. */
export const CaseGuardian = Parent.extend({
  relationship: z.enum(guardianRelationships).default('guardian'),
});

export interface Family {
  mother: z.output<typeof Parent> | null;
  father: z.output<typeof Parent> | null;
  guardian: z.output<typeof CaseGuardian> | null;
}

/** The recorded family members of a case. For a guardian, `relationship` says more than `kind`. */
export const familyOf = (record: Family) =>
  familyKinds.flatMap(kind => {
    const person = record[kind];
    return person ? [{ relationship: kind, ...person, kind }] : [];
  });
