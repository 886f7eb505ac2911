import { ownDataReaders as ofOrganizations } from '../features/organizations/feature.ts';
import { ownDataReaders as ofPeople } from '../features/people/feature.ts';
import type { OwnDataReaders } from './context.ts';

/** If a part of a person's data export is missing, this does not compile. */
export const ownDataReaders: OwnDataReaders = { ...ofOrganizations, ...ofPeople };
