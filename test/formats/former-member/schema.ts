import { FormerMemberRecord } from '../../../shared/features/organizations/members/record.ts';

export const schema = FormerMemberRecord;
