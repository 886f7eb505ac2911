import { fileDateOrders } from '../../../core/reading/date-orders-of-file.ts';

/** Fields that a column in a file of children can contain. */
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

/** Fields whose value can be split over several columns. */
export const joinedFields: readonly ImportField[] = ['address', 'tags'];

/** Orders of day and month that a file can have, for dates whose year comes last. */
export const importDateOrders = fileDateOrders;
export type ImportDateOrder = (typeof importDateOrders)[number];
