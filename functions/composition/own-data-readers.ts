import { ownDataReaders as ofOrganizations } from '../features/organizations/feature.ts';
import { ownDataReaders as ofPeople } from '../features/people/feature.ts';
import type { OwnDataReaders } from './context.ts';

/** A missing part does not compile. */
export const ownDataReaders: OwnDataReaders = { ...ofOrganizations, ...ofPeople };
