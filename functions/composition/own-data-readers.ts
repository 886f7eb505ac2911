import { ownDataReaders as ofOrganizations } from '../features/organizations/feature.ts';
import { ownDataReaders as ofPeople } from '../features/people/feature.ts';
import type { OwnDataReaders } from './context.ts';

/** Readers of all parts of a person's data export. If a part is missing, this does not compile. */
export const ownDataReaders: OwnDataReaders = { ...ofOrganizations, ...ofPeople };
