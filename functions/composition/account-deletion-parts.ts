import { accountDeletionPart as ofOrganizations } from '../features/organizations/feature.ts';
import { accountDeletionPart as ofPeople } from '../features/people/feature.ts';
import type { AccountDeletionPart } from './account-deletion-context.ts';

/** In order; the person's own records go last. */
export const accountDeletionParts: AccountDeletionPart[] = [ofOrganizations, ofPeople];
