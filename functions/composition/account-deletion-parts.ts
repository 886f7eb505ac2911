import { accountDeletionPart as ofOrganizations } from '../features/organizations/feature.ts';
import { accountDeletionPart as ofPeople } from '../features/people/feature.ts';
import type { AccountDeletionPart } from './account-deletion-context.ts';

/** Each feature's part in deleting an account, in order. The person's own records are deleted last. */
export const accountDeletionParts: AccountDeletionPart[] = [ofOrganizations, ofPeople];
