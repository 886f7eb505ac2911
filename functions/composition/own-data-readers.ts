import { ownDataReaders as ofOrganizations } from '../features/organizations/feature.ts';
import { ownDataReaders as ofPeople } from '../features/people/feature.ts';
import type { OwnDataReaders } from './context.ts';

/** Readers of all parts of a person's data export. A missing part is a compile error. */
export const ownDataReaders: OwnDataReaders = { ...ofOrganizations, ...ofPeople };
