import { PendingEmail } from '../../../shared/features/people/account-security/schema.ts';

export const schema = PendingEmail;
