import type { ImportField } from './fields.ts';
import { foldHeading, guessField } from './guess-fields.ts';

/** Programs whose client lists are recognised by their headings. */
export const knownPrograms = ['SimplePractice', 'Cliniko'] as const;
export type KnownProgram = (typeof knownPrograms)[number];

type Columns = Record<string, ImportField>;

/**
 * Normalised headings of each program. `marks` are headings that no other program uses; a program is
 * recognised by them.
 */
const programs: Record<KnownProgram, { marks: string[][]; columns: Columns }> = {
  SimplePractice: {
    marks: [
      ['legal first name', 'legal last name'],
      ['first name', 'last name', 'primary clinician'],
      ['first name', 'last name', 'billing type'],
      ['client', 'primary clinician'],
    ],
    columns: {
      client: 'fullName',
      'first name': 'firstName',
      'legal first name': 'firstName',
      'last name': 'lastName',
      'legal last name': 'lastName',
      'preferred name': 'otherName',
      'what name do they go by': 'otherName',
      'date of birth': 'birthDate',
      dob: 'birthDate',
      birthdate: 'birthDate',
      sex: 'gender',
      gender: 'gender',
      email: 'contactEmail',
      'email address': 'contactEmail',
      'mobile phone': 'mobile',
      phone: 'mobile',
      'phone number': 'mobile',
      address: 'address',
      street: 'address',
      'street address': 'address',
      city: 'address',
      state: 'address',
      zip: 'postalCode',
      'zip code': 'postalCode',
      country: 'country',
      'client id': 'fileNumber',
      'external identifier': 'fileNumber',
    },
  },
  Cliniko: {
    marks: [
      ['first name', 'last name', 'old reference id'],
      ['first name', 'last name', 'emergency contact'],
      ['first name', 'last name', 'reminder type'],
      ['first name', 'last name', 'medicare'],
      ['first name', 'last name', 'dva card number'],
      ['first name', 'last name', 'unapplied account credit'],
    ],
    columns: {
      'first name': 'firstName',
      'last name': 'lastName',
      'preferred first name': 'otherName',
      'date of birth': 'birthDate',
      sex: 'gender',
      gender: 'gender',
      email: 'contactEmail',
      'mobile phone': 'mobile',
      'mobile number': 'mobile',
      mobile: 'mobile',
      'phone number': 'mobile',
      'address 1': 'address',
      'address 2': 'address',
      'address 3': 'address',
      city: 'address',
      suburb: 'address',
      state: 'address',
      'post code': 'postalCode',
      postcode: 'postalCode',
      country: 'country',
      'country code': 'country',
      'old reference id': 'fileNumber',
      'patient id': 'fileNumber',
      id: 'fileNumber',
    },
  },
};

/** Undefined if no known program writes these headings. */
export function findProgram(headings: readonly string[]): KnownProgram | undefined {
  const folded = new Set(headings.map(foldHeading));
  return knownPrograms.find(name =>
    programs[name].marks.some(marks => marks.every(mark => folded.has(mark))),
  );
}

/**
 * Fields that are read only from standard columns of the program, not from columns that a clinic has added.
 */
const namedByProgram: readonly ImportField[] = ['fullName', 'lastName', 'firstName', 'fileNumber'];

/** The column mapping for files of a program. Only fields that can be split are mapped to several columns. */
export function columnsOfProgram(
  name: KnownProgram,
  headings: readonly string[],
  joined: readonly ImportField[],
): Map<string, ImportField> {
  const found = new Map<string, ImportField>();
  const taken = new Set<ImportField>();
  const take = (heading: string, field: ImportField | undefined) => {
    if (!field || found.has(heading) || (taken.has(field) && !joined.includes(field))) return;
    taken.add(field);
    found.set(heading, field);
  };
  for (const heading of headings) take(heading, programs[name].columns[foldHeading(heading)]);
  for (const heading of headings) {
    const guessed = guessField(heading);
    if (guessed && !namedByProgram.includes(guessed)) take(heading, guessed);
  }
  return found;
}
