import { dateOrders } from '../../../core/dates/parse-cell-date.ts';

/** What a column of a file of children can hold. */
export const importFields = [
  'fullName',
  'lastName',
  'firstName',
  'otherName',
  'birthDate',
  'gender',
  'fileNumber',
  'contactEmail',
  'mobile',
  'address',
  'postalCode',
  'country',
  'fatherName',
  'fatherEmail',
  'fatherMobile',
  'motherName',
  'motherEmail',
  'motherMobile',
  'school',
  'grade',
  'tags',
] as const;
export type ImportField = (typeof importFields)[number];

/** Fields that several columns can hold, one part each. */
export const joinedFields: readonly ImportField[] = ['address', 'tags'];

/** The order of day and month where the year comes last. */
export const importDateOrders = dateOrders;
export type ImportDateOrder = (typeof importDateOrders)[number];
