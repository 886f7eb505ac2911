import type * as z from 'zod';
import type { Locale, Script } from '../../../../../shared/core/fields.ts';
import { readablePhone } from '../../../../../shared/core/places/readable-phone.ts';
import type { FamilyKind, Parent } from '../../../../../shared/features/cases/cases/family.schema.ts';
import { type genderChoices, ownGender } from '../../../../../shared/features/cases/cases/gender-choices.ts';
import { type Case, type CaseFields, Gender } from '../../../../../shared/features/cases/cases/schema.ts';
import type { PickedPerson } from '../../../../ui/picker/person-picker.tsx';

/** Form values of a parent or guardian. The relationship can be chosen only for a guardian. */
export interface ParentValues {
  relationship: string;
  title: string;
  name: string;
  email: string;
  mobile: string;
}

/** Form values of a case; an empty string means that a field is missing. */
export interface CaseValues {
  fullName: string;
  otherName: string;
  birthDate: string;
  /** `own` if `genderText` contains the family's own word for the gender. */
  gender: (typeof genderChoices)[number];
  genderText: string;
  contactEmail: string;
  mobile: string;
  address: string;
  country: string;
  state: string;
  postalCode: string;
  emailLanguage: Locale;
  /** Chinese script of emails; null means the script that the organisation uses. */
  emailScript: Script | null;
  father: ParentValues;
  mother: ParentValues;
  guardian: ParentValues;
  fileNumber: string;
  school: string;
  grade: string;
  tags: string[];
  photoId: string | null;
  /** Members assigned to the new case, other than its creator. */
  assigned: PickedPerson[];
}

type ParentRecord = z.output<typeof Parent> | null;
type GuardianRecord = CaseFields['guardian'];

const emptyPerson = (relationship: string): ParentValues => ({
  ...{ relationship, title: '', name: '', email: '', mobile: '' },
});

/** Values for a new case. By default, emails use the page language, and the country is the organisation's. */
export function emptyCase(emailLanguage: Locale, country = ''): CaseValues {
  return {
    fullName: '',
    otherName: '',
    birthDate: '',
    gender: 'notStated',
    genderText: '',
    contactEmail: '',
    mobile: '',
    address: '',
    country,
    state: '',
    postalCode: '',
    emailLanguage,
    emailScript: null,
    father: emptyPerson('father'),
    mother: emptyPerson('mother'),
    guardian: emptyPerson('guardian'),
    fileNumber: '',
    school: '',
    grade: '',
    tags: [],
    photoId: null,
    assigned: [],
  };
}

export function toFormValues(record: Case): CaseValues {
  return {
    fullName: record.fullName,
    otherName: record.otherName ?? '',
    birthDate: record.birthDate ?? '',
    gender: record.gender ?? (record.genderText ? ownGender : 'notStated'),
    genderText: record.genderText ?? '',
    contactEmail: record.contactEmail ?? '',
    mobile: readablePhone(record.mobile ?? ''),
    address: record.address ?? '',
    country: record.country ?? '',
    state: record.state ?? '',
    postalCode: record.postalCode ?? '',
    emailLanguage: record.emailLanguage,
    emailScript: record.emailScript,
    father: personValues('father', record.father),
    mother: personValues('mother', record.mother),
    guardian: personValues('guardian', record.guardian),
    fileNumber: record.fileNumber ?? '',
    school: record.school ?? '',
    grade: record.grade ?? '',
    tags: record.tags,
    photoId: record.photoId,
    assigned: record.assigned,
  };
}

/** Converts form values into request fields; the API contract's schema validates them before sending. */
export function toFields(values: CaseValues): z.input<typeof CaseFields> {
  return {
    fullName: values.fullName,
    otherName: orNull(values.otherName),
    birthDate: orNull(values.birthDate),
    gender: Gender.safeParse(values.gender).data ?? null,
    genderText: orNull(values.genderText),
    contactEmail: orNull(values.contactEmail),
    mobile: orNull(values.mobile),
    address: orNull(values.address),
    country: orNull(values.country),
    state: orNull(values.state),
    postalCode: orNull(values.postalCode),
    emailLanguage: values.emailLanguage,
    emailScript: values.emailScript,
    father: parentFields(values.father),
    mother: parentFields(values.mother),
    guardian: guardianFields(values.guardian),
    fileNumber: orNull(values.fileNumber),
    school: orNull(values.school),
    grade: orNull(values.grade),
    tags: values.tags,
    photoId: values.photoId,
  };
}

export const assignedIdsOf = ({ assigned }: CaseValues): string[] => assigned.map(({ id }) => id);

const orNull = (text: string): string | null => text.trim() || null;

function personValues(kind: FamilyKind, person: ParentRecord | GuardianRecord): ParentValues {
  if (!person) return emptyPerson(kind);
  const { title, name, email, mobile, relationship } = { relationship: kind, ...person };
  const readable = readablePhone(mobile ?? '');
  return { relationship, title: title ?? '', name: name ?? '', email: email ?? '', mobile: readable };
}

function guardianFields(values: ParentValues): GuardianRecord {
  const fields = parentFields(values);
  return (
    fields && { ...fields, relationship: values.relationship as NonNullable<GuardianRecord>['relationship'] }
  );
}

function parentFields({ title, name, email, mobile }: ParentValues): ParentRecord {
  const fields = {
    title: orNull(title),
    name: orNull(name),
    email: orNull(email),
    mobile: orNull(mobile),
  };
  return Object.values(fields).some(Boolean) ? fields : null;
}
