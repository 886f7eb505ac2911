import { MemberRecord } from '../../../shared/features/organizations/members/record.ts';

export const schema = MemberRecord;
