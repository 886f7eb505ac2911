import { AccountDeletionRecord } from '../../../shared/features/people/account-deletion/record.ts';

export const schema = AccountDeletionRecord;
