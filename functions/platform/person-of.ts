import type { MemberRecord } from '../../shared/features/organizations/members/record.ts';

/** A member as records name whoever owns or did something. */
export const personOf = ({ id, fullName }: Pick<MemberRecord, 'id' | 'fullName'>) => ({ id, fullName });
