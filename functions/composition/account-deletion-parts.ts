import { accountDeletionPart as ofOrganizations } from '../features/organizations/feature.ts';
import { accountDeletionPart as ofPeople } from '../features/people/feature.ts';
import type { AccountDeletionPart } from './account-deletion-context.ts';

/** What features do when an account is deleted, in order; the person goes last. */
export const accountDeletionParts: AccountDeletionPart[] = [ofOrganizations, ofPeople];
