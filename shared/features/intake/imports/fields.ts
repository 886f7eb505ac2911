import { fileDateOrders } from '../../../core/reading/date-orders-of-file.ts';

/** Fields for the columns of a file of children. */
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
  'guardianName',
  'guardianRelationship',
  'guardianEmail',
  'guardianMobile',
  'school',
  'grade',
  'tags',
] as const;
export type ImportField = (typeof importFields)[number];

/** Fields that several columns can contain, one part each. */
export const joinedFields: readonly ImportField[] = ['address', 'tags'];

/** The order of day and month if the year comes last. */
export const importDateOrders = fileDateOrders;
export type ImportDateOrder = (typeof importDateOrders)[number];
