import { accountDeletionPart as ofOrganizations } from '../features/organizations/feature.ts';
import { accountDeletionPart as ofPeople } from '../features/people/feature.ts';
import type { AccountDeletionPart } from './account-deletion-context.ts';

/**
 * What each feature does when an account is deleted, in this order. The person's records are deleted last.
 */
export const accountDeletionParts: AccountDeletionPart[] = [ofOrganizations, ofPeople];
