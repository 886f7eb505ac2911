import { mergeFields as ofCases } from '../features/cases/feature.ts';
import { mergeFields as ofEye } from '../features/eye/feature.ts';
import { mergeFields as ofNotes } from '../features/notes/feature.ts';
import { mergeFields as ofOrganizations } from '../features/organizations/feature.ts';
import { mergeFields as ofPeople } from '../features/people/feature.ts';
import { mergeFields as ofScreening } from '../features/screening/feature.ts';
import type { FieldSource } from './field-source.ts';

export const fieldSources: readonly FieldSource[] = [
  ...ofCases,
  ...ofNotes,
  ...ofPeople,
  ...ofOrganizations,
  ...ofEye,
  ...ofScreening,
];
